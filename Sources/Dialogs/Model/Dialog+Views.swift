extension Dialog {
  /// A picture of a dialog to compare with others.
  package struct View: Sendable, Hashable {
    /// Nil: the first platform of the block.
    package var platform: Sourced<Platform>?
    /// Nil: that of the block.
    package var textSize: Sourced<TextSize>?
    /// Nil: that of the reader.
    package var look: Sourced<Look>?
    package var state: Sourced<State>?

    package init(platform: Sourced<Platform>? = nil) {
      self.platform = platform
    }
  }

  /// A fixed appearance of the system.
  package enum Look: String, Sendable, Hashable, CaseIterable {
    case light
    case dark
  }

  /// A state of the primary button, or of the first field.
  package enum State: String, Sendable, Hashable, CaseIterable {
    case pressed
    case focused
    case disabled
    /// A field with an error.
    case error
  }

  /// Maximum number of pictures in one figure.
  package static let viewLimit = 16

  /// Whether it has a field that people type into.
  package var hasField: Bool {
    textField != nil || content.contains { if case .field = $0 { true } else { false } }
  }
}
