import Dialogs
import Testing

@testable import Mockups

@Suite struct AndroidLayoutTests {
  private let phone = Device(Size(393, 851), safeArea: Insets(top: 24, bottom: 24))

  private func scene(_ dialog: Dialog, textSize: Dialog.TextSize = .large) throws -> Scene {
    try #require(MockupRenderer.scene(for: dialog, on: .android, device: phone, textSize: textSize))
  }

  private func frame(_ part: SceneBox.Part, _ scene: Scene) throws -> Rect {
    try #require(scene.boxes.first { $0.part == part }?.frame)
  }

  @Test func dialogHeights() throws {
    let dialog = Dialog.sample(.alert, title: "Title", message: "Body", buttons: [.plain("Delete"), .cancel()])
    let panel = try frame(.panel, scene(dialog))
    #expect(panel.width == 280)
    #expect(abs(panel.height - 180) < 0.01)
  }

  /// As wide as the longest line needs; text that wraps takes all of the room, a field has a width of its own.
  @Test func dialogWidths() throws {
    func width(_ message: String, field: Bool = false, on platform: Platform = .android) throws -> Double {
      let dialog = Dialog.sample(.alert, title: "Title", message: message, buttons: [.plain("OK")]) {
        if field { $0.textField = .init(placeholder: .text("Name"), value: nil, isSecure: false, range: 0..<0) }
      }
      return try frame(.panel, #require(MockupRenderer.scene(for: dialog, on: platform))).width
    }
    let line = "You can’t undo this, not even right after."
    let natural = TextMetrics.width(of: line, MaterialType.bodyMedium.style(FontScale(.large)))
    #expect(try width(line) == (natural + 48).rounded(.up))
    #expect(try width(line + "\n" + line) == width(line))
    #expect(try width(String(repeating: line + " ", count: 3)) == 364)
    #expect(try width(String(repeating: line + " ", count: 3), on: .androidTablet) == 560)
    #expect(try width("Body", field: true) == 328)
  }

  @Test func snackbarBaselines() throws {
    func snackbar(_ message: String, _ buttons: [Dialog.Button] = []) throws -> (panel: Rect, baseline: Double) {
      let scene = try #require(
        MockupRenderer.scene(for: .sample(.snackbar, message: message, buttons: buttons), on: .android))
      let (panel, text) = (try frame(.panel, scene), try frame(.message, scene))
      let style = MaterialType.bodyMedium.style(FontScale(.large))
      return (panel, text.minY - panel.minY + TextBlock("x", style, pitch: 20, width: 100).firstBaseline)
    }
    #expect(try snackbar("One").panel.height == 48)
    let two = try snackbar("One\nTwo")
    #expect(two.panel.height == 68 && abs(two.baseline - 30) < 0.01)
    let stacked = try snackbar("One", [.plain("Review who has access to it")])
    #expect(abs(stacked.baseline - 30) < 0.01)
    #expect(abs(stacked.panel.height - (30 + 12 + 48 + 2)) < 0.01)
  }

  @Test func rowEndsWithTheConfirmingButton() throws {
    let two = try scene(.sample(.alert, title: "Title", buttons: [.plain("Delete"), .cancel()]))
    let panel = try frame(.panel, two)
    #expect(abs(try frame(.button(0), two).maxX - (panel.maxX - 24)) < 0.01)
    #expect(try frame(.button(1), two).maxX < frame(.button(0), two).minX)
    let three = try scene(.sample(.alert, title: "Title", buttons: [.plain("Yes"), .plain("Later"), .plain("No")]))
    #expect(abs(try frame(.button(1), three).minX - (panel.minX + 24)) < 0.01)
    #expect(
      three.transcript.lines.filter { $0.kind == .control }.map(\.text) == [
        "Later, button", "No, button", "Yes, button",
      ])
  }

  @Test func longLabelsMakeAStack() throws {
    let scene = try scene(
      .sample(
        .alert, title: "Title",
        buttons: [.plain("Allow while using the app"), .plain("Allow only this one time"), .plain("Don’t allow")]))
    #expect(abs(try frame(.button(1), scene).minY - (frame(.button(0), scene).maxY + 8)) < 0.01)
    #expect(abs(try frame(.button(1), scene).maxX - frame(.button(0), scene).maxX) < 0.01)
  }

  @Test func sheetSpansTheScreenFromTheBottom() throws {
    let scene = try scene(
      .sample(.actionSheet, title: "Title", buttons: [.destructive("Delete"), .plain("Save"), .cancel("Keep")]))
    let panel = try frame(.panel, scene)
    #expect(panel.width == 393)
    #expect(try frame(.button(2), scene).minY > frame(.button(1), scene).minY)
    #expect(try frame(.button(0), scene).height == 56)
  }

  @Test(arguments: [(14.0, 26.0), (16, 28), (24, 36), (30, 38), (100, 100), (6, 12)])
  func largestScaleFollowsItsCurve(_ size: Double, _ expected: Double) {
    #expect(abs(FontScale(.ax5).size(size) - expected) < 0.01)
  }
}
