import Dialogs

extension TVOS {
  static func figures(of kind: DialogKind) -> [KnownFigure] {
    [
      .published("Screen", TVOS.device.size.width, TVOS.device.size.height, by: .appleLayout),
      .published("Size of the title", TVFigures.titleSize, by: .appleType),
      .published("Size of the message", TVFigures.messageSize, by: .appleType),
      .estimate("Width of the text", TVFigures.textWidth), .estimate("Below the text", TVFigures.textToButtons),
      .estimate("Button", TVFigures.button.width, TVFigures.button.height),
      .estimate("Corner radius of a button", TVFigures.buttonRadius), .estimate("Between buttons", TVFigures.buttonGap),
      .estimate("Growth of the button with focus", TVFigures.focusScale).asShare,
    ]
  }
}
