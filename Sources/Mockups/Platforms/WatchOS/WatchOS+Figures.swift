import Dialogs

extension WatchOS {
  static func figures(of kind: DialogKind) -> [KnownFigure] { WatchFigures.series4.known(on: device) }
}

extension WatchFigures {
  func known(on device: Device) -> [KnownFigure] {
    let distances: [KnownFigure] = [
      .measured("Screen", device.size.width, device.size.height, by: .watchSizes),
      .published("Size of the text", titleSize, by: .appleType), .published("Line height", pitch, by: .appleType),
      .estimate("Height of the strip with the clock", strip), .estimate("Height of a button", buttonHeight),
      .estimate("Between buttons", buttonGap), .estimate("Sides of the buttons", sideMargin),
    ]
    return distances + (cancelCircle.map { [.estimate("Circle that cancels a sheet", $0, $0)] } ?? [])
  }
}
