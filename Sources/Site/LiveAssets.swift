import Theme
package import Words

/// What live dialogs in files of their own are made with: style sheet and script of the built-in theme.
package struct LiveAssets: Sendable {
  package let style: [UInt8]
  package let script: [UInt8]

  package init(_ words: Words) {
    let folder = "assets/"
    let live = Theme.files.filter { $0.name.hasPrefix(folder + "live.") }
    let joined = AssetParts.joined(
      Dictionary(uniqueKeysWithValues: live.map { (String($0.name.dropFirst(folder.count)), $0.bytes) }), words)
    style = joined["live.css"] ?? []
    script = joined["live.js"] ?? []
  }
}
