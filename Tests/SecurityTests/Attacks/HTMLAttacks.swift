import Foundation
import HTML
import Testing

/// Attacks by HTML in pages, where nothing is set in `site.yml`.
@Suite struct HTMLAttacks {
  private static let vectors: [String] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "hostile-html.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "\n%%\n")
  }()

  /// What only the templates write: no page has more of them than one without HTML.
  private static let guarded: Set = [
    "applet", "base", "body", "button", "dialog", "embed", "form", "frame", "frameset", "head", "html",
    "iframe",
    "input", "link", "main", "math", "meta", "noscript", "object", "script", "select", "style", "svg", "template",
    "textarea",
    "title",
  ]

  /// No page with hostile HTML has more of the guarded elements than a harmless one, and it has no handlers or styles, and no address that runs.
  @Test func publishesNothingThatRuns() throws {
    #expect(Self.vectors.count > 200)
    let world = try World()
    try world.file("project/Content/site.yml", "version: 1\ntitle: Test\n")
    try world.file("project/Content/index.md", "---\ntitle: Home\n---\n\nText.\n")
    try world.file("project/Content/n/index.md", "---\ntitle: Section\n---\n\nText.\n")
    try world.file("project/Content/n/harmless.md", "---\ntitle: Page\n---\n\nText.\n")
    for (number, vector) in Self.vectors.enumerated() {
      try world.file("project/Content/n/page-\(number).md", "---\ntitle: Page\n---\n\n\(vector)\n\nText.\n")
    }
    let result = try Program.run(["build", "--fail-on", "never"], in: world.project)
    #expect(result.ending == .exited(0), "\(result.end)")
    let site = Snapshot(of: world.root.appending(path: "project/Public"))
    let harmless = Self.count(try #require(site.contents["n/harmless.html"])).elements
    for number in Self.vectors.indices {
      let page = try #require(site.contents["n/page-\(number).html"], "page \(number)")
      let (elements, faults) = Self.count(page)
      #expect(faults.isEmpty, "\(Self.vectors[number]): \(faults)")
      for name in Self.guarded {
        #expect(elements[name, default: 0] <= harmless[name, default: 0], "<\(name)> of \(Self.vectors[number])")
      }
    }
  }

  private static func count(_ page: Data) -> (elements: [String: Int], faults: [String]) {
    let bytes = Array(page)
    return bytes.withUnsafeBufferPointer { bytes in
      var elements: [String: Int] = [:]
      var faults: [String] = []
      guard let tree = HTMLTree(parsing: bytes) else { return (elements, ["it cannot be parsed"]) }
      var walk = tree.walk()
      while let event = walk.next() {
        guard case .enter(let node) = event, node.kind == .element else { continue }
        elements[node.name, default: 0] += 1
        for attribute in node.attributes {
          let value = String(decoding: attribute.value, as: UTF8.self)
          let address = value.unicodeScalars.filter { $0.value > 0x20 }.map(String.init).joined().lowercased()
          let isAddress = ["href", "src", "srcset", "action", "formaction", "data", "poster", "cite"].contains(
            attribute.name)
          let runs = isAddress && ["javascript:", "vbscript:", "data:text", "file:"].contains { address.hasPrefix($0) }
          if runs || attribute.name.hasPrefix("on") || attribute.name == "style" || attribute.name == "srcdoc" {
            faults.append("\(attribute.name)=\(value)")
          }
        }
      }
      return (elements, faults)
    }
  }
}
