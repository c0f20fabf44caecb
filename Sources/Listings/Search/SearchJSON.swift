internal import Search
import Writing

/// The results of a search for tools; documented here, and changed only together with `version`.
///
/// Members that do not apply are left out, never null. Pages and hits come best first.
///
///     version      1, of this format; new members may appear without a new version
///     tool         name, version
///     query        as it was typed
///     total        pages found, of which `pages` has the best
///     corrections  each has word, and others: words that were looked up as well
///     pages        each has
///       title
///       source     path of the page's file; left out for a page that is generated
///       address    absolute where the site has an address, otherwise below its root
///       trail      titles of the sections above the page
///       score      comparable within this answer only
///       hits       each has
///         kind     page (a section of the page), dialog or rule
///         title    the section's heading, the dialog's title or the rule's id
///         address  with the fragment
///         excerpt  one line of text around the words of the query; of a rule, its summary
///         do       of a rule: the words of a dialog that follows it
///         dont     of a rule: the words of a dialog that breaks it
///         source   of a rule: where it comes from
package enum SearchJSON {
  package static func bytes(_ listing: SearchListing) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("tool") { json in
        json.member("name", "patternbook")
        json.member("version", listing.toolVersion)
      }
      json.member("query", listing.query)
      json.member("total", listing.answer.total)
      json.member("corrections", array: listing.answer.corrections) { json, correction in
        json.object { json in
          json.member("word", correction.word)
          json.member("others", array: correction.others) { $0.string($1) }
        }
      }
      json.member("pages", array: listing.pages) { json, entry in page(entry.page, entry.source, &json) }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private static func page(_ page: SearchAnswer.Page, _ source: String?, _ json: inout JSONWriter) {
    json.object { json in
      json.member("title", page.title)
      if let source { json.member("source", source) }
      json.member("address", page.url)
      json.member("trail", array: page.trail) { $0.string($1) }
      json.member("score", page.score)
      json.member("hits", array: page.hits) { json, hit in
        json.object { json in
          json.member("kind", hit.entry.kind.rawValue)
          json.member("title", hit.title(on: page))
          json.member("address", hit.address(on: page))
          json.member("excerpt", hit.excerpt.map(\.text).joined())
          for (part, text) in hit.parts {
            switch part {
            case .toDo: json.member("do", text)
            case .toAvoid: json.member("dont", text)
            case .source: json.member("source", text)
            }
          }
        }
      }
    }
  }
}
