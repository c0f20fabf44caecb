import Diagnostics
import Files
import Guidelines

@testable import Site

/// A configuration is read or refused with a place, and the rules that it defines can be used.
enum ConfigurationProperties {
  static func check(_ bytes: [UInt8]) throws(Violation) {
    let file = SourceFile(path: SiteConfiguration.path, bytes: bytes)
    let (configuration, findings) = SiteConfiguration.parse(file, in: files)
    try FindingCheck.check(findings, in: file)
    if let url = configuration.url {
      try require(url.hasPrefix("http") && url.hasSuffix("/"), "the address is “\(url)”")
    }
    guard !configuration.houseRules.isEmpty || !configuration.rules.isEmpty else { return }
    let validator = Validator(settings: configuration.ruleSettings)
    let words = Validator(settings: RuleSettings(houseRules: configuration.houseRules))
    for validator in [validator, words] {
      let found = validator.validate(page.facts)
      try FindingCheck.check(found, in: page.file)
    }
  }

  private static let files = FileTree.memory(texts: ["Content/words.txt": "e-mail\n# Comment\n  log in\n\u{FEFF}x\n"])

  /// A page that rules of all kinds can find something on.
  private static let page = PageProbe(
    Array(
      """
      # E-mail

      Just tap Delete to log in. Wait… it is **simply** `code` [a link](page.md)!

      ```dialog
      kind: alert
      title: "Delete this e-mail, please?"
      message: You can’t log in again!
      buttons:
        - label: delete
          role: destructive
        - label: Cancel
          role: cancel
      ```

      """.utf8))
}
