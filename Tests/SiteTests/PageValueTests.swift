import Diagnostics
import Testing
import Words

@testable import Site

/// Each value of a page has a place of its own in templates, however many there are.
@Suite struct PageValueTests {
  @Test(arguments: PageValue.allCases)
  func fillsItsOwnPlace(_ value: PageValue) throws {
    let name = value.description.name
    let tag =
      switch value.description.type {
      case .text: "{{\(name)}}"
      case .html: "{{{\(name)}}}"
      case .flag: "{{#\(name)}}x{{/\(name)}}"
      case .object: "{{#\(name)}}{{title}}{{/\(name)}}"
      }
    var files = ["page": SourceFile(path: "page", text: "[\(tag)]")]
    for body in PageTemplates.bodies { files[body] = SourceFile(path: body, text: "") }
    let templates = try #require(PageTemplates.load(files, .english).templates)
    #expect(try render(PageValues(), templates) == "[]")
    var values = PageValues()
    switch value.description.type {
    case .text: values[value] = "x"
    case .html: values.set(value, html: Array("x".utf8))
    case .flag: values.set(value, true)
    case .object: values.set(value, url: "y", title: "x")
    }
    #expect(try render(values, templates) == "[x]")
    var others = PageValues()
    for other in PageValue.allCases where other != value {
      if case .text = other.description.type { others[other] = "y" } else { others.set(other, true) }
    }
    #expect(try render(others, templates) == "[]")
  }

  private func render(_ values: PageValues, _ templates: PageTemplates) throws -> String {
    String(decoding: try templates.render(values), as: UTF8.self)
  }
}
