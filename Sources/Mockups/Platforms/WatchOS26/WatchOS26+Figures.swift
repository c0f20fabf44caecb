import Dialogs

extension WatchOS26 {
  static func figures(of kind: DialogKind) -> [KnownFigure] { WatchFigures.series10.known(on: device) }
}
