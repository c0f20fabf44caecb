/// How a dialog appears and disappears on its platform.
struct Motion: Sendable, Hashable {
  enum Path: String, Sendable {
    /// Rises from the bottom of the screen.
    case rise
    /// Shrinks to its size while it appears.
    case shrink
    /// Grows to its size while it appears.
    case grow
    /// Grows beyond its size and back.
    case bounce
    /// Comes down a little while it appears.
    case drop
    /// Comes in from the trailing side.
    case push
    /// Turns over.
    case flip
    case fade
  }

  var path: Path
  /// Milliseconds.
  var entering: Int
  var leaving: Int

  init(_ path: Path, _ entering: Int, _ leaving: Int) {
    self.path = path
    self.entering = entering
    self.leaving = leaving
  }
}
