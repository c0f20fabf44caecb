import Foundation
import HTML
import Markdown
import Testing

/// What an attacker may write as HTML, and what of it is published: nothing but what is listed as safe.
///
/// The output is parsed again as a browser would parse it, so it does not matter how a vector was to work.
@Suite struct HostileHTMLTests {
  static let vectors: [String] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "SecurityTests/Attacks/hostile-html.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n%%\n")
  }()

  @Test func thereAreMany() {
    #expect(Self.vectors.count > 200)
  }

  @Test(arguments: vectors)
  func isPublishedSafely(_ vector: String) {
    for page in [
      vector, "a " + vector + " b", "> " + vector, "- a\n\n  " + vector, "<div>\n\n" + vector + "\n\n</div>",
    ] {
      Self.check(page)
    }
  }

  /// Two vectors after one another, in one paragraph or in two, might do what neither does.
  @Test(arguments: 0..<vectors.count)
  func isPublishedSafelyWithOthers(_ index: Int) {
    for step in stride(from: 1, to: Self.vectors.count, by: 59) {
      let other = Self.vectors[(index + step) % Self.vectors.count]
      Self.check(Self.vectors[index] + other)
      Self.check(Self.vectors[index] + "\n\n" + other)
    }
  }

  static func check(_ page: String) {
    let html = parse(page, pagePath: "page.md").html
    let faults = SafetyCheck.faults(in: html)
    #expect(faults.isEmpty, "\(faults) in \(String(decoding: html, as: UTF8.self)) of \(page)")
  }
}

/// Parses published HTML, and finds all that is not listed as safe.
enum SafetyCheck {
  /// What only our own renderer writes.
  private static let own: Set = [
    "aria-label", "checked", "class", "disabled", "id", "role", "start", "tabindex", "type",
  ]

  static func faults(in html: [UInt8]) -> [String] {
    html.withUnsafeBufferPointer { bytes in
      guard let tree = HTMLTree(parsing: bytes) else { return ["it cannot be parsed"] }
      var faults: [String] = []
      var walk = tree.walk()
      while let event = walk.next() {
        guard case .enter(let node) = event else { continue }
        switch node.kind {
        case .text: break
        case .comment: faults.append("a comment")
        case .element: faults += self.faults(in: node)
        }
      }
      return faults
    }
  }

  private static func faults(in node: HTMLNode) -> [String] {
    let name = node.name
    let attributes = node.attributes
    let isTaskBox = name == "input" && attributes.contains { $0.name == "disabled" }
    guard isTaskBox || SafeHTML.treatment(of: node) == .keep(name) else { return ["<\(name)>"] }
    return attributes.compactMap { attribute in
      if attribute.name.hasPrefix("on") || attribute.name == "style" { return attribute.name }
      switch SafeHTML.treatment(ofAttribute: attribute.name, on: name) {
      case .keep, .anchor: return nil
      case .address(let use):
        return HTMLAddress.isSafe(HTMLAddress.clean(attribute.value), for: use) && !runs(attribute.value)
          ? nil : "\(attribute.name)=\(String(decoding: attribute.value, as: UTF8.self))"
      case .addresses: return runs(attribute.value) ? "srcset" : nil
      case .remove, .style, .ignore: return own.contains(attribute.name) ? nil : attribute.name
      }
    }
  }

  /// Whether an address begins with a scheme that runs code, however it is written.
  private static func runs(_ value: [UInt8]) -> Bool {
    let letters = String(decoding: value.filter { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self).lowercased()
    return ["javascript:", "vbscript:", "data:text", "data:image/svg", "file:", "blob:"].contains {
      letters.hasPrefix($0)
    }
  }
}
