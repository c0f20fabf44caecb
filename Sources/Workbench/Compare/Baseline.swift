import Writing

/// Findings that a team has accepted for now, as a file to review and commit.
package struct Baseline: Sendable {
  /// The findings, in the order of the file; equal ones are repeated.
  package let findings: [FindingIdentity]

  /// The maximum size of the file in bytes.
  package static let sizeLimit = 50_000_000
  /// The maximum number of findings, however the file counts them.
  private static let countLimit = 1_000_000
  private static let version = 1

  /// - Parameter findings: in any order.
  package init(_ findings: [FindingIdentity]) {
    self.findings = findings.sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// Reads a file.
  ///
  /// - Returns: nil if the bytes are not a baseline of this version.
  package init?(_ bytes: [UInt8]) {
    guard case .object(let members) = JSONReader.value(of: bytes),
      case .number(Self.version) = members.first(where: { $0.name == "version" })?.value,
      case .list(let items) = members.first(where: { $0.name == "findings" })?.value
    else { return nil }
    var findings: [FindingIdentity] = []
    for item in items {
      guard case .object(let members) = item else { return nil }
      var texts: [String: String] = [:]
      var count = 1
      for member in members {
        switch member.value {
        case .text(let text): texts[member.name] = text
        case .number(let number) where member.name == "count": count = number
        default: return nil
        }
      }
      guard let rule = texts["rule"], count > 0, count <= Self.countLimit - findings.count else { return nil }
      let finding = FindingIdentity(
        rule: rule, path: texts["path"] ?? "", dialog: texts["dialog"] ?? "", text: texts["text"] ?? "")
      findings += repeatElement(finding, count: count)
    }
    self.init(findings)
  }

  /// The file: sorted, with one finding an object and a count of equal ones, so that changes are easy to review.
  package var bytes: [UInt8] {
    var items: [(finding: FindingIdentity, count: Int)] = []
    for finding in findings {
      if items.last?.finding == finding { items[items.count - 1].count += 1 } else { items.append((finding, 1)) }
    }
    return JSONValue.object([
      "version": .number(Self.version),
      "findings": .list(
        items.map { finding, count in
          let texts = [
            ("path", finding.path), ("rule", finding.rule), ("dialog", finding.dialog), ("text", finding.text),
          ].filter { !$0.1.isEmpty }.map { JSONValue.Member(name: $0.0, value: .text($0.1)) }
          return .object(texts + (count > 1 ? [JSONValue.Member(name: "count", value: .number(count))] : []))
        }),
    ]).bytes
  }
}

extension FindingIdentity {
  fileprivate var order: [String] { [path, rule, dialog, text] }

  /// One line for people: `Content/a.md: page/broken-link: b.md`.
  package var label: String {
    [path.isEmpty ? "site" : path, rule, text].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
