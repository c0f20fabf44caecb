import Theme
package import Words

/// The style sheet and script of the built-in theme for live dialogs in separate files.
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
