import Dialogs

/// How a dialog comes and goes on its platform.
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

extension Motion {
  /// The motion of a dialog.
  ///
  /// Alerts of iOS and its sheets: Flutter; macOS: macos_ui; iPhone OS: TJAlertView, jQTouch; Android: Material
  /// Components, Compose; Harmattan: qt-components. The rest are estimates: modals of Android, tvOS, watchOS, popovers,
  /// what leaves an iPhone.
  init(of dialog: Dialog, on platform: Platform) {
    let kind = dialog.kind.value
    switch platform {
    case .ios, .ios26:
      switch kind {
      case .alert: self.init(.shrink, 400, 200)
      case .actionSheet: self.init(.rise, 335, 335)
      case .modal: self.init(.rise, 500, 400)
      case .snackbar: self.init(.grow, 150, 75)
      }
    case .ipados:
      switch kind {
      case .alert: self.init(.shrink, 400, 200)
      case .actionSheet: self.init(.fade, 200, 200)
      case .modal: self.init(.rise, 500, 400)
      case .snackbar: self.init(.grow, 150, 75)
      }
    case .macos: self.init(.grow, 450, 120)
    case .tvos, .watchos, .watchos3: self.init(.fade, 300, 200)
    case .android:
      switch kind {
      case .alert: self.init(.drop, 500, 150)
      case .actionSheet, .modal: self.init(.rise, 300, 250)
      case .snackbar: self.init(.grow, 150, 75)
      }
    case .androidTablet:
      switch kind {
      case .alert, .modal: self.init(.drop, 500, 150)
      case .actionSheet: self.init(.grow, 120, 75)
      case .snackbar: self.init(.grow, 150, 75)
      }
    case .iphoneOS:
      switch kind {
      case .alert: self.init(.bounce, 333, 125)
      case .modal: self = dialog.transition?.value == .flip ? Motion(.flip, 750, 750) : Motion(.rise, 400, 400)
      case .actionSheet, .snackbar: self.init(.rise, 375, 375)
      }
    case .harmattan:
      switch kind {
      case .modal where dialog.confirmation?.value == .automatic: self.init(.push, 300, 300)
      case .modal: self.init(.rise, 300, 450)
      case .alert, .actionSheet, .snackbar: self.init(.grow, 350, 175)
      }
    }
  }
}
