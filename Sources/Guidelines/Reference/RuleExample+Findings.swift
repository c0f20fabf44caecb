import Diagnostics
import Dialogs
import Mockups
import YAML

extension RuleExample {
  /// The findings of a dialog rule in the example, with the options of the example; empty for examples that are not
  /// blocks, and for rules that do not check single dialogs.
  package func findings(of rule: any Rule) -> [Finding] {
    guard form == .block, case .dialogs(let rule)? = rule.subject else { return [] }
    let file = SourceFile(path: "", text: text)
    let (dialog, _) = DialogParser.parse(
      infoString: infoString, excerpt: SourceExcerpt(0..<file.bytes.count, of: file), fence: SourceLocation(path: ""),
      platforms: Platform.allCases)
    guard let dialog else { return [] }
    let platforms = dialog.platforms?.map(\.value) ?? rule.scope.platforms ?? []
    let subject = DialogSubject(dialog, platforms: platforms, path: "", source: file.bytes)
    return rule.check(subject, ruleOptions(of: rule))
  }

  /// The options of the example.
  private func ruleOptions(of rule: any Rule) -> RuleOptions {
    guard let options else { return RuleOptions() }
    let id = rule.description.id
    let file = SourceFile(path: "", text: "\(id): \(options)\n")
    let node = try? YAMLParser.parse(SourceExcerpt(0..<file.bytes.count, of: file), limits: .configuration)
    guard let node else { return RuleOptions() }
    let ids = MappingReader.Rules(invalidValue: rule.description, unknownKey: rule.description)
    return RuleSettings.parse(rules: node, path: "", ids: ids, known: [rule]).rules[id]?.options ?? RuleOptions()
  }
}
