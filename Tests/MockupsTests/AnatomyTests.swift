import Dialogs
import Testing
import Words
import Writing

@testable import Mockups

/// Drawings with numbered parts, for every sample on every platform.
@Suite struct AnatomyTests {
  private func anatomy(_ example: GoldenTests.Case, _ form: Dialog.Anatomy) throws -> Anatomy {
    var dialog = example.sample.dialog
    dialog.anatomy = Sourced(form, range: 0..<0)
    let scene = try #require(MockupRenderer.scene(for: dialog, on: example.platform))
    return try #require(MockupRenderer.anatomy(of: scene, dialog))
  }

  @Test func isDrawnOnlyOnRequest() throws {
    let dialog = Dialog.sample(.alert, title: "Leave?", buttons: [.plain("Leave"), .cancel()])
    let scene = try #require(MockupRenderer.scene(for: dialog, on: .ios26))
    #expect(MockupRenderer.anatomy(of: scene, dialog) == nil)
    #expect(MockupRenderer.drawing(for: dialog, on: .ios26) == scene)
  }

  @Test(arguments: GoldenTests.Case.all)
  func numbersEachVisiblePartOnce(_ example: GoldenTests.Case) throws {
    let scene = try #require(MockupRenderer.scene(for: example.sample.dialog, on: example.platform))
    let anatomy = try anatomy(example, .parts)
    #expect(anatomy.parts.map(\.number) == Array(1...anatomy.parts.count))
    #expect(anatomy.parts.allSatisfy { !$0.name.isEmpty && $0.figures.isEmpty })
    let buttons = scene.boxes.filter { if case .button = $0.part { $0.isVisible } else { false } }
    #expect(anatomy.parts.count > buttons.count)
    for box in buttons {
      guard case .button(let index) = box.part, !box.isTruncated else { continue }
      // A cross cancels.
      if example.platform == .watchos26, box.lineCount == 0 { continue }
      let label = example.sample.dialog.buttons[index].label.value
      // A long label has several lines, and some platforms write capitals.
      #expect(
        anatomy.parts.contains { $0.text.lowercased().filter(\.isLetter) == label.lowercased().filter(\.isLetter) },
        "\(label): \(anatomy.parts.map(\.text))")
    }
    let digits = anatomy.scene.texts.filter { $0.role == .noteText }.map { String($0.text) }
    #expect(digits.sorted() == anatomy.parts.map { "\($0.number)" }.sorted())
  }

  @Test(arguments: GoldenTests.Case.all, Dialog.Anatomy.allCases)
  func keepsNumbersApartAndInside(_ example: GoldenTests.Case, _ form: Dialog.Anatomy) throws {
    let scene = try anatomy(example, form).scene
    let room = Rect(0, 0, scene.size.width, scene.size.height).inset(-0.01)
    let numbers = scene.texts.filter { $0.role == .noteText }
    for (index, run) in numbers.enumerated() {
      #expect(room.contains(run.bounds), "\(run.text) of \(example.path)")
      for other in numbers[..<index] {
        let distance =
          ((run.x - other.x) * (run.x - other.x)
          + (run.baseline - other.baseline) * (run.baseline - other.baseline)).squareRoot()
        #expect(distance > run.style.size * 1.55, "\(run.text) and \(other.text) of \(example.path)")
      }
    }
    for run in scene.texts where run.role == .note { #expect(room.contains(run.bounds), "\(run.text)") }
  }

  @Test func usesTheTermsOfThePlatform() throws {
    var dialog = Dialog.sample(
      .alert, title: "Delete draft?", message: "It is gone.", buttons: [.destructive("Delete"), .cancel("Keep")])
    dialog.anatomy = Sourced(.parts, range: 0..<0)
    func names(_ platform: Platform) throws -> [String] {
      let scene = try #require(MockupRenderer.scene(for: dialog, on: platform))
      return try #require(MockupRenderer.anatomy(of: scene, dialog)).parts.map(\.name)
    }
    #expect(try names(.ios26) == ["Alert", "Title", "Message", "Cancel button", "Destructive button", "Dimmed screen"])
    #expect(
      try names(.android) == ["Container", "Headline", "Supporting text", "Text button", "Text button", "Scrim"])
  }

  @Test func stateTheFiguresOfTheLayout() throws {
    var dialog = Dialog.sample(
      .alert, title: "Delete draft?", message: "It is gone.", buttons: [.destructive("Delete"), .cancel("Keep")])
    dialog.anatomy = Sourced(.redlines, range: 0..<0)
    let scene = try #require(MockupRenderer.scene(for: dialog, on: .ios26))
    let anatomy = try #require(MockupRenderer.anatomy(of: scene, dialog))
    func figure(_ part: Int, _ name: String) -> String? {
      anatomy.parts[part].figures.first { $0.name == name }?.value
    }
    #expect(figure(0, "Size") == "320 × 152 pt")
    #expect(figure(0, "Corner radius") == "34 pt, continuous")
    #expect(figure(0, "Background") == "#ECECEF, dark #1F1F21")
    #expect(figure(1, "Distances") == "left 30, right 30, top 22")
    #expect(figure(1, "Type") == "SF Pro Semibold 17, tracking −0.43")
    #expect(figure(1, "Text color") == "#000000, dark #FFFFFF")
    #expect(figure(3, "Size") == "140 × 48 pt")
    #expect(figure(3, "Corner radius") == "24 pt")
    let notes = anatomy.scene.texts.filter { $0.role == .note }.map { String($0.text) }
    #expect(notes.contains("320") && notes.contains("152") && notes.contains("22"), "\(notes)")
  }

  @Test(
    arguments: [
      ([10, 10, 10], [0, 10, 20]), ([0, 100], [0, 100]), ([0, 5, 100], [-2.5, 7.5, 100]), ([], []),
    ] as [([Double], [Double])])
  func movesCloseNumbersApart(_ wanted: [Double], _ expected: [Double]) {
    #expect(MarkerLayout.apart(wanted, by: 10) == expected)
  }

  /// In right-to-left text, numbers of a line start on the right.
  @Test func countsFromTheLeadingSide() throws {
    let sample = try #require(Sample.all.first { $0.name == "alert-hebrew" })
    let anatomy = try anatomy(GoldenTests.Case(sample: sample, platform: .ios26), .parts)
    let numbers = anatomy.scene.texts.filter { $0.role == .noteText }
    let places = anatomy.parts.filter { part in sample.dialog.buttons.contains { $0.label.value == part.text } }
      .compactMap { part in numbers.first { $0.text == "\(part.number)" }?.x }
    #expect(places.count == 2 && places[0] > places[1])
  }
}
