import Dialogs
import Testing

@testable import Mockups
@testable import Snippets

/// Modal views that open at a height between which they can be dragged.
@Suite struct DetentTests {
  private func modal(_ detent: Dialog.Detent?, rows: Int = 1, stage: Dialog.Stage = .device) -> Dialog {
    .sample(.modal, title: "Filter") {
      $0.detent = detent.map { Sourced($0, range: 0..<0) }
      $0.stage = stage
      $0.navigation = .init(leading: .cancel(), trailing: nil, range: 0..<0)
      $0.content = (0..<rows).map { .toggle(label: .text("Row \($0)"), isOn: false) }
    }
  }

  private func panel(_ dialog: Dialog, on platform: Platform) throws -> (scene: Scene, frame: Rect) {
    let scene = try #require(MockupRenderer.scene(for: dialog, on: platform))
    return (scene, try #require(scene.boxes.first { $0.part == .panel }?.frame))
  }

  @Test(arguments: [Platform.ios, .ios26, .android])
  func halfOfTheScreen(_ platform: Platform) throws {
    let height = platform.drawing.device.size.height
    let (scene, medium) = try panel(modal(.medium), on: platform)
    #expect(abs(medium.minY - (scene.size.height - height) / 2 - height / 2) < 1)
    #expect(try panel(modal(.large), on: platform).frame.height > 0.85 * height)
    let roles = { (scene: Scene) in
      var roles = Set<PaintRole>()
      SVGStyle.collect(scene.elements, into: &roles)
      return roles
    }
    for detent in Dialog.Detent.allCases {
      #expect(try roles(panel(modal(detent), on: platform).scene).contains(.handle))
    }
    #expect(try !roles(panel(modal(nil), on: platform).scene).contains(.handle))
  }

  @Test(arguments: [Platform.ios, .ios26, .android])
  func scrollsWhatDoesNotFit(_ platform: Platform) throws {
    #expect(try panel(modal(.medium, rows: 20), on: platform).scene.scrolls)
    #expect(try !panel(modal(.medium, rows: 2), on: platform).scene.scrolls)
    let crop = try panel(modal(.medium, rows: 2, stage: .crop), on: platform)
    #expect(crop.frame.height < platform.drawing.device.size.height / 2)
  }

  /// A tablet has room for the whole view, and platforms of other times have no such sheets.
  @Test(arguments: [Platform.ipados, .androidTablet, .iphoneOS, .harmattan])
  func isAsUsualElsewhere(_ platform: Platform) throws {
    #expect(try panel(modal(.medium), on: platform).scene == panel(modal(nil), on: platform).scene)
  }

  @Test(arguments: [(Dialog.Detent.medium, true), (.large, false)])
  func codeHasTheSameHeights(_ detent: Dialog.Detent, _ isMedium: Bool) throws {
    func code(_ framework: some CodeFramework, on platform: Platform) throws -> String {
      String(decoding: try #require(framework.code(for: modal(detent), on: platform)), as: UTF8.self)
    }
    let heights = isMedium ? ".presentationDetents([.medium, .large])" : ".presentationDetents([.large])"
    #expect(try code(SwiftUICode(), on: .ios).contains(heights))
    #expect(try code(UIKitCode(), on: .ios26).contains(isMedium ? "[.medium(), .large()]" : "= [.large()]"))
    #expect(try code(ComposeCode(), on: .android).contains("skipPartiallyExpanded = \(!isMedium)"))
    #expect(try !code(ComposeCode(), on: .androidTablet).contains("ModalBottomSheet"))
    #expect(try code(ReactNativeCode(), on: .ios).contains("cannot be dragged"))
  }
}
