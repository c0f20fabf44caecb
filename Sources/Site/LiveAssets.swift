import Theme

/// What live dialogs in files of their own are made with: style sheet and script of the built-in theme.
enum LiveAssets {
  static let style = joined["live.css"] ?? []
  static let script = joined["live.js"] ?? []

  private static let joined: [String: [UInt8]] = {
    let folder = "assets/"
    let live = Theme.files.filter { $0.name.hasPrefix(folder + "live.") }
    return AssetParts.joined(
      Dictionary(uniqueKeysWithValues: live.map { (String($0.name.dropFirst(folder.count)), $0.bytes) }))
  }()
}
