import Guidelines

/// The page that lists all statements of the guidelines.
struct CoveragePage {
  let book: RuleBook

  var text: String {
    let chapters = book.chapters.filter { !$0.statements.isEmpty }
    let statements = chapters.flatMap(\.statements)
    var page = MarkdownText(
      title: "Coverage", lead: "Which guideline statements are checked, drawn, or left to people.", order: 100,
      type: "coverage")
    let guidance = statements.filter(\.isGuidance).count
    let checked = statements.filter { !$0.rules.isEmpty }.count
    page.paragraph(
      "Of \(statements.count) statements, rules check \(checked), mockups show "
        + "\(statements.count - checked - guidance) more, and \(guidance) are left to people.")
    for chapter in chapters {
      page.heading(MarkdownText.prose(chapter.pack.name))
      page.paragraph(MarkdownText.prose(chapter.pack.source.map { $0 + "." } ?? ""))
      page.table(
        ["Statement", "Section", "Covered by"],
        chapter.statements.map { statement in
          [
            MarkdownText.prose(statement.text), MarkdownText.prose(statement.section),
            treatment(of: statement, in: chapter.pack),
          ]
        })
    }
    return page.text
  }

  private func treatment(of statement: Statement, in pack: Pack) -> String {
    if statement.isGuidance { return "People" }
    var ways = statement.rules.map { rule in
      let isOfPack = rule.hasPrefix(pack.id + "/")
      let name = MarkdownText.code(isOfPack ? rule.dropFirst(pack.id.count + 1) : rule[...])
      // A rule of another pack may have no page.
      return book.sheet(of: rule) == nil ? name : MarkdownText.link(name, to: rule + ".md")
    }
    if statement.isDrawn { ways.append(ways.isEmpty ? "Mockups" : "and mockups") }
    return ways.joined(separator: " ")
  }
}
