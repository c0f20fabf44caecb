/// Places in navigation that data of a folder says for its pages: `eleventyNavigation: {parent: A}` in `posts/posts.json`.
///
/// They are among the variables of the folder, as is all of that data.
enum PlacesOfFolders {
  static let parent = "eleventyNavigation.parent"
  static let order = "eleventyNavigation.order"

  /// Those of the texts of a folder that say a place.
  static func texts(in texts: [String: String]) -> [String: String] {
    texts.filter { $0.key == parent || $0.key == order }
  }
}

extension SiteConfiguration {
  /// Completes the places that pages have in the navigation by themselves with what the data of their folders says.
  func givePlaces(to heads: inout [PageHead]) {
    guard variables.have(PlacesOfFolders.parent) || variables.have(PlacesOfFolders.order) else { return }
    for index in heads.indices {
      // A page without a key is not in such a navigation.
      guard let key = heads[index].frontMatter.navigationKey else { continue }
      let file = heads[index].ownFile
      // The page that the others are below can be in their folder.
      if heads[index].frontMatter.parent == nil, let parent = variables.text(PlacesOfFolders.parent, of: file),
        parent != key
      {
        heads[index].frontMatter.parent = parent
      }
      if heads[index].frontMatter.order == nil {
        heads[index].frontMatter.order = variables.text(PlacesOfFolders.order, of: file).flatMap(Double.init)
      }
    }
  }
}
