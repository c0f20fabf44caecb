import Diagnostics
import Mustache

/// The site's templates, checked when they are loaded.
struct PageTemplates: Sendable {
  private let library: MustacheLibrary

  /// The template that lays out every page.
  static let layout = "page"
  /// Templates of the bodies of pages that no author writes.
  static let bodies = ["not_found", "search"]

  static let valuesByName = Dictionary(
    uniqueKeysWithValues: PageValue.allCases.map { ($0.description.name, $0) })

  /// Compiles templates, given by their names.
  ///
  /// - Returns: the templates, or nil with at least one error among the diagnostics.
  static func load(_ sources: [String: SourceFile]) -> (templates: PageTemplates?, diagnostics: [Diagnostic]) {
    var checker = TemplateChecker(names: Set(sources.keys), values: PageValue.allCases.map(\.description))
    var compiled: [String: MustacheTemplate] = [:]
    for (name, file) in sources.sorted(by: { $0.key < $1.key }) {
      checker.check(file)
      do {
        compiled[name] = try MustacheTemplate(string: String(decoding: file.bytes, as: UTF8.self))
      } catch {
        checker.report(compileError: error, in: file)
      }
    }
    for name in [layout] + bodies where sources[name] == nil { checker.report(missing: name) }
    let hasErrors = checker.diagnostics.contains { $0.severity == .error }
    return (hasErrors ? nil : PageTemplates(library: MustacheLibrary(templates: compiled)), checker.diagnostics)
  }

  /// Renders a whole page, or a body, as bytes.
  func render(_ values: PageValues, template: String = layout) -> [UInt8] {
    var frame = library.render(values, withTemplate: template) ?? ""
    var page = [UInt8]()
    page.reserveCapacity(frame.utf8.count + values.html.reduce(0) { $0 + $1.count })
    frame.withUTF8 { frame in
      var start = 0
      var index = 0
      while index < frame.count {
        guard frame[index] == 1, index + 2 < frame.count else {
          index += 1
          continue
        }
        page.append(contentsOf: UnsafeBufferPointer(rebasing: frame[start..<index]))
        page.append(contentsOf: values.html[Int(frame[index + 1] - UInt8(ascii: "a"))])
        index += 3
        start = index
      }
      page.append(contentsOf: UnsafeBufferPointer(rebasing: frame[start...]))
    }
    return page
  }
}
