import Dialogs

extension MacOS {
  static func figures(of kind: DialogKind) -> [KnownFigure] {
    [
      .recreated("Width", MacAlertFigures.width, by: .iddAlert),
      .recreated("Corner radius", MacAlertLook.bigSur.radius, by: .macosUI),
      .recreated("Height of a button", MacAlertFigures.buttonHeight, by: .macosUI),
      .recreated("Corner radius of a button", MacAlertLook.bigSur.buttonRadius, by: .iddAlert),
    ] + sharedFigures
  }

  static let sharedFigures: [KnownFigure] = [
    .recreated("Icon", MacAlertFigures.icon, MacAlertFigures.icon, by: .macosUI),
    .recreated("Above the icon", MacAlertFigures.topMargin, by: .macosUI),
    .recreated("Below the icon", MacAlertFigures.iconToTitle, by: .macosUI),
    .recreated("Below the title", MacAlertFigures.titleToMessage, by: .macosUI),
    .recreated("Below the text", MacAlertFigures.textToNext, by: .macosUI),
    .recreated("Between buttons", MacAlertFigures.buttonGap, by: .macosUI),
    .published("Size of the title", 13, by: .appleType), .published("Size of the message", 11, by: .appleType),
    .recreated("Checkbox", MacAlertFigures.checkbox, MacAlertFigures.checkbox, by: .macosUI),
    .recreated("Help button", MacAlertFigures.help, MacAlertFigures.help, by: .macosUI),
    .estimate("Height of a text field", MacAlertFigures.fieldHeight),
  ]
}
