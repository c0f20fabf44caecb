import Files
import Writing

extension ForeignSettings {
  /// Takes the icon of the site, if it is a file in one of the static folders.
  ///
  /// - Parameter address: its path from the root of the published site.
  mutating func addFavicon(_ address: String?, of project: ForeignProject) {
    let path = String((address ?? "").drop { $0 == "/" })
    guard !path.isEmpty, !path.contains(":"), SiteBrand.Kind.icon.endings.contains(SiteBrand.ending(of: path)),
      addressesOfStatics.isEmpty, statics.contains(where: { project.hasFile(ContentFolder(path: $0).file(path)) })
    else { return }
    favicon = path
  }
}
