package import Search

/// What a search has found, with what is printed of it.
package struct SearchListing: Sendable {
  var toolVersion: String
  var query: String
  var answer: SearchAnswer
  /// For each page of the answer its file, as readers of the listing name it; nil if the page is generated.
  var sources: [String?]

  package init(toolVersion: String, query: String, answer: SearchAnswer, sources: [String?]) {
    (self.toolVersion, self.query, self.answer, self.sources) = (toolVersion, query, answer, sources)
  }

  package var isEmpty: Bool { answer.pages.isEmpty }

  /// What the results do not say themselves, in lines for people.
  package var messages: [String] {
    var messages = answer.unknownFilters.map { name, value, known in
      "note: no page has \(name):\(value); values of \(name): \(known.joined(separator: ", "))"
    }
    messages += answer.corrections.map { word, others in
      "note: “\(word)” is rare or missing; also searched for \(others.map { "“\($0)”" }.joined(separator: ", "))"
    }
    if isEmpty {
      messages.append("Nothing found for “\(query)”.")
    } else if answer.total > answer.pages.count {
      messages.append("Listed \(answer.pages.count) of \(answer.total) pages; --limit \(answer.total) lists all.")
    }
    return messages
  }

  /// The pages with their files.
  var pages: [(page: SearchAnswer.Page, source: String?)] { Array(zip(answer.pages, sources)) }
}

extension SearchAnswer.Hit {
  /// What heads it: of a page's lead, the page's title.
  func title(on page: SearchAnswer.Page) -> String { entry.title.isEmpty ? page.title : entry.title }

  /// What is shown of a rule besides its summary.
  enum Part: String {
    /// The words of a dialog that follows it, and of one that breaks it.
    case toDo = "do"
    case toAvoid = "dont"
    case source

    var name: String {
      switch self {
      case .toDo: "Do"
      case .toAvoid: "Don’t"
      case .source: "Source"
      }
    }
  }

  /// The parts of a rule; empty for anything else.
  var parts: [(part: Part, text: String)] {
    guard entry.kind == .rule else { return [] }
    return entry.buttons.compactMap { text in Part(rawValue: text.role).map { ($0, text.label) } }
  }

  func address(on page: SearchAnswer.Page) -> String {
    entry.anchor.isEmpty ? page.url : page.url + "#" + entry.anchor
  }
}
