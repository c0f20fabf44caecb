import Dialogs

/// A way to leave an alert or action sheet without choosing one of its buttons.
///
/// Home, Escape and Menu are from Apple's guideline on alerts; the rest is what each system does.
enum WayOut: Sendable, Hashable {
  /// A tap beside it.
  case outside
  case homeScreen
  case escape
  case menu
  case crown
  case back
  case homeButton
}

extension Dialog {
  /// The ways out on a platform; none of a modal view or snackbar, which have their own.
  func waysOut(on platform: Platform) -> [WayOut] {
    guard kind.value == .alert || kind.value == .actionSheet else { return [] }
    return switch platform {
    case .ios, .ios26, .ipados: (kind.value == .actionSheet ? [.outside] : []) + [.homeScreen, .escape]
    case .macos: [.escape]
    case .tvos: [.menu]
    case .watchos, .watchos3: [.crown]
    case .android, .androidTablet: [.back, .outside]
    case .iphoneOS: [.homeButton]
    case .harmattan: [.outside]
    }
  }
}
