/// The look that every site starts with, built into the program so that it needs no file beside it.
///
/// The folder `Templates` is a link to the one at the top of the project: what the documentation site of Patternbook uses
/// and what every other site gets are the same files.
package enum Theme {
  /// A file of the theme.
  package struct File: Sendable {
    /// Its path below Templates.
    package let name: String
    package let bytes: [UInt8]
  }

  /// All files, by name; a test holds this list against the folder.
  package static let files: [File] = [
    File(name: "assets/favicon.svg", bytes: PackageResources.favicon_svg),
    File(name: "assets/search.js", bytes: PackageResources.search_js),
    File(name: "assets/site.css", bytes: PackageResources.site_css),
    File(name: "assets/site.js", bytes: PackageResources.site_js),
    File(name: "footer.mustache", bytes: PackageResources.footer_mustache),
    File(name: "head.mustache", bytes: PackageResources.head_mustache),
    File(name: "header.mustache", bytes: PackageResources.header_mustache),
    File(name: "local_navigation.mustache", bytes: PackageResources.local_navigation_mustache),
    File(name: "not_found.mustache", bytes: PackageResources.not_found_mustache),
    File(name: "page.mustache", bytes: PackageResources.page_mustache),
    File(name: "pager.mustache", bytes: PackageResources.pager_mustache),
    File(name: "search.mustache", bytes: PackageResources.search_mustache),
  ]
}
