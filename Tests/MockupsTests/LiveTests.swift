import Dialogs
import Foundation
import TestSupport
import Testing
import Writing

@testable import Mockups

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct LiveTests {
  private static func markup(of dialog: Dialog, _ scene: Scene) -> String {
    var writer = HTMLWriter()
    LivePrinter.print(scene, of: dialog, idPrefix: "x", into: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// What the element of each part looks like.
  static let golden = [
    ("alert-two-buttons", Platform.ios), ("alert-password", .android), ("alert-mac-everything", .macos),
    ("alert-hebrew", .ios26), ("alert-scrolling", .ios), ("sheet-three-choices", .ipados), ("sheet-message", .watchos),
    ("sheet-message", .watchos26), ("sheet-source", .ipados26), ("alert-mac-everything", .macos26),
    ("sheet-scrolling", .android), ("snackbar-action", .android), ("modal-manual", .iphoneOS),
    ("modal-image", .iphoneOS), ("modal-automatic", .harmattan),
  ]

  @Test(arguments: golden.indices)
  func matches(_ index: Int) throws {
    let (name, platform) = Self.golden[index]
    let sample = try #require(Sample.all.first { $0.name == name })
    let scene = try #require(MockupRenderer.scene(for: sample.dialog, on: platform))
    let markup = Self.markup(of: sample.dialog, scene)
    try Goldens.ofMockups.expect(markup + "\n", is: "\(name)/\(platform.id)/live.html")
  }

  /// Focus moves from leading to trailing, and down: in the order of reading, whatever the list says.
  @Test(arguments: GoldenTests.Case.all)
  func hasButtonsInTheOrderOfReading(_ example: GoldenTests.Case) throws {
    let scene = try #require(MockupRenderer.scene(for: example.sample.dialog, on: example.platform))
    // iPhone OS had no languages from right to left.
    let isMirrored = example.platform != .iphoneOS && scene.texts.contains(where: \.isRightToLeft)
    let frames = scene.boxes.filter(\.isVisible).compactMap { box in
      if case .button = box.part { box.frame } else { nil }
    }
    for (one, next) in zip(frames, frames.dropFirst()) {
      let isLower = next.midY > one.maxY
      let isBeside = abs(next.midY - one.midY) < 1 && (next.midX > one.midX) != isMirrored
      #expect(isLower || isBeside, "\(example): \(one), then \(next)")
    }
  }

  /// Nothing of a drawn dialog is missing in the live one, and every part is where it is drawn.
  @Test(arguments: GoldenTests.Case.all)
  func hasAnElementForEveryBox(_ example: GoldenTests.Case) throws {
    let scene = try #require(MockupRenderer.scene(for: example.sample.dialog, on: example.platform))
    let markup = Self.markup(of: example.sample.dialog, scene)
    let places = markup.matches(of: /<(?!div class="live-area")[^>]* data-box="([^"]*)"/).map { String($0.output.1) }
    // An icon says nothing and does nothing.
    let expected = scene.boxes.filter { $0.part != .icon }.map { box in
      var writer = HTMLWriter()
      for (index, value) in [box.frame.x, box.frame.y, box.frame.width, box.frame.height].enumerated() {
        if index > 0 { writer.byte(UInt8(ascii: " ")) }
        writer.number(value)
      }
      return String(decoding: writer.bytes, as: UTF8.self)
    }
    #expect(places == expected)
    let areas = scene.scrollAreas.filter(\.overflows)
    #expect(markup.matches(of: /class="live-area"/).count == areas.count)
  }

  /// Drawn controls and live ones are matched by their order.
  @Test(arguments: GoldenTests.Case.all)
  func marksWhatEachControlReplaces(_ example: GoldenTests.Case) throws {
    let scene = try #require(MockupRenderer.scene(for: example.sample.dialog, on: example.platform))
    var writer = HTMLWriter()
    SVGPrinter.print(scene, .inline(idPrefix: "x"), into: &writer)
    let svg = String(decoding: writer.bytes, as: UTF8.self)
    let markup = Self.markup(of: example.sample.dialog, scene)
    #expect(
      svg.matches(of: /class="mockup-control"/).count
        == markup.matches(of: /<input| data-box="[^"]*">[^<]*<\/button><svg/).count)
    #expect(svg.matches(of: /class="mockup-scrolling"/).count == markup.matches(of: /class="live-area"/).count)
    #expect(svg.matches(of: /class="mockup-dialog"/).count == 1)
  }

  @Test(arguments: DialogKind.allCases)
  func survivesAnyText(_ kind: DialogKind) throws {
    let hostile = "\"><script>alert('x')</script>&amp;\u{0}"
    let dialog = Dialog.sample(kind, title: hostile, message: hostile, buttons: [.plain(hostile), .cancel(hostile)]) {
      $0.textField = .init(placeholder: .text(hostile), value: .text(hostile), isSecure: false, range: 0..<0)
      $0.suppression = .text(hostile)
      $0.accessory = .text(hostile)
      $0.language = Sourced(hostile, range: 0..<0)
      $0.navigation = .init(leading: .plain(hostile), trailing: .plain(hostile), range: 0..<0)
      $0.content = [
        .text(.text(hostile)), .field(label: .text(hostile), value: .text(hostile)),
        .toggle(label: .text(hostile), isOn: true), .image(.text(hostile)),
      ]
    }
    for platform in kind.platforms {
      let scene = try #require(MockupRenderer.scene(for: dialog, on: platform))
      let markup = Self.markup(of: dialog, scene)
      #expect(!markup.contains("<script"))
      // Void elements and bare attributes are all that HTML here has and XML has not.
      let strict = markup.replacing(/<input([^>]*)>/) { "<input\($0.output.1)/>" }
        .replacing(/\ (autofocus|checked|disabled|data-default|data-stays|data-outside|data-lit)(?=[ >\/])/) {
          " \($0.output.1)=\"\""
        }
      #expect(XMLCheck.fault(in: strict) == nil, "\(platform)")
      let ids = markup.matches(of: /\bid="([^"]*)"/).map(\.output.1)
      #expect(Set(ids).count == ids.count)
    }
  }

  /// A dialog that is left without a choice cannot be one that does harm.
  @Test func saysWhatLeavingComesTo() throws {
    let sheet = Dialog.sample(.actionSheet, title: "Delete?", buttons: [.destructive("Delete"), .cancel("Keep")])
    let popover = try #require(MockupRenderer.scene(for: sheet, on: .ipados))
    #expect(Self.markup(of: sheet, popover).contains("data-same=\"Keep\" data-outside"))
    let alert = Dialog.sample(.alert, title: "Delete?", buttons: [.destructive("Delete"), .cancel("Keep")])
    let scene = try #require(MockupRenderer.scene(for: alert, on: .ios))
    let markup = Self.markup(of: alert, scene)
    #expect(!markup.contains("data-outside"))
    // The safe answer is the one in focus.
    #expect(markup.contains(/<button data-default autofocus[^>]*>Keep</))
  }

  @Test func isAWholeFile() throws {
    let alert = Dialog.sample(.alert, title: "Delete?", buttons: [.destructive("Delete"), .cancel("Keep")])
    let scene = try #require(MockupRenderer.scene(for: alert, on: .ios))
    let file = LivePrinter.document(
      scene, of: alert, look: .dark, style: Array(".live{}".utf8), script: Array("open()".utf8))
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.hasPrefix("<!doctype html>") && text.hasSuffix("</html>\n"))
    #expect(text.contains("data-theme=\"dark\"") && text.contains("<dialog class=\"live\""))
    #expect(!text.contains("http://") && !text.contains("https://"))
  }
}
