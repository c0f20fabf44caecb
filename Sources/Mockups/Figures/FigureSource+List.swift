/// Publications that figures of layouts were taken from.
extension FigureSource {
  // MARK: Makers of systems

  static let appleLayout = FigureSource(
    "Apple, Layout", "https://developer.apple.com/design/human-interface-guidelines/layout")
  static let appleType = FigureSource(
    "Apple, Typography", "https://developer.apple.com/design/human-interface-guidelines/typography")
  static let compose = FigureSource(
    "Compose Material 3", "https://github.com/androidx/androidx/tree/androidx-main/compose/material3")
  static let materialComponents = FigureSource(
    "Material Components", "https://github.com/material-components/material-components-android")
  static let qtComponents = FigureSource("Qt Components", "https://github.com/nemomobile/qt-components")

  // MARK: Measurements and re-creations

  static let customAlert = FigureSource("CustomAlert", "https://github.com/divadretlaw/CustomAlert")
  static let nativeScript = FigureSource("NativeScript", "https://github.com/NativeScript/docs")
  /// Frames from the view trees of iOS 26.1, with the programs that read them.
  static let openUIKit = FigureSource("OpenUIKit", "https://github.com/Vercantez/openuikit")
  static let dwAlertController = FigureSource("DWAlertController", "https://github.com/podkovyrin/DWAlertController")
  static let flutter = FigureSource(
    "Flutter", "https://github.com/flutter/flutter/tree/master/packages/flutter/lib/src/cupertino")
  static let framework7 = FigureSource("Framework7", "https://github.com/framework7io/framework7")
  static let popoverController = FigureSource(
    "WYPopoverController", "https://github.com/nicolaschengdev/WYPopoverController")
  static let macosUI = FigureSource("macos_ui", "https://github.com/macosui/macos_ui")
  static let iddAlert = FigureSource("idd-alert", "https://github.com/kdeda/idd-alert")
  static let tildaZ = FigureSource("TildaZ", "https://github.com/ensky0/tildaz/issues/237")
  static let sparkle = FigureSource("Sparkle", "https://github.com/sparkle-project/Sparkle/pull/2918")
  static let loop = FigureSource("Loop", "https://github.com/mrkai77/Loop/pull/888")
  static let gentleAlertView = FigureSource("SSGentleAlertView", "https://github.com/tokorom/SSGentleAlertView")
  static let iUI = FigureSource("iUI", "https://github.com/iui/iUI")
  static let watchSizes = FigureSource(
    "Sizes of Apple Watch", "https://gist.github.com/mntone/afc6908ae1b18d4d405997aaddb5e4d8")
}
