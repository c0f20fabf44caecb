import Dialogs
import Testing

@testable import Mockups
@testable import Snippets

/// Frames of native dialogs, as their view trees give them.
@Suite struct IOS26LayoutTests {
  private func scene(_ dialog: Dialog) throws -> Scene {
    try #require(MockupRenderer.scene(for: dialog, on: .ios26))
  }

  /// The frame of a part in the coordinates of the panel.
  private func frame(_ part: SceneBox.Part, _ scene: Scene) throws -> Rect {
    let panel = try #require(scene.boxes.first { $0.part == .panel }?.frame)
    let frame = try #require(scene.boxes.first { $0.part == part }?.frame)
    return Rect(frame.x - panel.x, frame.y - panel.y, frame.width, frame.height)
  }

  private func isClose(_ one: Rect, _ other: Rect) -> Bool {
    max(abs(one.x - other.x), abs(one.y - other.y), abs(one.width - other.width), abs(one.height - other.height)) < 0.02
  }

  private let actions: [Dialog.Button] = [
    .destructive("One"), .plain("Two"), .plain("Three"), .plain("Four"), .cancel(),
  ]

  @Test func alert() throws {
    let scene = try scene(.sample(.alert, title: "Title", message: "Message", buttons: [.plain("OK"), .cancel()]))
    #expect(isClose(try frame(.panel, scene), Rect(0, 0, 320, 152)))
    #expect(isClose(try frame(.title, scene), Rect(30, 22, 260, 20.33)))
    #expect(isClose(try frame(.message, scene), Rect(30, 49.67, 260, 18)))
    #expect(isClose(try frame(.button(1), scene), Rect(16, 88, 140, 48)))
    #expect(isClose(try frame(.button(0), scene), Rect(164, 88, 140, 48)))
  }

  @Test(arguments: [(lines: 1, title: 20.33, message: 18.0), (2, 42.33, 38), (3, 64.33, 58)])
  func linesAreFurtherApartThanTheyAreHigh(lines: Int, title: Double, message: Double) throws {
    let text = Array(repeating: "Mississippi Mississippi Mississippi", count: lines).joined(separator: "\n")
    let scene = try scene(.sample(.alert, title: text, message: text, buttons: [.plain("OK")]))
    let titleFrame = try frame(.title, scene)
    #expect(isClose(titleFrame, Rect(30, 22, 260, title)))
    #expect(isClose(try frame(.message, scene), Rect(30, titleFrame.maxY + 7.34, 260, message)))
  }

  @Test func aTextAloneIsCentered() throws {
    for (title, message) in [("Delete Draft?", nil), (nil, "Delete Draft?")] {
      let scene = try scene(.sample(.alert, title: title, message: message, buttons: [.plain("OK"), .cancel()]))
      #expect(isClose(try frame(title == nil ? .message : .title, scene), Rect(30, 22, 260, 20.33)))
      #expect(isClose(try frame(.panel, scene), Rect(0, 0, 320, 126.33)))
      let run = try #require(scene.texts.first { $0.text == "Delete Draft?" })
      let panel = try #require(scene.boxes.first { $0.part == .panel }?.frame)
      #expect(run.anchor == .center && abs(run.x - panel.midX) < 0.01)
      #expect(run.style.face == .sanFranciscoRegular && run.style.size == 17)
    }
  }

  @Test func textField() throws {
    let dialog = Dialog.sample(.alert, title: "Title", message: "Message", buttons: [.plain("OK"), .cancel()]) {
      $0.textField = .init(placeholder: .text("Name"), value: nil, isSecure: false, range: 0..<0)
    }
    let scene = try scene(dialog)
    #expect(isClose(try frame(.textField, scene), Rect(15, 84, 290, 48)))
    #expect(isClose(try frame(.button(1), scene), Rect(16, 152, 140, 48)))
  }

  @Test func sheetAtItsSource() throws {
    let dialog = Dialog.sample(.actionSheet, title: "Title", buttons: actions) {
      $0.situation.trigger = .text("Delete in the toolbar")
    }
    let scene = try scene(dialog)
    #expect(isClose(try frame(.panel, scene), Rect(0, 0, 240, 292.33)))
    #expect(isClose(try frame(.title, scene), Rect(30, 22, 180, 20.33)))
    for index in 0..<4 {
      #expect(isClose(try frame(.button(index), scene), Rect(16, 60.33 + Double(index) * 56, 208, 48)))
    }
    #expect(!scene.boxes.contains { $0.part == .button(4) })
    #expect(!scene.transcript.lines.contains { $0.text == "Cancel, button" })
    #expect(!scene.elements.contains { $0.role == .scrim })
  }

  @Test(arguments: [nil, "launch", ""])
  func sheetWithoutSource(_ trigger: String?) throws {
    let scene = try scene(
      .sample(.actionSheet, title: "Title", buttons: actions) { $0.situation.trigger = trigger.map { .text($0) } })
    #expect(try frame(.panel, scene).width == 320)
    #expect(try frame(.button(4), scene).minY > frame(.button(3), scene).minY)
    #expect(scene.elements.contains { $0.role == .scrim })
  }

  @Test func sheetOfOneScreenStaysOnIt() throws {
    let dialog = Dialog.sample(
      .actionSheet, title: "Share to", buttons: (1...40).map { .plain("Group \($0)") }
    ) {
      $0.situation.trigger = .text("Share")
      $0.stage = .device
    }
    let scene = try scene(dialog)
    let panel = try #require(scene.boxes.first { $0.part == .panel }?.frame)
    #expect(panel.minY > 62 && panel.maxY < scene.size.height - 34)
    #expect(scene.scrolls)
  }

  @Test func form() throws {
    let dialog = Dialog.sample(.modal, title: "Title") {
      $0.navigation = .init(leading: .cancel(), trailing: nil, range: 0..<0)
      $0.content = [.field(label: .text("One"), value: nil), .toggle(label: .text("Two"), isOn: true)]
    }
    let scene = try scene(dialog)
    let (field, toggle) = (try frame(.field(0), scene), try frame(.toggle(1), scene))
    #expect(field.height == 52 && field.x == 20 + 16)
    #expect(toggle.width == 63 && toggle.height == 28 && abs(toggle.maxX - (402 - 20 - 16)) < 0.01)
  }

  @Test func codeComesFromTheSameSource() throws {
    let sheet = Dialog.sample(.actionSheet, title: "Title", buttons: actions)
    var attached = sheet
    attached.situation.trigger = .text("Delete")
    func code(_ framework: some CodeFramework, _ dialog: Dialog) throws -> String {
      String(decoding: try #require(framework.code(for: dialog, on: .ios26)), as: UTF8.self)
    }
    #expect(try code(UIKitCode(), attached).contains("sourceItem = sender"))
    #expect(try !code(UIKitCode(), sheet).contains("sourceItem"))
    #expect(try code(ReactNativeCode(), attached).contains(" anchor,\n"))
    #expect(try !code(ReactNativeCode(), sheet).contains(" anchor,\n"))
    #expect(try code(SwiftUICode(), sheet).contains("without Cancel"))
    #expect(try !code(SwiftUICode(), attached).contains("without Cancel"))
  }
}
