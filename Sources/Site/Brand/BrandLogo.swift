import Files
import Writing

/// The logo in the header of every page.
struct BrandLogo: Sendable {
  private struct Picture {
    var path: String
    var size: ImageSize?
  }

  private let light: Picture
  private let dark: Picture?
  /// Whether the title of the site stands next to it.
  let showsTitle: Bool

  /// The logo of a site; nil if it has none.
  ///
  /// - Throws: `FileError`.
  init?(_ brand: SiteBrand, _ sources: SourceTree, from files: FileTree) throws {
    func picture(_ file: SiteBrand.File?) throws -> Picture? {
      guard let file, let asset = sources.assets.first(where: { $0.path == file.path }) else { return nil }
      return Picture(path: file.path, size: try files.read(asset.file).flatMap { ImageSize($0) })
    }
    guard let light = try picture(brand.logo) else { return nil }
    self.light = light
    dark = try picture(brand.darkLogo)
    showsTitle = brand.showsTitle
  }

  /// The height in the header, in pixels.
  private static let height = 28

  /// The pictures for a page.
  ///
  /// - Parameter root: what leads from the page to the root of the site.
  func html(root: String) -> [UInt8] {
    var writer = HTMLWriter()
    let pictures: [(picture: Picture?, appearance: String)] = [
      (light, dark == nil ? "" : " brand-light"), (dark, " brand-dark"),
    ]
    for (picture, appearance) in pictures {
      guard let picture else { continue }
      writer.markup("<img")
      writer.attribute("class", "brand-logo" + appearance)
      writer.attribute("src", root + SiteURL.encoded(picture.path))
      // The title next to it, shown or not, names the link.
      writer.attribute("alt", "")
      if let size = picture.size {
        writer.attribute("width", "\(max(1, (size.width * Self.height + size.height / 2) / size.height))")
      }
      writer.attribute("height", "\(Self.height)")
      // The one that is not shown is not loaded.
      if dark != nil { writer.markup(" loading=\"lazy\"") }
      writer.markup(">")
    }
    return writer.bytes
  }
}
