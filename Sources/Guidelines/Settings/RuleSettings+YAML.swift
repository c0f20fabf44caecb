package import Diagnostics
package import Dialogs
package import YAML

extension RuleSettings {
  /// Reads `rules:` of site.yml: each rule ID with a severity, or with a mapping of severity and options.
  ///
  /// - Parameter ids: the rule IDs of findings.
  package static func parse(
    rules node: YAMLNode, path: String, ids: MappingReader.Rules, known: [any Rule] = RuleList.all
  ) -> (rules: [String: Setting], diagnostics: [Diagnostic]) {
    var reader = MappingReader(node, path: path, rules: ids, what: "“rules”")
    var settings: [String: Setting] = [:]
    let byID = Dictionary(known.map { ($0.description.id, $0) }, uniquingKeysWith: { first, _ in first })
    let names = Array(byID.keys)
    for entry in reader.entries {
      guard let rule = byID[entry.key] else {
        reader.reportUnknown(entry, known: names, remedy: "Run “patternbook rules --all” to list all rules.")
        continue
      }
      guard !entry.value.isNull else { continue }
      settings[entry.key] = setting(of: rule, entry.value, path: path, ids: ids, into: &reader)
    }
    return (settings, reader.diagnostics)
  }

  private static func setting(
    of rule: any Rule, _ node: YAMLNode, path: String, ids: MappingReader.Rules, into reader: inout MappingReader
  ) -> Setting {
    var setting = Setting()
    guard case .mapping = node.content else {
      setting.severity = reader.choice(node, called: "“\(rule.description.id)”", Level.self)
      return setting
    }
    var fields = MappingReader(node, path: path, rules: ids, what: "“\(rule.description.id)”")
    setting.severity = fields.choice("severity", Level.self)?.value
    for option in rule.options {
      guard let value = fields.node(option.name) else { continue }
      read(value, for: option, into: &setting.options, &fields)
    }
    reader.add(fields.finish())
    return setting
  }

  private static func read(
    _ node: YAMLNode, for option: some ConfigurableOption, into options: inout RuleOptions,
    _ reader: inout MappingReader
  ) {
    guard let value = option.initial.read(node) else {
      reader.report("“\(option.name)” is not \(option.typeName)", "\(option.summary).", at: node.range)
      return
    }
    options.set(option.name, to: value)
  }
}

extension RuleOptionValue {
  fileprivate func read(_ node: YAMLNode) -> Self? { Self(option: node) }
}

extension Pack {
  /// Findings about unknown names in `guidelines:`.
  ///
  /// - Parameter rule: the rule under which they are reported.
  package static func unknown(among names: [Sourced<String>], path: String, rule: RuleDescription) -> [Diagnostic] {
    let known = all.map(\.id)
    return names.compactMap { name in
      if known.contains(name.value) { return nil }
      let location = SourceLocation(path: path, range: name.range)
      if alwaysInForce.contains(name.value) {
        return Diagnostic(
          rule: rule, severity: .error, summary: "“\(name.value)” is not a guideline",
          explanation: "Its rules are always enabled. Remove it.", location: location)
      }
      let nearest = nearestName(to: name.value, among: known)
      return Diagnostic(
        rule: rule, severity: .error,
        summary: "unknown guideline “\(name.value)”" + (nearest.map { "; did you mean “\($0)”?" } ?? ""),
        explanation: "Guidelines: \(known.joined(separator: ", ")).", location: location,
        fixes: nearest.map { [.init("replace with “\($0)”", edits: [.init(replace: name.range, with: $0)])] } ?? [])
    }
  }
}
