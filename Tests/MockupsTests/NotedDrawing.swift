import Dialogs
import Mockups
import Testing

/// A drawing that says something about a dialog: its parts, a state, or what follows it.
struct NotedDrawing: Sendable, CustomTestStringConvertible {
  let name: String
  let platform: Platform
  let scene: Scene

  var path: String { "\(name)/\(platform.id)/mockup.svg" }
  var testDescription: String { path }

  static let all = anatomies + states + flows

  private static func sample(_ name: String) -> Dialog {
    guard let sample = Sample.all.first(where: { $0.name == name }) else {
      preconditionFailure("there is no sample “\(name)”")
    }
    return sample.dialog
  }

  private static let anatomies = [
    "alert-text-field", "alert-hebrew", "sheet-message", "modal-medium", "snackbar-action",
  ]
  .flatMap { name in
    Dialog.Anatomy.allCases.flatMap { form in
      drawings("\(form)-\(name)") { platform in
        var dialog = sample(name)
        dialog.anatomy = Sourced(form, range: 0..<0)
        return MockupRenderer.drawing(for: dialog, on: platform)
      }
    }
  }

  private static let states = Dialog.State.allCases.flatMap { state in
    drawings("state-\(state)") { platform in
      var dialog = sample(state == .error ? "alert-password" : "alert-two-buttons")
      dialog.states = [Sourced(state, range: 0..<0)]
      return MockupRenderer.states(of: dialog, on: platform).last?.scene
    }
  }

  private static let flows = drawings("flow") { platform in
    var first = sample("sheet-plain")
    first.buttons[0].leadsTo = Sourced("second", range: 0..<0)
    return MockupRenderer.flow(
      from: "first", among: [("first", first), ("second", sample("alert-two-buttons"))], on: platform)?.scene
  }

  /// On this year’s systems and one of each other manner of drawing.
  private static func drawings(_ name: String, _ draw: (Platform) -> Scene?) -> [NotedDrawing] {
    [Platform.ios26, .ios, .ipados26, .macos26, .macos, .watchos26, .tvos, .android, .iphoneOS].compactMap { platform in
      draw(platform).map { NotedDrawing(name: name, platform: platform, scene: $0) }
    }
  }
}
