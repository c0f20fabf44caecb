import Files

/// A file in Content that another tool makes something of, and that readers could not use as it is.
enum ForeignFile {
  enum Kind {
    /// A page in another language than Markdown.
    case page
    /// A template or a component.
    case template

    var advice: String {
      switch self {
      case .page: "Patternbook reads pages in Markdown. Convert it, or move it out of Content."
      case .template:
        "Patternbook does not run templates and components, and readers would see their source. Move it out of Content, "
          + "or write “exclude” in site.yml."
      }
    }
  }

  static func kind(of path: String) -> Kind? { kinds[ending(of: path)] }

  /// The ending in lower case, without its dot; empty for a name that has none.
  static func ending(of path: String) -> String {
    let name = SitePath.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  private static let kinds: [String: Kind] = [
    "adoc": .page, "asciidoc": .page, "mdoc": .page, "org": .page, "rst": .page, "textile": .page,
    "astro": .template, "ejs": .template, "erb": .template, "gjs": .template, "gts": .template, "haml": .template,
    "handlebars": .template, "hbs": .template, "j2": .template, "jinja": .template, "jinja2": .template,
    "jsx": .template, "liquid": .template, "njk": .template, "pug": .template, "svelte": .template, "tsx": .template,
    "twig": .template, "vue": .template,
  ]
}
