package import Diagnostics
import Dialogs
package import YAML

extension HouseRule {
  /// Reads `house-rules:` of site.yml: the ID and definition of each rule.
  ///
  /// - Parameters:
  ///   - language: BCP 47 tag of the site's language.
  ///   - files: word lists that rules can name.
  /// - Returns: the valid rules, and findings in definitions and examples.
  package static func parse(
    _ node: YAMLNode, path: String, language: String, files: WordFiles
  ) -> (rules: [HouseRule], diagnostics: [Diagnostic]) {
    var reader = MappingReader(node, path: path, rules: ruleIDs, what: "“house-rules”")
    var rules: [HouseRule] = []
    for entry in reader.entries {
      guard checkID(entry, &reader) else { continue }
      var definition = HouseRuleReader(entry, path: path, language: language, files: files)
      if let rule = definition.read() {
        rules.append(rule)
        // An invalid rule need not pass its examples.
        if definition.diagnostics.isEmpty { reader.add(rule.judgeSamples(path: path)) }
      }
      reader.add(definition.diagnostics)
    }
    return (rules, reader.diagnostics)
  }

  static let ruleIDs = MappingReader.Rules(invalidValue: .houseRule, unknownKey: .houseRule)

  private static func checkID(_ entry: YAMLNode.Entry, _ reader: inout MappingReader) -> Bool {
    let parts = entry.key.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last.map(String.init) ?? ""
    if parts.count == 2, parts[0] == Pack.house.id, isKebab(name) { return true }
    let words = name.lowercased().split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
    let meant = words.isEmpty ? nil : "\(Pack.house.id)/" + words.joined(separator: "-")
    reader.report(
      "“\(entry.key)” is not a house rule ID",
      "Write “\(Pack.house.id)/” and a name in lowercase letters, digits, and hyphens. Use this ID in `rules`, `allow`, and `violates`.",
      at: entry.keyRange, meant: reader.entries.contains { $0.key == meant } ? nil : meant)
    return false
  }

  private static func isKebab(_ name: String) -> Bool {
    name.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
  }
}
