import Dialogs
import YAML

/// By what the pages of a section are sorted.
enum SectionOrder: String, Sendable {
  case date, title
  /// By the names of the files.
  case name
}

/// Keys that only front matter of Zola has, which is in TOML.
extension PageFrontMatter {
  /// Keys that mean nothing here.
  private static let ignoredByZola: Set = [
    "generate_feed", "generate_feeds", "insert_anchor_links", "page_template", "paginate_by", "paginate_path",
    "paginate_reversed", "transparent",
  ]

  /// Takes what such a key says.
  ///
  /// - Returns: false for a key that other tools have, too.
  mutating func readZola(_ entry: YAMLNode.Entry) -> Bool {
    let value = entry.value
    switch entry.key {
    case "path":
      // It counts more than a slug, and is always a folder.
      guard let path = value.text.map({ $0.split(separator: "/").joined(separator: "/") }) else { return false }
      address = Sourced(path.isEmpty ? "/" : "/" + path + "/", range: value.range)
      addressKey = "path"
    case "render": isLeftOut = isLeftOut || value.bool == false
    case "in_search_index": if value.bool == false { search.isIncluded = false }
    case "redirect_to":
      guard let target = value.text, !target.isEmpty else { return false }
      let isWhole = target.hasPrefix("/") || target.contains("://")
      (landing, isRedirect, isUnlisted) = (LandingPage(redirect: isWhole ? target : "/" + target), true, true)
    case "sort_by":
      switch value.text {
      case "date", "update_date": sortedBy = .date
      case "title", "title_bytes": sortedBy = .title
      case "slug": sortedBy = .name
      default: break
      }
    case "taxonomies":
      for entry in value.entries where entry.key == "tags" || entry.key == "tag" { tags += entry.value.words }
      for entry in value.entries where entry.key == "authors" || entry.key == "author" {
        authors += PageAuthors.names(in: entry.value)
      }
    default: return Self.ignoredByZola.contains(entry.key)
    }
    return true
  }
}
