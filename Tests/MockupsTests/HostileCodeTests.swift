import Dialogs
import Foundation
import TestSupport
import Testing

@testable import Mockups
@testable import Snippets

/// Whatever a dialog says, its code is code, and says just that.
@Suite struct HostileCodeTests {
  static let texts = [
    "plain", "", "\"", "\\", "\\\"", "\"\"\"", "'", "`", "\\(name)", "$name ${name}", "\\u{41} \\u0041", "// /* */",
    "line\nline", "\r\n", "\t\u{0}\u{7}\u{1B}\u{7F}\u{85}", "</script><b>&amp;", "{x} }} <a/>", "%@ 100% %d",
    "**bold** [a](https://a.example)", "\u{202E}gnirts\u{202C}", "\u{2066}a\u{2069}\u{200E}\u{200F}\u{61C}",
    "a\u{2028}b\u{2029}c", "\u{FEFF}\u{200B}\u{2060}\u{AD}\u{3164}", "\u{E0041}\u{E007F}", "👩‍👩‍👧 می‌خواهم",
    "למחוק את החשבון?", "削除しますか？", "e\u{301}\u{301}", "); exit(1); (", "#\"raw\"#", "case default func",
  ]

  static func dialog(_ kind: DialogKind, _ text: String) -> Dialog {
    .sample(
      kind, title: text, message: text,
      buttons: [.destructive(text), .plain(text).disabled, .cancel(text), .plain(text)]
    ) {
      $0.textField =
        kind == .alert ? .init(placeholder: .text(text), value: .text(text), isSecure: false, range: 0..<0) : nil
      $0.icon = Sourced(.image(text), range: 0..<0)
      $0.suppression = .text(text)
      $0.accessory = .text(text)
      $0.help = Sourced(true, range: 0..<0)
      $0.navigation = .init(leading: .cancel(text), trailing: .plain(text).disabled, range: 0..<0)
      $0.content = [
        .field(label: .text(text), value: .text(text)), .field(label: .text(text), value: nil),
        .toggle(label: .text(text), isOn: true), .image(.text(text)), .text(.text(text)),
      ]
    }
  }

  static func snippets(_ text: String) -> [CodeSnippet] {
    DialogKind.allCases.flatMap { CodeSnippet.all(for: dialog($0, text), on: Platform.allCases) }
  }

  @Test(arguments: texts)
  func saysWhatTheDialogSays(_ text: String) {
    for snippet in Self.snippets(text) where snippet.framework.language != "html" {
      let scan = LiteralScan(snippet.text, language: snippet.framework.language)
      #expect(scan.fault == nil, "\(snippet.framework.id)\n\(snippet.text)")
      #expect(scan.literals.contains { $0.unicodeScalars.elementsEqual(text.unicodeScalars) }, "\(snippet.text)")
    }
  }

  @Test(arguments: Sample.all)
  func closesItsLiterals(_ sample: Sample) {
    for snippet in CodeTests.snippets(of: sample) where snippet.framework.language != "html" {
      let scan = LiteralScan(snippet.text, language: snippet.framework.language)
      #expect(scan.fault == nil, "\(snippet.framework.id)\n\(snippet.text)")
    }
  }

  /// Whatever a text is, the elements and attributes of HTML are the same, and it stands among them as it is.
  @Test(arguments: texts)
  func staysTextInHTML(_ text: String) {
    let shown = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isControl =
            scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || (0x7F..<0xA0).contains(scalar.value)
          return isControl ? "\u{FFFD}" : scalar
        }))
    for kind in DialogKind.allCases {
      let plain = Self.html(Self.dialog(kind, "plain")), hostile = Self.html(Self.dialog(kind, text))
      #expect(Self.tags(hostile) == Self.tags(plain), "\(hostile)")
      let decoded = hostile.replacing(/&#x([0-9A-F]+);/) { match in
        UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
      }.replacing("&#10;", with: "\n").replacing("&#9;", with: "\t").replacing("&quot;", with: "\"")
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
      #expect(shown.isEmpty || decoded.unicodeScalars.contains(Array(shown.unicodeScalars)), "\(hostile)")
    }
  }

  private static func html(_ dialog: Dialog) -> String {
    HTMLCode().code(for: dialog, on: .web).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The tags without the values of their attributes.
  private static func tags(_ html: String) -> [String] {
    html.matches(of: /<[^>]*>/).map { String($0.output.replacing(/"[^"]*"/, with: "\"\"")) }
  }

  private static var all: [CodeSnippet] { Sample.all.flatMap(CodeTests.snippets) + texts.flatMap(snippets) }

  /// The parser of the toolchain that runs the tests takes every Swift snippet.
  @Test func swiftParses() throws {
    let folder = try TemporaryFolder()
    let snippets = Self.all.filter { $0.framework.language == "swift" }
    #expect(snippets.count > 150)
    let files = try snippets.enumerated().map { index, snippet in
      let name = "\(index)-\(snippet.framework.id).swift"
      try folder.write(snippet.text, to: name)
      return folder.path(name)
    }
    let parser = try Program.run(named: "swiftc", ["-frontend", "-parse"] + files)
    #expect(parser.status == 0, "\(parser.messages)")
    #expect(parser.output.isEmpty && parser.messages.isEmpty)
  }

  /// Node takes every snippet in which no markup stands.
  @Test func scriptParses() throws {
    let snippets = Self.all.filter { $0.framework.language == "jsx" && !$0.text.contains("return (") }
    #expect(snippets.count > 60)
    let folder = try TemporaryFolder()
    // Node checks one file at a time: each snippet is a function of its own in it, imports and exports taken away.
    let bodies = snippets.enumerated().map { index, snippet in
      let lines = snippet.text.split(separator: "\n").filter { !$0.hasPrefix("import ") }
      return "function snippet\(index)() {\n"
        + lines.joined(separator: "\n").replacing("export function", with: "function") + "\n}\n"
    }
    try folder.write(bodies.joined(), to: "all.mjs")
    let node = try Program.run(named: "node", ["--check", folder.path("all.mjs")])
    #expect(node.status == 0, "\(node.messages)")
  }
}
