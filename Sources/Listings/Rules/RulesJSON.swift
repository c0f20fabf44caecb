internal import Diagnostics
internal import Dialogs
package import Guidelines
import Writing

/// The rules for tools; documented here, and changed only together with `version`.
///
/// Members that do not apply are left out, never null. Packs and rules come in the order of the guidelines.
///
///     version    1, of this format; new members may appear without a new version
///     tool       name, version
///     packs      id, name, summary, source, inForce (where neither page nor block names guidelines), and
///       statements       what the guideline says: text, section, rules (that check it), drawn (in mockups); where
///         there
///                        is neither, it is left to people
///     rules      each has
///       id, pack, summary, rationale, source
///       severity         as this site has it: error, warning, note or off
///       defaultSeverity  unless a site sets another
///       leniency         when findings weigh less than the severity says
///       looksAt          dialog, page, site (all pages together) or source (a file, as it is read)
///       kinds            of dialogs that it looks at, where it looks at dialogs
///       platforms        that it is about; left out for all
///       heuristic        why it may err; left out where it cannot
///       fixable          whether some of its findings come with a fix
///       options          name, type, default, value (both as site.yml would have them), summary
///       examples         verdict (passes or fails), form (block, page, site, configuration, template, words, files),
///         text,
///                        marks (start and end in UTF-8 bytes of text: what is found), fixed (the text after the fix),
///                        options (those that the example supposes, as site.yml would have them)
package enum RulesJSON {
  package static func bytes(_ chapters: [RuleBook.Chapter], toolVersion: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("tool") { json in
        json.member("name", "patternbook")
        json.member("version", toolVersion)
      }
      json.member("packs", array: chapters) { json, chapter in
        json.object { json in
          json.member("id", chapter.pack.id)
          json.member("name", chapter.pack.name)
          json.member("summary", chapter.pack.summary)
          if let source = chapter.pack.source { json.member("source", source) }
          json.member("inForce", chapter.isInForce)
          json.member("statements", array: chapter.statements) { json, statement in
            json.object { json in
              json.member("text", statement.text)
              json.member("section", statement.section)
              json.member("rules", array: statement.rules) { $0.string($1) }
              json.member("drawn", statement.isDrawn)
            }
          }
        }
      }
      json.member("rules", array: chapters.flatMap(\.sheets)) { rule($1, &$0) }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }

  private static func rule(_ sheet: RuleSheet, _ json: inout JSONWriter) {
    let description = sheet.description
    json.object { json in
      json.member("id", sheet.id)
      json.member("pack", description.pack)
      json.member("summary", description.summary)
      json.member("rationale", description.rationale)
      if let source = description.source { json.member("source", source) }
      json.member("severity", sheet.severity?.rawValue ?? "off")
      json.member("defaultSeverity", description.severity.rawValue)
      if let leniency = sheet.rule.leniency { json.member("leniency", leniency) }
      json.member("looksAt", sheet.subject.rawValue)
      if sheet.subject == .dialog {
        json.member("kinds", array: sheet.scope.kinds) { $0.string($1.rawValue) }
      }
      if let platforms = sheet.scope.platforms { json.member("platforms", array: platforms) { $0.string($1.id) } }
      if let heuristic = sheet.rule.heuristic { json.member("heuristic", heuristic) }
      json.member("fixable", sheet.hasFix)
      json.member("options", array: sheet.options) { option($1, &$0) }
      json.member("examples", array: sheet.examples) { example($1, &$0) }
    }
  }

  private static func option(_ option: RuleSheet.Option, _ json: inout JSONWriter) {
    json.object { json in
      json.member("name", option.name)
      json.member("type", option.typeName)
      json.member("default", option.initial)
      json.member("value", option.value)
      json.member("summary", option.summary)
    }
  }

  private static func example(_ example: RuleExample, _ json: inout JSONWriter) {
    json.object { json in
      json.member("verdict", example.verdict.rawValue)
      json.member("form", example.form.rawValue)
      json.member("text", example.text)
      json.member("marks", array: example.marks) { json, mark in
        json.object { json in
          json.member("start", mark.lowerBound)
          json.member("end", mark.upperBound)
        }
      }
      if let fixed = example.fixed { json.member("fixed", fixed) }
      if let options = example.options { json.member("options", options) }
    }
  }
}
