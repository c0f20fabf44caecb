import Words
import Writing

extension PageAssembler {
  /// The page that lists all tags.
  func assemble(_ plan: TagPlan) throws(PageTooLarge) -> [UInt8] {
    var writer = HTMLWriter()
    writer.markup("<ul class=\"tags\">\n")
    for tag in plan.tags {
      writer.markup("<li><a href=\"")
      writer.url(from: plan.path, to: tag.path)
      writer.markup("\">")
      writer.text(tag.name)
      writer.markup(" <span>")
      writer.number(tag.pages.count)
      writer.markup("</span></a></li>\n")
    }
    writer.markup("</ul>\n")
    var page = Page(path: plan.path, title: words.text(.tags), body: writer.bytes)
    page.description = words.text(.tagsLead)
    page.isApart = true
    return try assemble(page)
  }

  /// The page that lists the pages with a tag, in reading order.
  func assemble(_ tag: TagPlan.Tag, of plan: TagPlan, _ pages: [ParsedPage]) throws(PageTooLarge) -> [UInt8] {
    let listed = tag.pages.map { (page: pages[$0], place: navigation.place(of: pages[$0].path)) }.sorted {
      ($0.place, $0.page.path) < ($1.place, $1.page.path)
    }
    var writer = HTMLWriter()
    writer.markup("<ul class=\"contents\">\n")
    for (target, _) in listed {
      writer.listItem(
        to: target.path, from: tag.path, text: target.title, description: target.frontMatter.description)
    }
    writer.markup("</ul>\n")
    var page = Page(path: tag.path, title: words.text(.tagged, ("tag", tag.name)), body: writer.bytes)
    page.description = words.text(.tagCount, count: tag.pages.count)
    page.isApart = true
    page.parent = (plan.path, words.text(.tags))
    return try assemble(page)
  }

  /// Items that link to the pages of tags.
  func items(of tags: [TagPlan.Tag], on path: String) -> [UInt8] {
    var writer = HTMLWriter()
    for tag in tags {
      writer.markup("<li>")
      writer.link(to: tag.path, from: path, text: tag.name)
      writer.markup("</li>")
    }
    return writer.bytes
  }
}

extension Word {
  fileprivate static let tags = Word("tags.title")
  fileprivate static let tagsLead = Word("tags.lead")
  fileprivate static let tagged = Word("tags.tagged")
  fileprivate static let tagCount = Word("tags.count")
}
