/// Comments of template languages: `{# … #}`, `{% # … %}`, `{{!-- … --}}`, `{{/* … */}}`.
struct TemplateComments: ForeignConvention {
  let firstBytes: StaticString = "{"

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    // `{#id}` is the id of a heading.
    if reader.has("{# ", at: offset) || reader.has("{#\n", at: offset) || reader.has("{#-", at: offset) {
      return comment(to: "#}", from: offset, behind: 2, &reader)
    }
    if reader.has("{% #", at: offset) || reader.has("{%- #", at: offset) || reader.has("{%#", at: offset) {
      return comment(to: "%}", from: offset, behind: 3, &reader)
    }
    guard reader.has("{{", at: offset) else { return nil }
    if reader.has("{{!--", at: offset) { return comment(to: "--}}", from: offset, behind: 5, &reader) }
    if reader.has("{{!", at: offset) { return comment(to: "}}", from: offset, behind: 3, &reader) }
    if reader.has("{{/*", at: offset) { return comment(to: "*/}}", from: offset, behind: 4, &reader) }
    if reader.has("{{</*", at: offset) { return comment(to: "*/>}}", from: offset, behind: 5, &reader) }
    if reader.has("{{%/*", at: offset) { return comment(to: "*/%}}", from: offset, behind: 5, &reader) }
    return nil
  }

  private func comment(
    to end: StaticString, from start: Int, behind mark: Int, _ reader: inout ForeignReader
  ) -> ForeignConstruct? {
    reader.find(end, from: start + mark).map { close in
      ForeignConstruct(range: start..<close + end.utf8CodeUnitCount, meaning: .nothing)
    }
  }
}
