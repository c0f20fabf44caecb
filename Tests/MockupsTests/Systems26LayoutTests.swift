import Dialogs
import Testing

@testable import Mockups
@testable import Snippets

/// What iPadOS, macOS, and watchOS 26 have in common with iOS 26, and what is their own.
@Suite struct Systems26LayoutTests {
  private func scene(_ dialog: Dialog, on platform: Platform) throws -> Scene {
    try #require(MockupRenderer.scene(for: dialog, on: platform))
  }

  /// The frame of a part in the coordinates of the panel.
  private func frame(_ part: SceneBox.Part, _ scene: Scene) throws -> Rect {
    let panel = try #require(scene.boxes.first { $0.part == .panel }?.frame)
    let frame = try #require(scene.boxes.first { $0.part == part }?.frame)
    return Rect(frame.x - panel.x, frame.y - panel.y, frame.width, frame.height)
  }

  private let alert = Dialog.sample(
    .alert, title: "Title", message: "Message", buttons: [.destructive("Delete"), .cancel()])
  private let sheet = Dialog.sample(
    .actionSheet, title: "Title", buttons: [.destructive("Delete"), .plain("Save"), .cancel()])

  @Test func alertOfAniPadIsThatOfAniPhone() throws {
    let (phone, pad) = (try scene(alert, on: .ios26), try scene(alert, on: .ipados26))
    for part in [SceneBox.Part.title, .message, .button(0), .button(1), .panel] {
      let (one, other) = (try frame(part, phone), try frame(part, pad))
      #expect(one == other, "\(part)")
    }
  }

  /// With a source or without: iPad requires one.
  @Test(arguments: [nil, "Delete in the toolbar"])
  func sheetOfAniPadIsOverItsSource(_ trigger: String?) throws {
    var dialog = sheet
    dialog.situation.trigger = trigger.map { .text($0) }
    let scene = try scene(dialog, on: .ipados26)
    #expect(try frame(.panel, scene).width == 240)
    #expect(!scene.boxes.contains { $0.part == .button(2) })
    #expect(!scene.elements.contains { $0.role == .scrim || $0.role == .popoverScrim })
    #expect(try code(UIKitCode(), dialog, on: .ipados26).contains("sourceItem = sender"))
  }

  @Test func modalViewOfAniPadHasRoundButtons() throws {
    let dialog = Dialog.sample(.modal, title: "Title") {
      $0.navigation = .init(leading: .cancel(), trailing: .plain("Save"), range: 0..<0)
      $0.content = [.field(label: .text("One"), value: nil)]
    }
    let scene = try scene(dialog, on: .ipados26)
    let leading = try frame(.leading, scene)
    #expect(leading.width == 44 && leading.height == 44)
    #expect(try frame(.field(0), scene).height == 52)
    #expect(try frame(.panel, scene).width == 540)
    #expect(try code(FlutterCode(), dialog, on: .ipados26).contains("look of iOS 18"))
    #expect(try !code(FlutterCode(), dialog, on: .ipados).contains("look of iOS 18"))
  }

  /// A native alert has 16 points at its sides and buttons of 228 by 28, or two of half that width.
  @Test func alertOfAMac() throws {
    let scene = try scene(alert, on: .macos26)
    #expect(try frame(.panel, scene).width == 260)
    #expect(try frame(.button(0), scene).x == 134 && frame(.button(1), scene).x == 16)
    let only = try self.scene(.sample(.alert, title: "Title", buttons: [.plain("OK")]), on: .macos26)
    let button = try frame(.button(0), only)
    #expect(button.width == 228 && button.height == 28)
    // The shape of the icon starts where the text does.
    #expect(try frame(.icon, scene).x == frame(.title, scene).x - 5.5)
    let title = runs(of: scene.elements).first { $0.text == "Title" }
    #expect(title?.anchor == .left)
  }

  @Test func alertOfAMacIsMirrored() throws {
    var dialog = alert
    dialog.direction = Sourced(.rightToLeft, range: 0..<0)
    let scene = try scene(dialog, on: .macos26)
    #expect(try frame(.icon, scene).maxX == frame(.title, scene).maxX + 5.5)
    #expect(runs(of: scene.elements).first { $0.text == "Title" }?.anchor == .right)
  }

  /// A cross cancels; its label is only read out.
  @Test func sheetOfAWatchHasACross() throws {
    let scene = try scene(sheet, on: .watchos26)
    let cancel = try frame(.button(2), scene)
    #expect(cancel.width == 30 && cancel.height == 30)
    #expect(scene.transcript.lines.contains { $0.text.hasPrefix("Cancel, button") })
    #expect(!runs(of: scene.elements).contains { $0.text == "Cancel" })
    #expect(runs(of: try self.scene(sheet, on: .watchos).elements).contains { $0.text == "Cancel" })
  }

  private func runs(of elements: [SceneElement]) -> [TextRun] {
    elements.flatMap { element -> [TextRun] in
      switch element {
      case .text(let run): [run]
      case .clipped(_, _, let inner), .marked(_, let inner): runs(of: inner)
      default: []
      }
    }
  }

  private func code(_ framework: some CodeFramework, _ dialog: Dialog, on platform: Platform) throws -> String {
    String(decoding: try #require(framework.code(for: dialog, on: platform)), as: UTF8.self)
  }
}
