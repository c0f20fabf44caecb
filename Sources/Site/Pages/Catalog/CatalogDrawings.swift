import Dialogs
import Files
import Mockups
import Words
import Writing

/// The drawings of a library page on other platforms.
///
/// All drawings of a platform are in one script, which the page loads when a reader filters by that platform. A page
/// with all drawings would be several times as large, and scripts work even in a folder opened from disk.
struct CatalogDrawings: Sendable {
  /// The scripts by platform.
  private(set) var scripts: [Platform: (path: String, bytes: [UInt8])] = [:]

  /// - Parameter page: the path of the library page in the site.
  init(of entries: [CatalogEntry], drawn: [Bool], page: String, _ words: Words) {
    var writers: [Platform: HTMLWriter] = [:]
    for (index, entry) in entries.enumerated() where drawn[index] {
      for platform in entry.platforms.dropFirst() {
        guard let scene = MockupRenderer.scene(for: entry.dialog, on: platform, words: words) else { continue }
        var drawing = HTMLWriter()
        CatalogRenderer.draw(scene, ofEntry: index, into: &drawing)
        var writer = writers.removeValue(forKey: platform) ?? Self.opening(of: platform)
        writer.markup("\n")
        writer.number(index)
        writer.markup(":")
        writer.scriptString(drawing.bytes)
        writer.markup(",")
        writers[platform] = writer
      }
    }
    let name = SitePath.name(of: page).split(separator: ".").first ?? ""
    for (platform, var writer) in writers {
      writer.markup("\n});\n")
      let path = "\(ThemeAssets.folder)/\(name)-\(platform.id).\(Fingerprint.of(writer.bytes)).js"
      scripts[platform] = (path, writer.bytes)
    }
  }

  func write(to output: any SiteOutput) throws {
    for script in scripts.values { try output.write(script.path, script.bytes) }
  }

  /// The page provides the function, which takes an object of drawings by card number.
  private static func opening(of platform: Platform) -> HTMLWriter {
    var writer = HTMLWriter(capacity: 1 << 16)
    writer.markup("patternbookDrawings(")
    writer.scriptString(platform.id)
    writer.markup(",{")
    return writer
  }
}
