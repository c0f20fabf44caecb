/// A value that templates may use: its name and what it is.
///
/// One list is the documentation, the check of templates at load and the order of a page's values in memory.
package struct TemplateValue: Sendable, Hashable {
  package var name: String
  package var type: ValueType
  package var summary: String

  package enum ValueType: Sendable, Hashable {
    /// Text: written in double braces, escaped; opens a section that shows where there is such a text.
    case text
    /// HTML that Patternbook has rendered: written in triple braces.
    case html
    /// True or false: opens a section.
    case flag
    /// Values of its own: opens a section in which they can be used.
    case object([TemplateValue])
  }
}

/// The values of `page.mustache` and of the partials that it uses.
package enum PageValue: Int, CaseIterable, Sendable {
  case language, direction, contentLanguage, contentPolicy, title, siteTitle, documentTitle, description, canonical
  case root, homeURL, searchURL, cssURL, mockupsCSSURL, scriptURL, searchScriptURL, searchRootURL, faviconURL
  case liveScriptURL, liveCSSURL
  case bodyClass, isHome, isSearch, preview
  case hasTitle, hasNavigation, navigationHTML, hasBreadcrumbs, breadcrumbsHTML, hasOutline, outlineHTML, bodyHTML
  case previous, next
  case summary, hasPageFacts, editURL, changed, changedText, markdownURL, feedURL
  case catalogueURL, isCatalogue, catalogueCount, catalogueNote, catalogueFiltersHTML, catalogueHTML
  case hasCataloguePages, cataloguePagesHTML
  case hasRelations, hasRelated, relatedHTML, hasBacklinks, backlinksHTML

  package var description: TemplateValue {
    switch self {
    case .language: .init(name: "language", type: .text, summary: "BCP 47 tag of the site's language.")
    case .contentLanguage:
      .init(
        name: "content_language", type: .text,
        summary: "The language of a page's text where it is English on a site of another language; absent otherwise.")
    case .contentPolicy:
      .init(
        name: "content_policy", type: .text,
        summary: "What a browser may load for the page; absent where a trusted author wrote HTML.")
    case .direction:
      .init(name: "direction", type: .text, summary: "rtl for a language that is written so; absent otherwise.")
    case .title: .init(name: "title", type: .text, summary: "Title of the page.")
    case .siteTitle: .init(name: "site_title", type: .text, summary: "Title of the site.")
    case .documentTitle:
      .init(name: "document_title", type: .text, summary: "What a browser tab shows: page and site.")
    case .description: .init(name: "description", type: .text, summary: "The page's description; absent without one.")
    case .canonical:
      .init(name: "canonical", type: .text, summary: "Absolute address of the page; absent where the site has none.")
    case .root: .init(name: "root", type: .text, summary: "What leads to the site's root: empty or ../ repeated.")
    case .homeURL: .init(name: "home_url", type: .text, summary: "The home page.")
    case .searchURL: .init(name: "search_url", type: .text, summary: "The search page.")
    case .cssURL: .init(name: "css_url", type: .text, summary: "The site's stylesheet.")
    case .mockupsCSSURL: .init(name: "mockups_css_url", type: .text, summary: "The stylesheet of the mockups.")
    case .scriptURL: .init(name: "script_url", type: .text, summary: "The site's script.")
    case .searchScriptURL:
      .init(name: "search_script_url", type: .text, summary: "The search script, loaded when search is first opened.")
    case .searchRootURL: .init(name: "search_root_url", type: .text, summary: "The root file of the search index.")
    case .liveScriptURL:
      .init(
        name: "live_script_url", type: .text, summary: "The script of live dialogs, loaded when one is first tried.")
    case .liveCSSURL:
      .init(name: "live_css_url", type: .text, summary: "The stylesheet of live dialogs, loaded with their script.")
    case .faviconURL: .init(name: "favicon_url", type: .text, summary: "The site's icon.")
    case .bodyClass: .init(name: "body_class", type: .text, summary: "home, page, search or not-found, and the type.")
    case .isHome: .init(name: "is_home", type: .flag, summary: "Whether this is the home page.")
    case .isSearch: .init(name: "is_search", type: .flag, summary: "Whether this is the search page.")
    case .preview: .init(name: "preview", type: .flag, summary: "Whether the site is being previewed.")
    case .hasTitle: .init(name: "has_title", type: .flag, summary: "Whether the title is to be shown above the body.")
    case .hasNavigation: .init(name: "has_navigation", type: .flag, summary: "Whether there is navigation.")
    case .navigationHTML: .init(name: "navigation_html", type: .html, summary: "Nested list of sections and pages.")
    case .hasBreadcrumbs: .init(name: "has_breadcrumbs", type: .flag, summary: "Whether there are sections above.")
    case .breadcrumbsHTML: .init(name: "breadcrumbs_html", type: .html, summary: "Items that link to them.")
    case .hasOutline: .init(name: "has_outline", type: .flag, summary: "Whether the page has headings to list.")
    case .outlineHTML: .init(name: "outline_html", type: .html, summary: "Nested list of the page's headings.")
    case .bodyHTML: .init(name: "body_html", type: .html, summary: "The page itself.")
    case .previous: .init(name: "previous", type: .object(Self.link), summary: "The page before, if any.")
    case .next: .init(name: "next", type: .object(Self.link), summary: "The page after, if any.")
    case .summary:
      .init(name: "summary", type: .text, summary: "The page's description, or how its text begins; may be absent.")
    case .hasPageFacts: .init(name: "has_page_facts", type: .flag, summary: "Whether there is one of the next four.")
    case .editURL: .init(name: "edit_url", type: .text, summary: "Where readers can change the page; may be absent.")
    case .changed:
      .init(name: "changed", type: .text, summary: "Date and time of its last change, for datetime; may be absent.")
    case .changedText: .init(name: "changed_text", type: .text, summary: "The day of that change, for readers.")
    case .catalogueURL:
      .init(name: "catalogue_url", type: .text, summary: "The catalogue; absent from a site without dialogs.")
    case .isCatalogue:
      .init(name: "is_catalogue", type: .flag, summary: "Whether this is a page of the catalogue.")
    case .catalogueCount:
      .init(name: "catalogue_count", type: .text, summary: "In the catalogue: how many dialogs, as “124 dialogs”.")
    case .catalogueNote:
      .init(
        name: "catalogue_note", type: .text,
        summary: "In the catalogue: what it leaves out; absent where that is nothing.")
    case .catalogueFiltersHTML:
      .init(name: "catalogue_filters_html", type: .html, summary: "In the catalogue: the form that filters it.")
    case .catalogueHTML:
      .init(name: "catalogue_html", type: .html, summary: "In the catalogue: its dialogs, by kind.")
    case .hasCataloguePages:
      .init(name: "has_catalogue_pages", type: .flag, summary: "Whether the catalogue has more pages than one.")
    case .cataloguePagesHTML:
      .init(name: "catalogue_pages_html", type: .html, summary: "Items that link to the pages of the catalogue.")
    case .hasRelations:
      .init(name: "has_relations", type: .flag, summary: "Whether pages belong to this one, or link to it.")
    case .hasRelated: .init(name: "has_related", type: .flag, summary: "Whether other pages belong to this one.")
    case .relatedHTML: .init(name: "related_html", type: .html, summary: "Items that link to them, five at most.")
    case .hasBacklinks: .init(name: "has_backlinks", type: .flag, summary: "Whether other pages link to this one.")
    case .backlinksHTML: .init(name: "backlinks_html", type: .html, summary: "Items that link to them, five at most.")
    case .markdownURL:
      .init(name: "markdown_url", type: .text, summary: "The page as Markdown; absent where there is none.")
    case .feedURL: .init(name: "feed_url", type: .text, summary: "The feed of changes; absent where there is none.")
    }
  }

  private static let link: [TemplateValue] = [
    .init(name: "url", type: .text, summary: "Where it is."), .init(name: "title", type: .text, summary: "Its title."),
  ]

  /// The values by the names that templates use.
  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.description.name, $0) })
}
