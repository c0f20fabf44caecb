import Diagnostics
import Mustache
import Synchronization
import Words

/// The site's templates, checked when they are loaded.
struct PageTemplates: Sendable {
  private let library: MustacheLibrary
  private let words: Words
  private let frames = FrameCache()

  /// The template that lays out every page.
  static let layout = "page"
  /// Templates for the bodies of generated pages, and for the page of a review.
  static let bodies = ["catalogue", "not_found", "review", "search"]

  /// Compiles templates by name.
  ///
  /// - Parameter words: the value of `words` in templates.
  /// - Returns: the templates, or nil with at least one error among the diagnostics.
  static func load(
    _ sources: [String: SourceFile], _ words: Words
  ) -> (templates: PageTemplates?, diagnostics: [Diagnostic]) {
    let values = PageValue.allCases.map(\.description) + WordList.english.templateValues
    var checker = TemplateChecker(names: Set(sources.keys), values: values)
    var compiled: [String: MustacheTemplate] = [:]
    for (name, file) in sources.sorted(by: { $0.key < $1.key }) {
      guard checker.check(file, named: name) else { continue }
      do {
        compiled[name] = try MustacheTemplate(string: String(decoding: file.bytes, as: UTF8.self))
      } catch {
        checker.report(compileError: error, in: file)
      }
    }
    checker.checkTogether()
    for name in [layout] + bodies where sources[name] == nil { checker.report(missing: name) }
    let hasErrors = checker.diagnostics.contains { $0.severity == .error }
    return (
      hasErrors ? nil : PageTemplates(library: MustacheLibrary(templates: compiled), words: words), checker.diagnostics
    )
  }

  /// Renders a whole page, or a body, as bytes.
  ///
  /// - Throws: `PageTooLarge`.
  func render(_ values: PageValues, template: String = layout) throws(PageTooLarge) -> [UInt8] {
    try frames.frame(template, shape: values.shape) {
      TemplateFrame(template, of: library, shape: values.shape, words: words)
    }.fill(values)
  }
}

/// Finished frames for all workers.
private final class FrameCache: Sendable {
  private struct Key: Hashable {
    var template: String
    var shape: PageValues.Shape
  }

  private let frames = Mutex<[Key: TemplateFrame]>([:])

  func frame(_ template: String, shape: PageValues.Shape, make: () -> TemplateFrame) -> TemplateFrame {
    let key = Key(template: template, shape: shape)
    if let known = frames.withLock({ $0[key] }) { return known }
    let frame = make()
    frames.withLock { $0[key] = frame }
    return frame
  }
}
