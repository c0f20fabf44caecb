import Dialogs
import Testing

@testable import Mockups

/// Dialogs on the web, as neutral as HTML and as a site wants them.
@Suite struct WebLayoutTests {
  private static let alert = Dialog.sample(
    .alert, title: "Delete this report?", message: "Others can no longer open it.",
    buttons: [.destructive("Delete"), .cancel("Keep")])

  private func frames(_ dialog: Dialog, on platform: Platform) throws -> [Rect] {
    let scene = try #require(MockupRenderer.scene(for: dialog, on: platform))
    return scene.boxes.compactMap { box in
      if case .button = box.part { box.frame } else { nil }
    }
  }

  @Test func hasThePrimaryButtonWhereTheSiteHasIt() throws {
    let last = try frames(Self.alert, on: .web)
    let first = try frames(Self.alert, on: Platform.web.with(DesignTokens(isPrimaryFirst: true)))
    #expect(first.map(\.width) == last.map(\.width).reversed())
    // “Delete” is wider than “Keep”.
    #expect(last[1].width > last[0].width)
  }

  /// In a stack, only a label of two lines makes its button higher.
  @Test(arguments: [Platform.web, .webPhone, .android])
  func onlyLongLabelsMakeHighButtons(_ platform: Platform) throws {
    let long = "Delete the photo from this phone and from all of your other devices, and from the cloud"
    let dialog = Dialog.sample(
      .alert, title: "Delete?", buttons: [.destructive(long), .plain("Hide"), .cancel("Keep")])
    let frames = try frames(dialog, on: platform)
    #expect(frames[0].height > frames[1].height && frames[1].height == frames[2].height)
    #expect(abs((frames[1].minY - frames[0].maxY) - (frames[2].minY - frames[1].maxY)) < 0.01)
  }

  /// A pill is as round as its height allows; the corners of buttons are not rounder than those of the dialog.
  @Test(
    arguments: [(nil, nil, 12.0, 8.0), (4, nil, 4, 4), (0, 100, 0, 22), (24, 2, 24, 2)]
      as [(Double?, Double?, Double, Double)])
  func roundsCorners(radius: Double?, buttonRadius: Double?, panel: Double, button: Double) throws {
    let platform = Platform.web.with(DesignTokens(radius: radius, buttonRadius: buttonRadius))
    let scene = try #require(MockupRenderer.scene(for: Self.alert, on: platform))
    func corners(_ role: PaintRole) -> Double? {
      scene.elements.flatMap(\.leaves).compactMap { element in
        if case .rounded(_, let corners, role) = element { corners.top } else { nil }
      }.first
    }
    #expect((corners(.panel) ?? 0) == panel)
    #expect((corners(.webDestructive) ?? 0) == button)
  }

  @Test func givesOnlyTheWebADesign() {
    let design = DesignTokens(radius: 1)
    #expect(Platform.allCases.filter { $0.with(design).design != nil } == [.web, .webPhone])
    #expect(Platform.web.with(design) == .web)
  }

  /// Choices are equals; only a destructive or marked one is filled.
  @Test func fillsNoChoiceOfEquals() throws {
    func fills(_ buttons: [Dialog.Button]) throws -> Bool {
      let sheet = Dialog.sample(.actionSheet, title: "Share", buttons: buttons)
      return try #require(MockupRenderer.scene(for: sheet, on: .web)).elements.flatMap(\.leaves).contains { element in
        [.webPrimary, .webDestructive].contains(element.role) && element.isFilled
      }
    }
    #expect(try !fills([.plain("Copy"), .plain("Print")]))
    #expect(try fills([.destructive("Delete"), .plain("Keep")]))
  }
}

extension SceneElement {
  fileprivate var leaves: [SceneElement] {
    switch self {
    case .clipped(_, _, let inner), .marked(_, let inner): inner.flatMap(\.leaves)
    default: [self]
    }
  }

  fileprivate var isFilled: Bool { if case .rounded = self { true } else { false } }
}
