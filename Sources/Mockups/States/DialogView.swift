package import Dialogs
package import Words

/// A picture of a dialog among others in a figure.
package struct DialogView: Sendable {
  package var scene: Scene
  /// What distinguishes it: “iOS, text size AX3”.
  package var label: String
  /// A fixed appearance; nil for that of the reader.
  package var look: Dialog.Look?
}

extension MockupRenderer {
  /// The pictures that a block compares, in its order.
  ///
  /// - Parameter platform: the platform of pictures without one.
  package static func comparison(
    of dialog: Dialog, on platform: Platform, words: Words = .english
  ) -> [DialogView] {
    dialog.show.compactMap { view in
      let platform = view.platform?.value ?? platform
      guard
        var scene = scene(
          for: dialog, on: platform, textSize: view.textSize?.value, state: view.state?.value, words: words)
      else { return nil }
      var labels = [words.name(of: platform)]
      if let size = view.textSize?.value { labels.append(words.text(Word("view.text_size"), ("size", size.name))) }
      if let look = view.look?.value { labels.append(words.text(look.word)) }
      if let state = view.state?.value { labels.append(words.text(state.word)) }
      let label = labels.joined(separator: ", ")
      if labels.count > 1 { scene.transcript.name += " (" + labels.dropFirst().joined(separator: ", ") + ")" }
      return DialogView(scene: scene, label: label, look: view.look?.value)
    }
  }

  /// The usual picture of a dialog and its states, without most of the screen around it; empty if the block has none.
  package static func states(of dialog: Dialog, on platform: Platform, words: Words = .english) -> [DialogView] {
    guard !dialog.states.isEmpty else { return [] }
    return ([nil] + dialog.states.map(\.value)).compactMap { state -> DialogView? in
      guard let scene = scene(for: dialog, on: platform, state: state, words: words) else { return nil }
      var picture = scene.cropped(margin: 20 / max(scene.scale, 0.1))
      let label = words.text(state?.word ?? Word("view.default"))
      picture.transcript.name += " (" + label + ")"
      return DialogView(scene: picture, label: label, look: nil)
    }
  }
}

extension Dialog.Look {
  fileprivate var word: Word {
    switch self {
    case .light: Word("view.light")
    case .dark: Word("view.dark")
    }
  }
}

extension Dialog.State {
  fileprivate var word: Word {
    switch self {
    case .pressed: Word("view.pressed")
    case .focused: Word("view.focused")
    case .disabled: Word("view.disabled")
    case .error: Word("view.error")
    }
  }
}

extension Dialog.TextSize {
  /// As Apple’s developers know it: “xLarge”, “AX3”.
  fileprivate var name: String { rawValue.hasPrefix("ax") ? rawValue.uppercased() : "\(self)" }
}
