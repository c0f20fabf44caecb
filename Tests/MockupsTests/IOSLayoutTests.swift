import Dialogs
import Testing

@testable import Mockups

/// Sizes that follow from measured figures, worked by hand.
@Suite struct IOSLayoutTests {
  private func panel(_ dialog: Dialog, device: Device = .iPhone15) throws -> (scene: Scene, panel: Rect) {
    let scene = try #require(MockupRenderer.scene(for: dialog, on: .ios, device: device))
    return (scene, try #require(scene.boxes.first { $0.part == .panel }?.frame))
  }

  private func button(_ index: Int, _ scene: Scene) throws -> SceneBox {
    try #require(scene.boxes.first { $0.part == .button(index) })
  }

  @Test func alertHeights() throws {
    let buttons: [Dialog.Button] = [.plain("Delete"), .cancel()]
    let short = try panel(.sample(.alert, title: "Title", buttons: buttons)).panel
    #expect(abs(short.height - 104.6) < 0.1)
    let message = try panel(.sample(.alert, title: "Title", message: "Message", buttons: buttons)).panel
    #expect(abs(message.height - 124.6) < 0.1)
    let lines = try panel(.sample(.alert, title: "One\nTwo", message: "One\nTwo", buttons: buttons)).panel
    #expect(abs(lines.height - 124.6 - 20 - 15.5) < 0.1)
    let stack = try panel(.sample(.alert, title: "Title", buttons: buttons + [.plain("Save")])).panel
    #expect(abs(stack.height - 104.6 - 2 * 44.33) < 0.1)
    #expect(short.width == 270)
  }

  @Test func alertStandsInTheMiddleOfTheSafeArea() throws {
    let dialog = Dialog.sample(.alert, title: "Title", buttons: [.plain("OK")]) { $0.stage = .device }
    let (scene, panel) = try panel(dialog)
    let bezel = (scene.size.height - 852) / 2
    #expect(abs(panel.midY - bezel - 438.5) < 0.1)
    #expect(abs(panel.midX - scene.size.width / 2) < 0.01)
  }

  @Test func rowShowsTheFirstOnTheTrailingSide() throws {
    let dialog = Dialog.sample(.alert, title: "Title", buttons: [.destructive("Delete"), .cancel()])
    let scene = try panel(dialog).scene
    #expect(try button(0, scene).frame.minX > button(1, scene).frame.minX)
    var mirrored = dialog
    mirrored.direction = Sourced(.rightToLeft, range: 0..<0)
    let other = try panel(mirrored).scene
    #expect(try button(0, other).frame.minX < button(1, other).frame.minX)
  }

  @Test func longLabelsMakeAStack() throws {
    let dialog = Dialog.sample(.alert, title: "Title", buttons: [.plain("Discard All Changes"), .cancel("Go On")])
    let scene = try panel(dialog).scene
    #expect(try button(0, scene).frame.maxY <= button(1, scene).frame.minY)
    let large = Dialog.sample(.alert, title: "Title", buttons: [.plain("Yes"), .cancel("No")]) {
      $0.textSize = Sourced(.ax1, range: 0..<0)
    }
    let stacked = try panel(large)
    #expect(try button(0, stacked.scene).frame.maxY <= button(1, stacked.scene).frame.minY)
    #expect(stacked.panel.width == 310)
  }

  @Test func longTextScrollsAndLeavesButtonsTheirRoom() throws {
    let text = String(repeating: "Many words that say little. ", count: 200)
    let two = try panel(.sample(.alert, title: "Title", message: text, buttons: [.plain("OK"), .cancel()]))
    #expect(two.scene.scrolls)
    #expect(two.panel.height <= 852 - 59 - 34)
    #expect(try button(0, two.scene).isVisible)
    let many = try panel(
      .sample(.alert, title: "Title", message: text, buttons: (1...8).map { .plain("Button \($0)") }))
    let room = try #require(many.scene.scrollAreas.first { $0.content == .buttons })
    #expect(abs(room.frame.height - 67.8) < 0.01)
    #expect(try !button(7, many.scene).isVisible)
  }

  @Test func sheetHeights() throws {
    let rows: [Dialog.Button] = [.plain("One"), .plain("Two"), .plain("Three"), .cancel()]
    let dialog = Dialog.sample(.actionSheet, buttons: rows) { $0.stage = .device }
    let (scene, panel) = try panel(dialog)
    // Three rows and two lines between them, eight points, Cancel.
    #expect(abs(panel.height - (3 * 57 + 2 * 0.33 + 8 + 57)) < 0.05)
    #expect(panel.width == 377)
    let bezel = (scene.size.height - 852) / 2
    #expect(abs(panel.maxY - (bezel + 852 - 34)) < 0.01)
  }

  @Test func cancelStandsApartOnlyAtTheEndOfTheList() throws {
    let wrong = Dialog.sample(.actionSheet, buttons: [.cancel("Keep"), .destructive("Remove")])
    let scene = try panel(wrong).scene
    let (first, second) = (try button(0, scene).frame, try button(1, scene).frame)
    #expect(abs(second.minY - first.maxY - 0.33) < 0.01)
  }

  @Test(arguments: Dialog.TextSize.allCases)
  func growsWithTheTextSize(_ size: Dialog.TextSize) throws {
    let dialog = Dialog.sample(
      .alert, title: "Delete draft?", message: "It is lost.", buttons: [.plain("Delete"), .cancel()])
    let scene = try #require(MockupRenderer.scene(for: dialog, on: .ios, textSize: size))
    let large = try #require(MockupRenderer.scene(for: dialog, on: .ios))
    if size.step <= 3 { #expect(scene.size == large.size) } else { #expect(scene.size.height > large.size.height) }
  }
}
