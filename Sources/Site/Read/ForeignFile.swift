import Files

/// A file in Content that another tool makes something of, and that readers could not use as it is.
enum ForeignFile {
  enum Kind {
    /// A page in another language than Markdown.
    case page
    /// A template, which can be a page of its own.
    case template
    /// Code that pages of another tool use.
    case component

    var advice: String {
      switch self {
      case .page: "Patternbook reads pages in Markdown. Convert it, or move it out of Content."
      case .template, .component:
        "Patternbook does not run templates and components, and readers would see their source. Move it out of Content, "
          + "or write “exclude” in site.yml."
      }
    }
  }

  /// The kind of a file that is not published; nil for other files.
  static func kind(of path: String) -> Kind? { kinds[ending(of: path)] }

  /// Whether a page that leads to a file of another tool can mean its source: pages are not written in that language.
  static func mayBeExample(_ path: String) -> Bool {
    switch kind(of: path) {
    case .template: !["liquid", "njk"].contains(ending(of: path))
    case .component: true
    case .page: notebooks.contains(ending(of: path))
    case nil: false
    }
  }

  /// Whether readers can open a file that another tool makes a page of.
  static func isForReaders(_ path: String) -> Bool { ending(of: path) == "ipynb" }

  /// Whether a file is a page of another tool by its name: `guide.rst`, `guide.md.njk`.
  static func looksLikePage(_ path: String) -> Bool {
    switch kind(of: path) {
    case .page: true
    case .template: SitePath.isPage(String(path.dropLast(ending(of: path).utf8.count + 1)))
    case .component, nil: false
    }
  }

  /// Pages with code that is run, which others may offer as files.
  private static let notebooks: Set = ["ipynb", "qmd", "rmd"]

  /// What people call the language of files with an ending.
  static func language(ofEnding ending: String) -> String? { languages[ending] }

  /// The ending in lower case, without its dot; empty for a name that has none.
  static func ending(of path: String) -> String {
    let name = SitePath.name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  private static let languages = [
    "adoc": "AsciiDoc", "asciidoc": "AsciiDoc", "ipynb": "Jupyter notebooks", "mdoc": "Markdoc", "org": "Org",
    "qmd": "Quarto", "rmd": "R Markdown", "rst": "reStructuredText", "textile": "Textile",
    "ejs": "EJS", "erb": "ERB", "gotmpl": "Go templates", "haml": "Haml", "handlebars": "Handlebars",
    "hbs": "Handlebars", "j2": "Jinja",
    "jinja": "Jinja", "jinja2": "Jinja", "liquid": "Liquid", "njk": "Nunjucks", "pug": "Pug", "twig": "Twig",
    "astro": "Astro", "svelte": "Svelte", "vue": "Vue",
  ]

  private static let kinds: [String: Kind] = [
    "adoc": .page, "asciidoc": .page, "ipynb": .page, "mdoc": .page, "org": .page, "qmd": .page, "rmd": .page,
    "rst": .page, "textile": .page,
    "ejs": .template, "erb": .template, "gotmpl": .template, "haml": .template, "handlebars": .template,
    "hbs": .template, "j2": .template,
    "jinja": .template, "jinja2": .template, "liquid": .template, "njk": .template, "pug": .template,
    "twig": .template,
    "astro": .component, "gjs": .component, "gts": .component, "jsx": .component, "svelte": .component,
    "tsx": .component, "vue": .component,
  ]
}
