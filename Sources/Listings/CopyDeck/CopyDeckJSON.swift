internal import Diagnostics
internal import Dialogs
import Writing

/// A copy deck for tools; documented here, and changed only together with `version`.
///
/// Members that do not apply are left out, never null. Dialogs come in the order of their pages' paths.
///
///     version    1, of this format; new members may appear without a new version
///     tool       name, version
///     dialogs    each has
///       page       below the site's root
///       id         of the figure
///       address    of the figure; absolute where the site has an address, otherwise below its root
///       kind       alert, action-sheet, modal or snackbar
///       platforms  that it is drawn for
///       packs      that judge it
///       marking    do or dont; left out for a dialog that is neither
///       language   BCP 47 tag
///       source     path of the page's file, and line on which the block begins
///       texts      in the order in which they are read
///         part     title, message, text-field placeholder, text-field value, button N, navigation leading, navigation
///                  trailing, content N, content N value, suppression or accessory; N counts from 1
///         role     of a button: default, destructive or cancel
///         text
///         line     of the file
package enum CopyDeckJSON {
  package static func bytes(_ deck: CopyDeck) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("tool") { json in
        json.member("name", "patternbook")
        json.member("version", deck.toolVersion)
      }
      json.member("dialogs", array: deck.entries) { dialog($1, of: deck, &$0) }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private static func dialog(_ entry: CopyDeck.Entry, of deck: CopyDeck, _ json: inout JSONWriter) {
    json.object { json in
      json.member("page", entry.page)
      json.member("id", entry.id)
      json.member("address", entry.address)
      json.member("kind", entry.dialog.kind.value.rawValue)
      json.member("platforms", array: entry.platforms) { $0.string($1.id) }
      json.member("packs", array: entry.packs) { $0.string($1) }
      if entry.dialog.marking != .plain { json.member("marking", entry.dialog.marking.rawValue) }
      json.member("language", entry.language)
      json.member("source") { json in
        json.member("path", deck.paths(entry.file.path))
        json.member("line", entry.fenceLine)
      }
      json.member("texts", array: entry.dialog.texts) { json, text in
        json.object { json in
          json.member("part", text.part.name)
          if let role = text.role { json.member("role", role.rawValue) }
          json.member("text", text.text.value)
          json.member("line", entry.line(of: text))
        }
      }
    }
  }
}
