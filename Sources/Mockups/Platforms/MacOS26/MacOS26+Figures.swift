import Dialogs

extension MacOS26 {
  static func figures(of kind: DialogKind) -> [KnownFigure] {
    [
      .measured("Width", MacAlertFigures.width, by: .tildaZ),
      .measured("Corner radius", MacAlertLook.tahoe.radius, by: .sparkle),
      .measured("Sides", MacAlertFigures.padding, by: .tildaZ),
      .measured("Height of a button", MacAlertFigures.buttonHeight, by: .tildaZ),
      .estimate("Corner radius of a button", MacAlertLook.tahoe.buttonRadius),
      .estimate("Corner radius of a text field", MacAlertLook.tahoe.fieldRadius),
      .recreated("Corner radius of a window", MacAlertLook.tahoe.windowRadius, by: .loop),
    ] + MacOS.sharedFigures
  }
}
