import Foundation

@testable import Search

/// The pages and queries by which relevance is judged: a score counts where a reader would have found the page.
///
/// Beside the pages written for it (`Fixtures/pages.txt`), the corpus has several hundred that are easily taken for
/// one another: the same sentences about other verbs and other objects.
struct KnownItems {
  let pages: [SearchPage]
  let queries: [Query]

  struct Query {
    var text: String
    /// The URL of the page that it should find.
    var url: String
    var group: String
  }

  init() throws {
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    let pages = try String(contentsOf: fixtures.appending(path: "pages.txt"), encoding: .utf8)
    let queries = try String(contentsOf: fixtures.appending(path: "queries.txt"), encoding: .utf8)
    self.pages = Self.read(pages: pages) + Self.guides.map(\.page)
    self.queries = Self.read(queries: queries) + Self.guides.flatMap(\.queries)
  }

  func index(workers: Int = 1) async -> SearchIndex {
    await files(workers: workers).index
  }

  /// The index with the files of its pages.
  func files(workers: Int = 1) async -> (index: SearchIndex, pages: [SearchFile]) {
    var builders = Array(repeating: SearchIndexBuilder(), count: workers)
    let files = pages.enumerated().map { builders[$0 % workers].add($1, order: $0) }
    var builder = builders.removeFirst()
    for other in builders { builder.merge(other) }
    return (await builder.finishInMemory(), files)
  }

  // MARK: Fixtures

  static func read(pages text: String) -> [SearchPage] {
    var pages: [SearchPage] = []
    for line in text.split(separator: "\n") {
      let fields = line.drop { "#@ ".contains($0) }.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      if line.hasPrefix("# ") {
        let lead = SearchEntry(kind: .section, anchor: "", title: fields[0])
        pages.append(
          SearchPage(
            title: fields[0], url: fields[1] + ".html", trail: [String(fields[1].prefix { $0 != "/" })],
            language: fields.count > 2 ? fields[2] : "en", entries: [lead]))
        continue
      }
      let page = pages.count - 1
      if line.hasPrefix("## ") {
        let anchor = fields[0].lowercased().replacing(" ", with: "-")
        pages[page].entries.append(SearchEntry(kind: .section, anchor: anchor, title: fields[0]))
      } else if line.hasPrefix("@ ") {
        pages[page].entries.append(dialog(fields, number: pages[page].entries.count))
      } else {
        let last = pages[page].entries.lastIndex { $0.kind == .section } ?? 0
        pages[page].entries[last].body += Array((line + "\n").utf8)
      }
    }
    return pages
  }

  private static func dialog(_ fields: [String], number: Int) -> SearchEntry {
    let buttons = fields[2].split(separator: ",").map { field in
      let parts = field.split(separator: "/").map { $0.trimmingCharacters(in: .whitespaces) }
      return SearchButton(label: parts[0], role: parts.count > 1 ? parts[1] : "")
    }
    let facets = fields[3].split(separator: " ").map { field in
      let parts = field.split(separator: "=").map(String.init)
      return SearchFacet(parts[0], parts[1])
    }
    return SearchEntry(
      kind: .dialog, anchor: "dialog-\(number)", title: fields[0],
      facets: facets + buttons.filter { !$0.role.isEmpty }.map { SearchFacet("role", $0.role) }, message: fields[1],
      buttons: buttons)
  }

  static func read(queries text: String) -> [Query] {
    var queries: [Query] = []
    var group = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { group = String(line.dropFirst(3)) }
      guard !line.hasPrefix("#") else { continue }
      let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      queries.append(Query(text: fields[0], url: fields[1] + ".html", group: group))
    }
    return queries
  }

  // MARK: Pages that are easily taken for one another

  private static var guides: [Guide] {
    let verbs = [
      ("delete", "deleting"), ("archive", "archiving"), ("share", "sharing"), ("export", "exporting"),
      ("rename", "renaming"), ("move", "moving"), ("lock", "locking"), ("report", "reporting"),
      ("replace", "replacing"), ("restore", "restoring"), ("merge", "merging"), ("publish", "publishing"),
    ]
    let objects = [
      "photo", "note", "message", "album", "account", "calendar", "playlist", "contact", "reminder", "document",
      "bookmark", "recording", "payment", "appointment", "prescription", "workout", "voucher", "folder", "gallery",
      "template", "comment", "invoice", "journey", "subscription", "password",
    ]
    let platforms = ["ios", "ipados", "macos", "tvos", "watchos", "android"]
    return verbs.indices.flatMap { verb in
      objects.indices.map { object in
        Guide(
          verb: verbs[verb].0, gerund: verbs[verb].1, object: objects[object],
          platform: platforms[(verb * 5 + object) % platforms.count], number: verb * objects.count + object)
      }
    }
  }

  private struct Guide {
    var verb: String
    var gerund: String
    var object: String
    var platform: String
    var number: Int

    private var url: String { "guides/\(verb)-\(object).html" }

    private var objects: String {
      object.hasSuffix("y") && object != "journey" ? object.dropLast() + "ies" : object + "s"
    }

    var page: SearchPage {
      let title = "\(gerund.prefix(1).uppercased() + gerund.dropFirst()) \(objects)"
      let label = "\(verb.prefix(1).uppercased() + verb.dropFirst()) \(object)"
      func section(_ title: String, _ body: String) -> SearchEntry {
        SearchEntry(
          kind: .section, anchor: title.lowercased().replacing(" ", with: "-"), title: title, body: Array(body.utf8))
      }
      return SearchPage(
        title: title, url: url, trail: ["guides"],
        entries: [
          SearchEntry(
            kind: .section, anchor: "", title: title,
            body: Array("How people \(verb) \(objects), what they are asked, and what they are told afterwards.".utf8)),
          section(
            "Asking first", "A question names the \(object) and says what \(gerund) it means for others who use it."),
          section("Wording", "Write “\(label)” on the button, never OK. Cancel leaves the \(object) as it is."),
          section("Afterwards", "A snackbar says that the \(object) is done with, and offers Undo for some seconds."),
          SearchEntry(
            kind: .dialog, anchor: "dialog", title: "\(label)?",
            facets: [
              SearchFacet("platform", platform), SearchFacet("dialog", "alert"), SearchFacet("pack", "apple-hig"),
            ],
            message: "Other people will see that.",
            buttons: [SearchButton(label: label), SearchButton(label: "Cancel", role: "cancel")]),
        ])
    }

    /// One query of each sort, in turn.
    var queries: [Query] {
      func query(_ group: String, _ text: String) -> Query { Query(text: text, url: url, group: "guides: " + group) }
      switch number % 5 {
      case 0: return [query("out of order", "\(objects) \(gerund)")]
      case 1: return [query("word form", "\(verb) \(object)")]
      case 2: return [query("misspelt", "\(slip(gerund)) \(object)")]
      case 3: return [query("button and platform", "\(verb) \(object) \(platform)")]
      default: return [query("section", "undo \(gerund) a \(object) afterwards")]
      }
    }

    /// The word with a slip: a letter dropped, doubled, or swapped with its neighbor.
    private func slip(_ word: String) -> String {
      var letters = Array(word)
      let place = 2 + number % (letters.count - 3)
      switch number % 3 {
      case 0: letters.remove(at: place)
      case 1: letters.insert(letters[place], at: place)
      default: letters.swapAt(place - 1, place)
      }
      return String(letters)
    }
  }
}
