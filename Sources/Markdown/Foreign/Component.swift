/// What a component means, by the names that tools give it: Docusaurus, Starlight, Nextra, Mintlify, and VitePress as
/// tags, Hugo’s themes as shortcodes, Jekyll and Markdoc as template tags and included files.
enum Component {
  /// A set of tabs.
  case tabs
  /// One of them.
  case tab
  /// Code blocks, each a tab.
  case codeGroup
  /// A box; its kind is that of a container, or an argument says it.
  case box(String?)
  /// A box that readers open.
  case details
  /// What to do, or what not to do.
  case advice(isGood: Bool)
  /// Content with a title, which may be a link.
  case card
  case image
  case video
  /// A video of a service, by the address of its page up to the name of the video.
  case serviceVideo(String)
  /// A page of another site within the page.
  case embedded
  /// A page of another site, or a file, that is a link with its content as the text.
  case resource
  /// Its level is an argument.
  case heading
  case code
  /// Text in an element of HTML, by its name.
  case element(String)
  /// A part of a table, by its name in HTML.
  case table(String)
  /// Code blocks, the first of which has the name of a file, and a caption below them.
  case listing
  /// A link within text.
  case link
  /// Text that is in an attribute, or in the component.
  case badge
  /// A picture, of which a page shows the label that it may have.
  case icon
  /// Its content, with a caption below.
  case captioned
  /// A quote, with whose it is.
  case quotation
  /// Something that an interface takes or gives, with its name and type.
  case field
  /// Text with an explanation.
  case term
  /// A list, a group in it, or one of its items.
  case list(PartOfList)
  /// Examples of a Storybook elsewhere, by their names in it.
  case stories
  /// Its content is all that it shows.
  case content
  /// The list of the pages below.
  case pagesBelow
  /// It shows nothing that a page can have.
  case nothing
  /// It belongs to the head of a page, as does its content.
  case head

  /// The component with a name, in any case of letters, hyphens and dots aside.
  init?(_ name: String) {
    let key = String(decoding: name.utf8.filter { !"-_.".utf8.contains($0) }, as: UTF8.self).lowercased()
    guard let component = Self.names[key] else { return nil }
    self = component
  }

  private static let names: [String: Component] = {
    var names: [String: Component] = [:]
    for (component, group) in groups {
      for name in group.split(whereSeparator: \.isWhitespace) { names[String(name)] = component }
    }
    return names
  }()

  /// To teach Patternbook a component, add its name here.
  private static let groups: [(Component, String)] = [
    (.tabs, "tabs tabgroup tabsroot tabbedcontent tabpane tabset tabsset codetabs"),
    (.tab, "tab tabitem tabstab tabsitem tabpanel tabspanel codetab"),
    (.codeGroup, "codegroup codeblocks requestexample responseexample"),
    (.box(nil), "admonition callout aside alert banner notice hint message blockquotealert hdsalert"),
    (.box("note"), "note notebox pageinfo"),
    (.box("info"), "info information infobox"),
    (.box("tip"), "tip protip tipbox"),
    (.box("important"), "important"),
    (.box("warning"), "warning warn warningbox"),
    (.box("caution"), "caution attention"),
    (.box("danger"), "danger error dangerbox"),
    (.box("success"), "check success"),
    (.box("question"), "question"),
    (.box("example"), "example"),
    (.advice(isGood: true), "do dos dobox"),
    (.advice(isGood: false), "dont donts dontbox"),
    (
      .details,
      """
      details accordion accordionitem accordionpanel accordionsection expandable expand expander collapse collapsible
      disclosure spoiler dropdown
      """
    ),
    (.card, "card cardscard linkcard doccard cardlink step blocks/feature blocks/cover"),
    (.image, "image img picture idealimage themedimage figure zoomimage imagewithclass"),
    (.video, "video videoplayer reactplayer"),
    (
      .serviceVideo("https://www.youtube.com/watch?v="),
      "youtube youtubeembed youtubevideo liteyoutube liteyoutubeembed"
    ),
    (.serviceVideo("https://vimeo.com/"), "vimeo vimeoembed vimeovideo"),
    (.embedded, "iframe"),
    (.heading, "heading"),
    (.code, "codeblock code"),
    (.element("code"), "inlinecode codeinline"),
    (.element("kbd"), "kbd keyboardkey"),
    (.listing, "listing"),
    (.table("table"), "table"),
    (.table("thead"), "tablehead tableheader thead"),
    (.table("tbody"), "tablebody tbody"),
    (.table("tfoot"), "tablefoot tablefooter tfoot"),
    (.table("tr"), "tablerow tr"),
    (.table("th"), "tableheadercell tableheadcell tablecolumnheadercell tablerowheadercell th"),
    (.table("td"), "tablecell tabledata td"),
    (.link, "link a navlink linkbutton button"),
    (.badge, "badge tag pill chip label"),
    (
      .content,
      """
      steps cardgrid cards cardgroup cardpane accordiongroup accordions columns column grid row col frame filetree
      fragment reactfragment tabslist browseronly center box stack flex container section div span key
      tooltip term abbr
      update panel text paragraph clientonly lede lead caption dodontcontainer dodont description subtitle highlights
      readmore wrapper block blocks/section blocks/lead
      teleport transition transitiongroup keepalive suspense
      """
    ),
    (.icon, "icon"),
    (.field, "paramfield responsefield"),
    (.pagesBelow, "doccardlist childpages childpagelist subpages"),
    (
      .nothing,
      "tocinline toc tableofcontents spacer divider br scrolltoanchor scrolltotop scrolltohash backtotop analytics "
        + "blocks/linkdown"
    ),
    (.head, "head helmet meta seo"),
  ]

  /// What the name of a site’s own component ends with: `DocsCard` is a card, `WarningCallout` a box.
  private static let endings: [(String, Component)] = [
    ("Tabs", .tabs), ("TabItem", .tab), ("Admonition", .box(nil)), ("Callout", .box(nil)), ("Alert", .box(nil)),
    ("Banner", .box(nil)), ("Note", .box("note")), ("Tip", .box("tip")), ("Warning", .box("warning")),
    ("Card", .card), ("Cards", .content), ("CardGrid", .content), ("Accordion", .details), ("Details", .details),
    ("Image", .image), ("Video", .video), ("VideoPlayer", .video),
    ("Link", .link),
    ("Link::Inline", .link), ("Grid", .content), ("Row", .content),
    ("Container", .content), ("Wrapper", .content), ("Provider", .content), ("Layout", .content), ("Section", .content),
    ("Explanation", .details), ("Badge", .badge), ("Label", .badge), ("Pill", .badge), ("Chip", .badge),
    ("Tag", .badge), ("Icon", .icon), ("TOC", .nothing), ("TableOfContents", .nothing),
  ]

  private static let linksToCode = ["RepoLink", "GitHubLink", "GithubLink", "SourceLink"]

  /// Whether a component puts something in front of its address, as those do that lead to the code.
  static func completesAddress(_ name: String) -> Bool { linksToCode.contains(where: name.hasSuffix) }

  /// What the address of a link is called; with a mark in Ember.
  static let linkAttributes = ["to", "href", "url", "relref", "@href", "@to", "@url"]

  /// What a component of the site’s own most likely is, by the end of its name; nil where that says nothing.
  init?(likelyOf name: String) {
    if Self.completesAddress(name) { return nil }
    let ending = Self.endings.first { name.hasSuffix($0.0) && name.utf8.count > $0.0.utf8.count }
    // A namespace says whose a component is: `Doc::Badge`.
    let last = name.split(separator: ":").last.map(String.init) ?? name
    guard let found = ending?.1 ?? (last == name ? nil : Component(last)) else { return nil }
    self = found
  }

  /// What a component is in a list of components.
  enum PartOfList {
    case whole, group, item
  }

  /// The kind of box that an argument such as `type` asks for.
  ///
  /// - Returns: the name of a container; nil for anything else.
  static func box(ofType type: String) -> String? {
    switch type.lowercased() {
    case "default", "neutral", "primary": "note"
    case "destructive", "critical", "negative": "danger"
    case "positive": "success"
    case "idea": "tip"
    case let name: BoxKind(name) == nil ? nil : name
    }
  }
}
