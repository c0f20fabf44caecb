import Dialogs
import Foundation
import Testing
import Writing

@testable import Mockups

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGTests {
  static let forms: [SVGPrinter.Form] = [
    .inline(idPrefix: "a"), .inline(idPrefix: "a", isHidden: true), .standalone(.light),
    .standalone(.dark, fonts: .measured), .standalone(.automatic),
  ]

  private func print(_ scene: Scene, _ form: SVGPrinter.Form) -> String {
    var writer = HTMLWriter()
    SVGPrinter.print(scene, form, into: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test(arguments: GoldenTests.Case.all, forms)
  func isWellFormed(_ example: GoldenTests.Case, _ form: SVGPrinter.Form) throws {
    guard let scene = MockupRenderer.scene(for: example.sample.dialog, on: example.platform) else { return }
    let svg = print(scene, form)
    #expect(XMLCheck.fault(in: svg) == nil)
    for forbidden in ["<script", "style=", "href", "http://", "https://", "@import", "NaN", "inf\""] {
      #expect(!svg.replacing("http://www.w3.org/2000/svg", with: "").contains(forbidden), "\(forbidden)")
    }
  }

  /// What must stay small for pages with many pictures: see the figures in the test.
  @Test func isSmall() {
    let scenes = GoldenTests.Case.all.compactMap { MockupRenderer.scene(for: $0.sample.dialog, on: $0.platform) }
    let standalone = scenes.map { print($0, .standalone(.automatic)).utf8.count }.sorted()
    #expect(standalone[standalone.count / 2] < 6 * 1024)
    let inline = scenes.map { print($0, .inline(idPrefix: "long-enough-id-of-a-dialog")).utf8.count }
    #expect(inline.reduce(0, +) / inline.count * 30 < 150 * 1024)
  }

  @Test(arguments: [
    "<b>&\"'", "a\u{0}b\u{1F}\u{FFFE}\u{FFFF}c", "]]>", "</svg><script>alert(1)</script>", "\u{7F}\u{85}",
  ])
  func survivesAnyText(_ text: String) throws {
    let dialog = Dialog.sample(
      .alert, title: text, message: text, buttons: [.plain(text), .cancel(text)]
    ) {
      $0.screen = .text(text)
      $0.language = Sourced(text, range: 0..<0)
      $0.textField = .init(placeholder: .text(text), value: nil, isSecure: false, range: 0..<0)
    }
    for platform in Platform.allCases {
      guard let scene = MockupRenderer.scene(for: dialog, on: platform) else { continue }
      for form in Self.forms {
        let svg = print(scene, form)
        #expect(XMLCheck.fault(in: svg) == nil)
        #expect(!svg.contains("<script"))
      }
    }
  }

  @Test func prefixesIDs() throws {
    for example in GoldenTests.Case.all {
      guard let scene = MockupRenderer.scene(for: example.sample.dialog, on: example.platform) else { continue }
      let svg = print(scene, .inline(idPrefix: "x"))
      let ids = svg.matches(of: /\bid="([^"]*)"/).map { String($0.output.1) }
      #expect(Set(ids).count == ids.count)
      #expect(ids.allSatisfy { $0.hasPrefix("x-\(example.platform.id)-") })
      let extent = scene.extent == .bottom ? " mockup-bottom" : ""
      let start =
        "<svg class=\"mockup mockup-\(example.platform.id)\(extent)\" role=\"img\" aria-labelledby=\"x-"
      #expect(svg.hasPrefix(start))
    }
  }

  @Test func definesWhatItRefersTo() {
    for example in GoldenTests.Case.all {
      guard let scene = MockupRenderer.scene(for: example.sample.dialog, on: example.platform) else { continue }
      let svg = print(scene, .inline(idPrefix: "x"))
      let ids = Set(svg.matches(of: /\bid="([^"]*)"/).map(\.output.1))
      for reference in svg.matches(of: /url\(#([^)]*)\)/).map(\.output.1) {
        #expect(ids.contains(reference), "\(example.path): \(reference)")
      }
    }
  }

  /// A paint that no sample shows is a leftover, or a sample is missing.
  @Test(arguments: Platform.allCases)
  func hasNoUnusedPaint(_ platform: Platform) {
    var used = Set<PaintRole>()
    for example in GoldenTests.Case.all where example.platform == platform {
      guard let scene = MockupRenderer.scene(for: example.sample.dialog, on: platform) else { continue }
      SVGStyle.collect(scene.elements, into: &used)
      for box in scene.boxes { SVGStyle.collect(box.otherState, into: &used) }
    }
    #expect(Set(platform.drawing.palette.roles).subtracting(used).map(\.name).sorted() == [])
  }

  @Test func stylesEveryClassThatScenesUse() {
    for example in GoldenTests.Case.all {
      guard let scene = MockupRenderer.scene(for: example.sample.dialog, on: example.platform) else { continue }
      let css = String(decoding: MockupStylesheet.css(for: [example.platform]), as: UTF8.self)
      let classes = Set(print(scene, .inline(idPrefix: "x")).matches(of: /class="(m-[^"]*)"/).map { $0.output.1 })
      for name in classes {
        #expect(css.contains(".mockup-\(example.platform.id) .\(name){"), "\(example.path): \(name)")
      }
    }
  }
}

/// Well-formedness, as an XML parser sees it.
enum XMLCheck {
  static func fault(in text: String) -> String? {
    let parser = XMLParser(data: Data(text.utf8))
    parser.shouldResolveExternalEntities = false
    return parser.parse() ? nil : "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "?")"
  }
}
