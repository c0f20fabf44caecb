import Dialogs
import YAML

/// Keys of other tools' front matter: those that mean the same as a key of ours, and those that mean nothing here.
///
/// A page that was written for Docusaurus, MkDocs, Jekyll, Hugo, VitePress, Starlight, or Eleventy needs no edit.
enum ForeignFrontMatter {
  /// What a key sets.
  enum Meaning: Sendable {
    /// Position within the section.
    case order
    /// The page's name in navigation.
    case label
    /// Where the page is published.
    case address
    /// Former addresses.
    case aliases
    /// Where the page only leads.
    case redirect
    /// Left out of navigation and search if true.
    case unlisted
    /// What search engines are asked not to do with it.
    case robots
    /// Whether search engines are asked not to list it.
    case notIndexed
    /// A draft if true: a part of other pages.
    case headless
    /// A draft if false.
    case published
    /// Used if there is no description.
    case description
    /// Words that search finds the page by.
    case keywords
    /// A mapping with `order`, `label` and `hidden`.
    case sidebar
    /// Whether the page shows its first heading in place of its title.
    case hideTitle
    /// The large text and the links of a home page.
    case hero
    /// What a home page lists.
    case features
    /// The template that fills it in.
    case layout
    /// The page that it is below in navigation.
    case parent
    /// The page above that.
    case grandparent
    /// A page farther above.
    case ancestor
    /// The order of the pages below it.
    case childOrder
    /// Whether the page lists the pages below it.
    case childList
    /// Whether it lists no pages below it.
    case noChildList
    /// Whether its list of the pages below it has titles only.
    case simpleChildList
    /// A mapping that says whether the page is published: `build: {render: never}`.
    case build
    /// Keys for all pages of the folder.
    case cascade
    /// The day from which it is published.
    case publication
    /// The day from which it is no longer published.
    case expiry
    /// When it was written.
    case date
    /// Who wrote it.
    case authors
    /// What it belongs to.
    case categories
    /// Its place in menus: `menu: {docs: {weight: 10, name: Start}}`.
    case menu
    /// The language of its text.
    case language
    /// Where readers can edit it: an address, or nowhere.
    case edit
    /// Where its entry in navigation leads in its place.
    case entryAddress
    /// Nothing: it is about looks, or repeats what Patternbook finds out by itself.
    case nothing
  }

  /// What a key sets; nil for a key that no tool has.
  static func meaning(of key: String) -> Meaning? { meanings[key] }

  /// What an entry sets: some keys are an order only if they have a number.
  static func meaning(of entry: YAMLNode.Entry) -> Meaning? {
    meanings[entry.key] ?? (numbersOfOrder.contains(entry.key) && entry.value.number != nil ? .order : nil)
  }

  /// Keys that are an order if they have a number, and something else if not.
  private static let numbersOfOrder: Set = ["nav", "rank", "sort", "sort_rank", "sortRank"]

  private static let meanings: [String: Meaning] = {
    var meanings: [String: Meaning] = [:]
    for (meaning, keys) in groups {
      for key in keys.split(whereSeparator: \.isWhitespace) { meanings[String(key)] = meaning }
    }
    return meanings
  }()

  private static let groups: [(Meaning, String)] = [
    (
      .order,
      """
      sidebar_position nav_order weight position menu_order sidebarPosition navOrder sidebar_order sidebarOrder
      navigation_order nav_weight sort_order sortOrder doc_order
      """
    ),
    (.label, "sidebar_label nav_title linkTitle linktitle short_title sidebarTitle navTitle nav_label title_short"),
    (.address, "url"),
    (.aliases, "redirect_from redirects redirectFrom redirect_urls"),
    (.redirect, "redirect_to redirectTo"),
    (.entryAddress, "manualLink manuallink"),
    (
      .unlisted,
      "unlisted nav_exclude hidden sidebar_exclude toc_hide tocHidden hideFromNav eleventyExcludeFromCollections"
    ),
    (.robots, "robots"),
    (.notIndexed, "noindex noIndex robotsNoIndex"),
    (.headless, "headless"),
    (.published, "published"),
    (
      .description,
      "summary excerpt abstract lead intro metaDescription meta_description shortDescription short_description seoDescription seo_description"
    ),
    (.keywords, "keywords synonyms search_keywords searchKeywords"),
    (.sidebar, "sidebar eleventyNavigation"),
    (.hideTitle, "hide_title hideTitle"),
    (.hero, "hero"),
    (.features, "features"),
    (.layout, "layout"),
    (.parent, "parent"),
    (.grandparent, "grand_parent"),
    (.ancestor, "ancestor"),
    (.childOrder, "child_nav_order"),
    (.childList, "has_toc"),
    (.noChildList, "no_list"),
    (.simpleChildList, "simple_list"),
    (.build, "build _build"),
    (.cascade, "cascade"),
    (.publication, "publishDate publishdate"),
    (.expiry, "expiryDate expirydate"),
    (.date, "date pubDate"),
    (.authors, "author authors"),
    (.categories, "categories category"),
    (.menu, "menu menus"),
    (.language, "lang language locale"),
    (.edit, "editUrl editLink edit_url custom_edit_url edit_page"),
    (
      .nothing,
      """
      template templateEngineOverride theme style css class cssclass cssClass pageClass body_class stylesheet
      lastmod last_update lastUpdated last_updated last_modified_at updated modified created
      metaTitle meta_title seoTitle seo_title metaKeywords
      contributors maintainers owner owners reviewers email
      image thumbnail cover banner icon logo head meta og twitter social seo
      toc tableOfContents table_of_contents hide_table_of_contents toc_max_heading_level
      toc_min_heading_level outline aside show_toc navbar footer header backtotop
      pagination pagination_next pagination_prev pagination_label prev next
      hide labels displayed_sidebar sidebar_class_name sidebar_custom_props
      sidebar_key sidebar_group
      has_children nav_enabled nav_fold_ids collection section subsection
      i18n translationKey outputs params markup mathjax math mermaid myst
      manualLinkTarget comments status version since deprecated badge badges actions api_reference source tool tools
      """
    ),
  ]
}

extension PageFrontMatter {
  /// Takes what other tools' keys say, where keys of ours do not say it already.
  ///
  /// Values of another form are left alone: they were written for another tool.
  mutating func readForeign(_ entry: YAMLNode.Entry, _ meaning: ForeignFrontMatter.Meaning) {
    let value = entry.value
    switch meaning {
    // To Just the Docs, a text sorts by its letters; to other tools, a number in quotes is one.
    case .order where entry.key == "nav_order" && value.number == nil: textOrder = value.text
    case .order: take(order: value.number ?? value.text.flatMap(Double.init), isWeight: entry.key == "weight")
    // A switch is for a template.
    case .label where value.bool == nil: label = label ?? value.text.map(PlainDescription.title)
    case .label: break
    // Elsewhere than in Hugo, a URL in front matter is a reference.
    case .address where value.text?.hasPrefix("/") == true:
      guard address == nil else { break }
      // To Hugo, an address without an ending is that of a folder.
      address = value.text.map { text in
        Sourced(text.contains(".") || text.hasSuffix("/") ? text : text + "/", range: value.range)
      }
      addressKey = "url"
    case .address: break
    case .aliases: aliases += value.items.compactMap(Self.alias)
    case .redirect:
      guard let target = value.items.first?.text, !target.isEmpty else { break }
      (landing, isRedirect, isUnlisted) = (LandingPage(redirect: target), true, true)
    case .entryAddress: entryAddress = value.text
    case .unlisted: isUnlisted = isUnlisted || value.bool == true
    case .robots: robots.formUnion(RobotsDirective.all(in: value))
    case .notIndexed: if value.bool == true { robots.insert(.noindex) }
    case .headless: isLeftOut = isLeftOut || value.bool == true
    case .published: isLeftOut = isLeftOut || value.bool == false
    case .description: description = description ?? value.text.map(PlainDescription.text)
    case .keywords: keywords += value.words
    case .sidebar:
      for entry in value.entries {
        switch entry.key {
        case "order": order = order ?? entry.value.number
        case "label", "title": label = entry.value.text.map(PlainDescription.title) ?? label
        case "key":
          navigationKey = entry.value.text
          label = label ?? entry.value.text.map(PlainDescription.title)
        case "parent": parent = entry.value.text
        case "hidden": isUnlisted = isUnlisted || entry.value.bool == true
        default: break
        }
      }
    case .hideTitle: hidesTitle = value.bool == true
    case .hero: landing = LandingPage(hero: value, features: landing?.features ?? [])
    case .features: landing = LandingPage(landing, features: value)
    case .layout: layout = value.text
    case .parent: parent = parent ?? value.text
    case .grandparent: grandparent = grandparent ?? value.text
    case .ancestor: ancestor = value.text
    case .childList: listsChildren = value.bool != false
    case .noChildList: listsChildren = listsChildren && value.bool != true
    case .simpleChildList: listsTitlesOnly = value.bool == true
    case .childOrder: reversesChildren = value.text == "desc" || value.text == "reversed"
    case .build:
      saysIfPublished = true
      isLeftOut = isLeftOut || value.isNotRendered && !value.says("render", "link")
      isElsewhere = isElsewhere || value.says("render", "link")
      isUnlisted = isUnlisted || value.says("list", "never") || value.says("list", "false")
    case .cascade:
      // What names pages that it is for may not be for all.
      let all = value.items.filter(\.isCascadedToAll)
      let builds = all.flatMap(\.entries).filter { ["build", "_build"].contains($0.key) }.map(\.value)
      hidesFolder = builds.contains(where: \.isNotRendered)
      isFolderElsewhere = builds.contains { $0.says("render", "link") }
    case .publication:
      isLeftOut = isLeftOut || value.text.map(PublicationPeriod.isAhead) == true
      date = date ?? value.text
    case .expiry: isLeftOut = isLeftOut || value.text.map(PublicationPeriod.isOver) == true
    // Material for MkDocs can have several dates.
    case .date where entry.key == "date":
      date = value.text ?? value.entries.first { $0.key == "created" }?.value.text
    case .date: date = date ?? value.text
    case .authors: authors += PageAuthors.names(in: value)
    case .categories:
      let words = value.text.map { $0.split(separator: " ").map(String.init) }
      categories += words ?? value.items.compactMap(\.text)
    case .language:
      // A page about code can name a language of that.
      guard language == nil, let tag = value.text?.replacing("_", with: "-"), LanguageFolders.isLanguage(tag),
        tag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
      else { break }
      language = tag
    case .edit:
      if value.bool == false || value.isNull {
        edit = .nowhere
      } else if let text = value.text, text.hasPrefix("https://") || text.hasPrefix("http://") {
        edit = .address(text)
      }
    case .menu, .nothing: break
    }
  }

  /// Takes the place and the name that the page has in the first menu that says something of it, for sites whose
  /// sections are their folders.
  mutating func readMenu(_ menus: YAMLNode) {
    guard let menu = menus.entries.lazy.map(\.value.entries).first(where: { !$0.isEmpty }) else { return }
    for entry in menu {
      switch entry.key.lowercased() {
      case "weight": take(order: entry.value.number, isWeight: true)
      case "name": label = label ?? entry.value.text.map(PlainDescription.title)
      default: break
      }
    }
  }

  /// Takes a place among the pages of its section, unless the page has one.
  private mutating func take(order new: Double?, isWeight: Bool) {
    guard order == nil, let new else { return }
    (order, self.isWeight) = (new, isWeight)
  }

  /// The address that an item of a list means; nil if no page can have it.
  static func alias(_ item: YAMLNode) -> Sourced<String>? {
    // Jekyll fills in placeholders, such as `/sips/:title.html`.
    guard let text = item.text, !text.contains("/:"), !text.contains("*"), case .path(let path) = AliasPath(text) else {
      return nil
    }
    return Sourced(path, range: item.range)
  }
}

extension YAMLNode {
  /// The items of a list; the value itself if it is none.
  var items: [YAMLNode] {
    if case .sequence(let items) = content { return items }
    return [self]
  }

  var entries: [YAMLNode.Entry] {
    if case .mapping(let entries) = content { return entries }
    return []
  }

  /// Whether Hugo writes no page, as the mapping `build` says.
  fileprivate var isNotRendered: Bool { ["never", "false", "link"].contains { says("render", $0) } }

  /// Whether a key of a mapping has a value.
  fileprivate func says(_ key: String, _ value: String) -> Bool {
    entries.contains { $0.key == key && $0.value.text == value }
  }

  /// The texts of a list, or of a text with commas.
  var words: [String] {
    if let text {
      return text.split(separator: ",").map { String($0.trimmingPrefix { $0 == " " }) }.filter { !$0.isEmpty }
    }
    return items.compactMap(\.text)
  }
}
