import Dialogs
import Testing

@testable import Mockups

/// What the guidelines of 2009 say of buttons, and what a picture cannot show of itself.
@Suite struct IPhoneOSLayoutTests {
  private func elements(_ dialog: Dialog) throws -> [SceneElement] {
    try #require(MockupRenderer.scene(for: dialog, on: .iphoneOS)).elements
  }

  /// “The button on the left is always dark, the one on the right never is”: in Hebrew, too.
  @Test(arguments: ["en", "he"])
  func leftButtonIsDark(_ language: String) throws {
    let dialog = Dialog.sample(.alert, title: "Title", buttons: [.plain("One"), .cancel("Two")]) {
      $0.language = Sourced(language, range: 0..<0)
    }
    var left: [PaintRole: Double] = [:]
    func visit(_ elements: [SceneElement]) {
      for element in elements {
        switch element {
        case .rounded(let rect, _, let role) where role == .darkButton || role == .lightButton: left[role] = rect.minX
        case .clipped(_, _, let inner), .marked(_, let inner): visit(inner)
        default: break
        }
      }
    }
    visit(try elements(dialog))
    #expect(try #require(left[.darkButton]) < #require(left[.lightButton]))
  }

  @Test func transitionsAreToldApart() throws {
    func scene(_ transition: Dialog.Transition?) throws -> Scene {
      try #require(
        MockupRenderer.scene(
          for: .sample(.modal, title: "Settings") { $0.transition = transition.map { Sourced($0, range: 0..<0) } },
          on: .iphoneOS))
    }
    let (plain, slides, flips) = (try scene(nil), try scene(.vertical), try scene(.flip))
    #expect(plain.size.height < slides.size.height)
    #expect(slides.size == flips.size)
    #expect(slides.elements != flips.elements)
  }
}
