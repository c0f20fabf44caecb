import Dialogs

extension WatchOS3 {
  static func figures(of kind: DialogKind) -> [KnownFigure] { WatchFigures.series3.known(on: device) }
}
