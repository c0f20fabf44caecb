import Dialogs
import Testing
import Writing

@testable import Mockups

/// Dialogs that follow each other.
@Suite struct FlowTests {
  private func dialog(_ title: String, _ buttons: [(String, Dialog.Button.Role, String?)]) -> Dialog {
    .sample(
      .actionSheet, title: title,
      buttons: buttons.map { label, role, target in
        var button = Dialog.Button(label: .text(label), role: role, range: 0..<0)
        button.leadsTo = target.map { Sourced($0, range: 0..<0) }
        return button
      })
  }

  private func flow(_ dialogs: [(id: String, dialog: Dialog)], on platform: Platform = .ios26) -> Anatomy? {
    MockupRenderer.flow(from: dialogs[0].id, among: dialogs, on: platform)
  }

  private var example: [(id: String, dialog: Dialog)] {
    [
      (
        "menu",
        dialog("Photo", [("Move", .default, "move"), ("Delete", .destructive, "delete"), ("Close", .cancel, nil)])
      ),
      ("other", dialog("Not part of it", [("OK", .default, nil)])),
      ("delete", dialog("Delete it?", [("Delete", .destructive, nil), ("Keep", .cancel, "menu")])),
      ("move", dialog("Move it?", [("Move", .default, nil), ("Stay", .cancel, nil)])),
    ]
  }

  @Test func drawsWhatCanBeReachedInOrder() throws {
    let drawn = try #require(flow(example))
    #expect(drawn.parts.map(\.name) == ["Photo", "Move it?", "Delete it?"])
    #expect(
      drawn.parts[0].figures.map { "\($0.name): \($0.value)" }
        == ["Move: leads to 2, Move it?", "Delete: leads to 3, Delete it?"])
    #expect(drawn.parts[2].figures.map(\.name) == ["Keep"])
    #expect(drawn.scene.transcript.summary.contains("Delete: leads to 3, Delete it?"))
  }

  @Test func isNoneWithoutAnotherDialog() {
    #expect(flow([("a", dialog("A", [("OK", .default, nil)]))]) == nil)
    #expect(flow([("a", dialog("A", [("OK", .default, "nowhere")]))]) == nil)
    #expect(flow([("a", dialog("A", [("OK", .default, "a")]))]) == nil)
  }

  @Test(arguments: Platform.allCases.filter { $0.has(.actionSheet) })
  func keepsArrowsInsideAndApart(_ platform: Platform) throws {
    let scene = try #require(flow(example, on: platform)).scene
    let room = Rect(0, 0, scene.size.width, scene.size.height).inset(-0.01)
    var lanes: [Double: [ClosedRange<Double>]] = [:]
    for case .marked(.layer("notes"), let notes) in scene.elements {
      for note in notes {
        #expect(room.contains(note.bounds), "\(note)")
        guard case .stroke(let path, _, _) = note, path.segments.count == 4, case .line(let turn) = path.segments[1],
          case .line(let end) = path.segments[2]
        else { continue }
        let range = min(turn.y, end.y)...max(turn.y, end.y)
        #expect(!lanes[turn.x, default: []].contains { $0.overlaps(range) })
        lanes[turn.x, default: []].append(range)
      }
    }
    #expect(lanes.values.flatMap(\.self).count == 3)
    var writer = HTMLWriter()
    SVGPrinter.print(scene, .inline(idPrefix: "x"), into: &writer)
    #expect(XMLCheck.fault(in: String(decoding: writer.bytes, as: UTF8.self)) == nil)
  }

  /// A long chain is drawn in part, and does not take forever.
  @Test func endsALongChain() throws {
    let chain = (0..<2000).map { index in
      ("d\(index)", dialog("Step \(index)", [("Next", .default, "d\(index + 1)"), ("Back", .cancel, nil)]))
    }
    #expect(try #require(flow(chain)).parts.count == 12)
  }
}
