/// A value for templates: its name and description.
///
/// One list for the documentation, the check of templates, and the order of values in memory.
package struct TemplateValue: Sendable, Hashable {
  package var name: String
  package var type: ValueType
  package var summary: String

  package enum ValueType: Sendable, Hashable {
    /// Text: double braces, escaped; also opens a section that is shown if the text is present.
    case text
    /// HTML rendered by Patternbook: triple braces.
    case html
    /// True or false: opens a section.
    case flag
    /// An object: opens a section in which its values can be used.
    case object([TemplateValue])
  }
}

/// The values of `page.mustache` and its partials.
package enum PageValue: Int, CaseIterable, Sendable {
  case language, direction, contentLanguage, contentPolicy, title, titleAnchor, siteTitle, documentTitle, description,
    canonical
  case root, homeURL, searchURL, cssURL, reviewCSSURL, mockupsCSSURL, scriptURL, searchScriptURL, searchRootURL,
    faviconURL
  case faviconType, hasLogo, logoHTML, showsTitle, showsCredit
  case liveScriptURL, liveCSSURL
  case bodyClass, isHome, isSearch, preview
  case hasTitle, hasNavigation, navigationHTML, hasBreadcrumbs, breadcrumbsHTML, hasOutline, outlineHTML, bodyHTML
  case previous, next
  case hasByline, date, dateText, authors
  case summary, hasPageFacts, editURL, changed, changedText, markdownURL, feedURL
  case catalogURL, isCatalog, catalogCount, catalogNote, catalogFiltersHTML, catalogHTML
  case hasCatalogPages, catalogPagesHTML
  case hasRelations, hasRelated, relatedHTML, hasBacklinks, backlinksHTML
  case hasTags, tagsHTML
  case hasVersions, versionsHTML, versionsCSSURL, oldVersionText, currentVersionURL, robots
  case cardURL, cardText
  case contentDirection, isUntranslated, languageName, languagesHTML, alternatesHTML,
    languagesCSSURL, languagesScriptURL

  package var description: TemplateValue {
    switch self {
    case .language: .init(name: "language", type: .text, summary: "BCP 47 tag of the site language.")
    case .contentLanguage:
      .init(
        name: "content_language", type: .text,
        summary: "Language of the page text if it differs from the site language; absent otherwise.")
    case .contentPolicy:
      .init(
        name: "content_policy", type: .text,
        summary: "Content security policy of the page; absent if the page contains trusted HTML.")
    case .direction:
      .init(name: "direction", type: .text, summary: "rtl for right-to-left languages; absent otherwise.")
    case .title: .init(name: "title", type: .text, summary: "Title of the page.")
    case .titleAnchor:
      .init(
        name: "title_anchor", type: .text,
        summary: "Anchor of the heading that the title was taken from; absent if front matter gives it.")
    case .siteTitle: .init(name: "site_title", type: .text, summary: "Title of the site.")
    case .documentTitle:
      .init(name: "document_title", type: .text, summary: "Title for the browser tab: page and site.")
    case .description:
      .init(name: "description", type: .text, summary: "Description of the page; absent if there is none.")
    case .canonical:
      .init(name: "canonical", type: .text, summary: "Absolute address of the page; absent if the site has no url.")
    case .root:
      .init(name: "root", type: .text, summary: "Relative path to the root of the site: empty or repeated ../.")
    case .homeURL: .init(name: "home_url", type: .text, summary: "Address of the home page.")
    case .searchURL: .init(name: "search_url", type: .text, summary: "Address of the search page.")
    case .cssURL: .init(name: "css_url", type: .text, summary: "Address of the site style sheet.")
    case .reviewCSSURL:
      .init(name: "review_css_url", type: .text, summary: "In a review: address of its own style sheet.")
    case .mockupsCSSURL: .init(name: "mockups_css_url", type: .text, summary: "Address of the mockup style sheet.")
    case .scriptURL: .init(name: "script_url", type: .text, summary: "Address of the site script.")
    case .searchScriptURL:
      .init(
        name: "search_script_url", type: .text,
        summary: "Address of the search script, which is loaded when search is first opened.")
    case .searchRootURL: .init(name: "search_root_url", type: .text, summary: "Address of the search index root.")
    case .liveScriptURL:
      .init(
        name: "live_script_url", type: .text,
        summary: "Address of the script for live dialogs, which is loaded on first use.")
    case .liveCSSURL:
      .init(
        name: "live_css_url", type: .text,
        summary: "Address of the style sheet for live dialogs, which is loaded with the script.")
    case .faviconURL: .init(name: "favicon_url", type: .text, summary: "Address of the site icon.")
    case .faviconType: .init(name: "favicon_type", type: .text, summary: "Media type of the site icon.")
    case .hasLogo: .init(name: "has_logo", type: .flag, summary: "Whether the site has a logo.")
    case .logoHTML: .init(name: "logo_html", type: .html, summary: "The logo, or one for each appearance.")
    case .showsTitle:
      .init(name: "shows_title", type: .flag, summary: "Whether to show the title of the site next to the logo.")
    case .showsCredit:
      .init(name: "shows_credit", type: .flag, summary: "Whether to show what the site is built with.")
    case .bodyClass:
      .init(
        name: "body_class", type: .text, summary: "Class names: home, page, search, or not-found, and the page type.")
    case .isHome: .init(name: "is_home", type: .flag, summary: "Whether this is the home page.")
    case .isSearch: .init(name: "is_search", type: .flag, summary: "Whether this is the search page.")
    case .preview: .init(name: "preview", type: .flag, summary: "Whether the site is being previewed.")
    case .hasTitle: .init(name: "has_title", type: .flag, summary: "Whether to show the title above the body.")
    case .hasNavigation: .init(name: "has_navigation", type: .flag, summary: "Whether there is navigation.")
    case .navigationHTML: .init(name: "navigation_html", type: .html, summary: "Nested list of sections and pages.")
    case .hasBreadcrumbs: .init(name: "has_breadcrumbs", type: .flag, summary: "Whether the page has parent sections.")
    case .breadcrumbsHTML:
      .init(name: "breadcrumbs_html", type: .html, summary: "List items that link to the parent sections.")
    case .hasOutline: .init(name: "has_outline", type: .flag, summary: "Whether the page has headings to list.")
    case .outlineHTML: .init(name: "outline_html", type: .html, summary: "Nested list of the page's headings.")
    case .bodyHTML: .init(name: "body_html", type: .html, summary: "Content of the page.")
    case .previous: .init(name: "previous", type: .object(Self.link), summary: "The previous page, if any.")
    case .next: .init(name: "next", type: .object(Self.link), summary: "The next page, if any.")
    case .hasByline:
      .init(name: "has_byline", type: .flag, summary: "Whether any of the next three values is present.")
    case .date:
      .init(
        name: "date", type: .text,
        summary: "Day that the page was written on, for a datetime attribute; may be absent.")
    case .dateText:
      .init(name: "date_text", type: .text, summary: "Day that the page was written on, in the site language.")
    case .authors: .init(name: "authors", type: .text, summary: "Who wrote the page; may be absent.")
    case .summary:
      .init(name: "summary", type: .text, summary: "Description of the page, or the start of its text; may be absent.")
    case .hasPageFacts:
      .init(name: "has_page_facts", type: .flag, summary: "Whether any of the next four values is present.")
    case .editURL:
      .init(name: "edit_url", type: .text, summary: "Address where readers can edit the page; may be absent.")
    case .changed:
      .init(
        name: "changed", type: .text,
        summary: "Date and time of the last change, for a datetime attribute; may be absent.")
    case .changedText:
      .init(name: "changed_text", type: .text, summary: "Date of the last change, in the site language.")
    case .catalogURL:
      .init(name: "catalogue_url", type: .text, summary: "Address of the catalog; absent if the site has no dialogs.")
    case .isCatalog:
      .init(name: "is_catalogue", type: .flag, summary: "Whether this is a page of the catalog.")
    case .catalogCount:
      .init(name: "catalogue_count", type: .text, summary: "In the catalog: number of dialogs, such as “124 dialogs”.")
    case .catalogNote:
      .init(
        name: "catalogue_note", type: .text,
        summary: "In the catalog: what is omitted; absent if nothing is.")
    case .catalogFiltersHTML:
      .init(name: "catalogue_filters_html", type: .html, summary: "In the catalog: the filter form.")
    case .catalogHTML:
      .init(name: "catalogue_html", type: .html, summary: "In the catalog: dialogs, by kind.")
    case .hasCatalogPages:
      .init(name: "has_catalogue_pages", type: .flag, summary: "Whether the catalog has more than one page.")
    case .catalogPagesHTML:
      .init(name: "catalogue_pages_html", type: .html, summary: "List items that link to the pages of the catalog.")
    case .hasRelations:
      .init(name: "has_relations", type: .flag, summary: "Whether the page has related pages or backlinks.")
    case .hasRelated: .init(name: "has_related", type: .flag, summary: "Whether the page has related pages.")
    case .relatedHTML:
      .init(name: "related_html", type: .html, summary: "List items that link to related pages; at most five.")
    case .hasBacklinks: .init(name: "has_backlinks", type: .flag, summary: "Whether other pages link to this page.")
    case .backlinksHTML:
      .init(name: "backlinks_html", type: .html, summary: "List items that link to these pages; at most five.")
    case .cardURL:
      .init(
        name: "card_url", type: .text,
        summary: "Absolute address of the social card, a PNG file of 1200 by 630 pixels; may be absent.")
    case .contentDirection:
      .init(
        name: "content_direction", type: .text,
        summary: "Direction of the page text, ltr or rtl, if its language differs from the site language.")
    case .isUntranslated:
      .init(
        name: "is_untranslated", type: .flag,
        summary: "Whether the page shows its original, because there is no translation.")
    case .languageName:
      .init(
        name: "language_name", type: .text,
        summary: "Name of the site language, such as “Deutsch”; absent if the site has only one.")
    case .languagesHTML:
      .init(
        name: "languages_html", type: .html, summary: "List items that link to the page in each language of the site.")
    case .languagesCSSURL:
      .init(
        name: "languages_css_url", type: .text,
        summary: "Address of the style sheet for the list of languages; absent if the site has only one.")
    case .languagesScriptURL:
      .init(
        name: "languages_script_url", type: .text,
        summary: "Address of the script for the list of languages; absent if the site has only one.")
    case .alternatesHTML:
      .init(
        name: "alternates_html", type: .html,
        summary: "Elements of the head that name the translations of the page for search engines.")
    case .cardText: .init(name: "card_text", type: .text, summary: "What the social card shows; may be absent.")
    case .hasTags: .init(name: "has_tags", type: .flag, summary: "Whether the page has tags.")
    case .tagsHTML:
      .init(name: "tags_html", type: .html, summary: "List items that link to the pages of its tags.")
    case .hasVersions: .init(name: "has_versions", type: .flag, summary: "Whether the site has several versions.")
    case .versionsHTML:
      .init(name: "versions_html", type: .html, summary: "List items that link to the page in each version.")
    case .versionsCSSURL:
      .init(name: "versions_css_url", type: .text, summary: "Address of the style sheet for versions; may be absent.")
    case .oldVersionText:
      .init(
        name: "old_version_text", type: .text,
        summary: "In an older version: a sentence that leads to the current one; absent otherwise.")
    case .currentVersionURL:
      .init(
        name: "current_version_url", type: .text,
        summary: "In an older version: address of the page in the current one, or of its home page.")
    case .robots:
      .init(
        name: "robots", type: .text,
        summary: "What search engines must not do with the page, such as noindex; absent otherwise.")
    case .markdownURL:
      .init(name: "markdown_url", type: .text, summary: "Address of the Markdown copy; may be absent.")
    case .feedURL: .init(name: "feed_url", type: .text, summary: "Address of the feed of changes; may be absent.")
    }
  }

  private static let link: [TemplateValue] = [
    .init(name: "url", type: .text, summary: "Its address."), .init(name: "title", type: .text, summary: "Its title."),
  ]

  /// The values by the names that templates use.
  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.description.name, $0) })
}
