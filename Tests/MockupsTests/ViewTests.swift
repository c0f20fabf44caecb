import Dialogs
import Testing
import Writing

@testable import Mockups

/// States, and pictures to compare.
@Suite struct ViewTests {
  private static let field = Dialog.sample(
    .alert, title: "Rename?", buttons: [.plain("Rename"), .cancel()]
  ) { $0.textField = .init(placeholder: .text("Name"), value: nil, isSecure: false, range: 0..<0) }

  private func states(_ dialog: Dialog, on platform: Platform) -> [DialogView] {
    var dialog = dialog
    dialog.states = Dialog.State.allCases.map { Sourced($0, range: 0..<0) }
    return MockupRenderer.states(of: dialog, on: platform)
  }

  @Test(arguments: GoldenTests.Case.all)
  func drawsEachStateAndTheUsualPicture(_ example: GoldenTests.Case) {
    let views = states(example.sample.dialog, on: example.platform)
    #expect(views.map(\.label) == ["Default", "Pressed", "Focused", "Disabled", "Error"])
    // A state changes what is drawn, not where.
    #expect(Set(views.map(\.scene.size)).count == 1)
    #expect(Set(views.map(\.scene.transcript.name)).count == views.count)
    let room = views[0].scene.size
    for view in views {
      #expect(view.scene.size.width > 0 && view.scene.size.height > 0)
      var writer = HTMLWriter()
      SVGPrinter.print(view.scene, .inline(idPrefix: "x"), into: &writer)
      #expect(XMLCheck.fault(in: String(decoding: writer.bytes, as: UTF8.self)) == nil)
    }
    #expect(room.width <= (MockupRenderer.scene(for: example.sample.dialog, on: example.platform)?.size.width ?? 0))
  }

  @Test(arguments: [Platform.ios26, .ios, .ipados26, .ipados, .macos26, .macos, .android, .androidTablet])
  func statesLookDifferent(_ platform: Platform) {
    let views = states(Self.field, on: platform)
    for index in views.indices {
      for other in views[..<index] { #expect(other.scene.elements != views[index].scene.elements, "\(other.label)") }
    }
  }

  /// The pressed and the focused button is the primary one, and its mark stays within the picture.
  @Test(arguments: GoldenTests.Case.all)
  func marksThePrimaryButton(_ example: GoldenTests.Case) throws {
    guard let index = example.sample.dialog.primaryIndex else { return }
    let view = try #require(states(example.sample.dialog, on: example.platform).first { $0.label == "Pressed" })
    guard let box = view.scene.boxes.first(where: { $0.part == .button(index) && $0.isVisible }) else { return }
    let covers = ScenePartition(view.scene.boxes).leaves(of: view.scene.elements).compactMap { element, _ -> Rect? in
      if case .rounded(let rect, _, .pressed) = element { rect } else { nil }
    }
    #expect(covers == [box.frame])
  }

  @Test func comparesPlatformsSizesAndAppearances() throws {
    var dialog = Self.field
    func source<Value>(_ value: Value) -> Sourced<Value> { Sourced(value, range: 0..<0) }
    var (dark, large, pressed) = (Dialog.View(platform: source(.android)), Dialog.View(), Dialog.View())
    dark.look = source(.dark)
    large.textSize = source(.ax3)
    pressed.state = source(.pressed)
    dialog.show = [Dialog.View(platform: source(.ios26)), dark, large, pressed]
    let views = MockupRenderer.comparison(of: dialog, on: .ios26)
    #expect(views.map(\.label) == ["iOS 26", "Android, Dark", "iOS 26, Text size AX3", "iOS 26, Pressed"])
    #expect(views.map(\.look) == [nil, .dark, nil, nil])
    #expect(views[2].scene.size.height > views[0].scene.size.height)
    #expect(views[0].scene == MockupRenderer.scene(for: dialog, on: .ios26))
  }
}
