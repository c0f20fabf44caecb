/// What a platform states about itself apart from how it draws: what authors, rules, and code snippets need to know.
///
/// Drawing is on this module, so the types that state these facts live above it: each platform is one folder in
/// `Sources/Mockups/Platforms`. Readers of blocks get the list of platforms as a value.
package protocol PlatformFacts: SendableMetatype {
  /// What authors call it: lowercase letters, digits, and hyphens.
  static var id: String { get }
  /// What readers call it.
  static var name: String { get }
  /// The kinds of dialog that it has, all of which it draws.
  static var kinds: [DialogKind] { get }
  /// The elements of its alerts that not every platform has.
  static var elements: [PlatformElement] { get }
  /// What apps for it are written with; empty for a platform that is no longer developed for.
  static var toolkits: [Toolkit] { get }
  /// Whether a sheet is attached to the control that opens it, and a modal view leaves some of the screen free.
  static var isTablet: Bool { get }
  /// Whether a sheet comes from the control that opens it if a block says what that is, and otherwise is in the middle
  /// of the screen, with the button that cancels.
  static var attachesSheetToSource: Bool { get }
  /// Whether the leading button of a modal view is a symbol, and its label is only read out.
  static var hasSymbolInBar: Bool { get }
  /// Where rules depend on the platform.
  static var style: PlatformStyle { get }
  /// Whether it has no look of its own, so that a site can give it one.
  static var takesDesign: Bool { get }
}

extension PlatformFacts {
  package static var elements: [PlatformElement] { [] }
  package static var toolkits: [Toolkit] { [] }
  package static var isTablet: Bool { false }
  package static var attachesSheetToSource: Bool { false }
  package static var hasSymbolInBar: Bool { false }
  package static var style: PlatformStyle { PlatformStyle() }
  package static var takesDesign: Bool { false }
}

/// An element that the alerts of some platforms have; the raw value is its key in a block.
package enum PlatformElement: String, Sendable, Hashable, CaseIterable {
  case textField = "text-field"
  case icon
  case suppression
  case help
  case accessory
}

/// A framework that apps are written with; the raw value is the id of its code snippets.
package enum Toolkit: String, Sendable, Hashable, CaseIterable {
  case swiftUI = "swiftui"
  case uiKit = "uikit"
  case appKit = "appkit"
  case compose
  /// Views of Android.
  case views = "android-views"
  case flutter
  case reactNative = "react-native"
  /// The `dialog` element of HTML.
  case html
}

/// What rules take into account on a platform.
package struct PlatformStyle: Sendable, Hashable {
  /// Whether choices may be out of sight as long as one shows, as on a watch, whose dialogs are pages for the crown.
  package var choicesMayScroll: Bool
  /// Whether a label may end in an ellipsis, which says that more is to be entered.
  package var labelsMayEndInEllipsis: Bool
  /// Whether a dialog with little text is sure to show at once, so that it need not be measured.
  package var isRoomy: Bool
  /// Width in em of an alert’s title that is sure to take at most two lines; 0 if only the layout can tell.
  ///
  /// A title no wider than a line takes one, or two with a break of unlucky rounding.
  package var alertTitleWidth: Double
  /// Width in em of an action sheet’s title that is sure to take one line; 0 if only the layout can tell.
  package var sheetTitleWidth: Double
  /// How many lines the title of an action sheet may take: two where lines hold half as much text.
  package var sheetTitleLines: Int

  package init(
    choicesMayScroll: Bool = false, labelsMayEndInEllipsis: Bool = false, isRoomy: Bool = false,
    alertTitleWidth: Double = 0, sheetTitleWidth: Double = 0, sheetTitleLines: Int = 1
  ) {
    self.choicesMayScroll = choicesMayScroll
    self.labelsMayEndInEllipsis = labelsMayEndInEllipsis
    self.isRoomy = isRoomy
    self.alertTitleWidth = alertTitleWidth
    self.sheetTitleWidth = sheetTitleWidth
    self.sheetTitleLines = sheetTitleLines
  }
}
