import Dialogs

extension IPhoneOS {
  static func figures(of kind: DialogKind) -> [KnownFigure] {
    switch kind {
    case .actionSheet:
      [
        .measured("Height of a button", IPhoneOSSheetFigures.buttonHeight, by: .iUI),
        .estimate("Sides of the buttons", IPhoneOSSheetFigures.buttonInset),
        .estimate("Corner radius of a button", IPhoneOSSheetFigures.buttonRadius),
        .estimate("Between buttons", IPhoneOSSheetFigures.buttonGap),
        .estimate("Size of the title", IPhoneOSSheetFigures.titleSize),
      ]
    case .modal:
      [
        .published("Screen", IPhoneOS.device.size.width, IPhoneOS.device.size.height, by: .appleLayout),
        .measured("Height of the bar", 44, by: .iUI), .measured("Size of the title", 20, by: .iUI),
        .recreated("Height of a row", IPhoneOSForm.rowHeight, by: .iUI),
        .recreated("Corner radius of a group", IPhoneOSForm.radius, by: .iUI),
      ]
    default:
      [
        .measured("Width", IPhoneOSAlertFigures.width, by: .gentleAlertView),
        .measured("Corner radius", IPhoneOSAlertFigures.radius, by: .gentleAlertView),
        .measured("Height of the gloss", IPhoneOSAlertFigures.glossHeight, by: .gentleAlertView),
        .measured("Height of a button", IPhoneOSAlertFigures.buttonHeight, by: .gentleAlertView),
        .measured("Corner radius of a button", IPhoneOSAlertFigures.buttonRadius, by: .gentleAlertView),
        .measured("Between buttons", IPhoneOSAlertFigures.buttonGap, by: .gentleAlertView),
        .recreated("Size of the title", IPhoneOSAlertFigures.titleSize, by: .gentleAlertView),
        .recreated("Size of the message", IPhoneOSAlertFigures.messageSize, by: .gentleAlertView),
        .estimate("First baseline", IPhoneOSAlertFigures.firstBaseline),
      ]
    }
  }
}
