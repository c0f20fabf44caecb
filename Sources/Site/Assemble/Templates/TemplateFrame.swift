import Mustache
import Words
import Writing

/// A template with everything decided except the values of its pages: bytes with places between them.
///
/// The output of Mustache depends on which values are present, not on their content. So it runs once for each such
/// shape, with a mark for each value, and pages are filled in between the marks: a site of ten thousand pages has
/// about six shapes.
struct TemplateFrame: Sendable {
  private var parts: [(literal: [UInt8], place: TemplatePlace?)] = []

  /// Renders a template for a shape.
  init(_ template: String, of library: MustacheLibrary, shape: PageValues.Shape, words: Words) {
    let values = ShapeValues(shape: shape, words: words)
    let rendered = Array((library.render(values, withTemplate: template) ?? "").utf8)
    var start = 0
    var index = 0
    while index < rendered.count {
      guard let (place, length) = TemplateMark.read(rendered[index...]) else {
        index += 1
        continue
      }
      parts.append((Array(rendered[start..<index]), place))
      index += length
      start = index
    }
    parts.append((Array(rendered[start...]), nil))
  }

  /// The page for some values.
  ///
  /// - Throws: `PageTooLarge`.
  func fill(_ values: PageValues) throws(PageTooLarge) -> [UInt8] {
    var size = 0
    for part in parts {
      size += part.literal.count
      switch part.place.flatMap(values.filling) {
      case .text(let text): size += text.utf8.count + 32
      case .html(let bytes): size += bytes.count
      case nil: continue
      }
    }
    guard size <= TemplateLimits.page else { throw PageTooLarge(title: values[.title] ?? "", bytes: size) }
    var writer = HTMLWriter(capacity: size)
    for part in parts {
      writer.markup(rendered: part.literal)
      guard let place = part.place else { continue }
      switch values.filling(of: place) {
      case .text(let text): writer.text(text)
      case .html(let bytes): writer.markup(rendered: bytes)
      case nil: continue
      }
    }
    return writer.finish()
  }
}

/// The mark of a value in a rendered template: three characters that no template contains.
private enum TemplateMark {
  private static let edge: UInt8 = 1
  private static let first = UInt8(ascii: "A")

  static func text(_ place: TemplatePlace) -> String {
    let number = place.value.rawValue * TemplatePlace.Member.allCases.count + place.member.rawValue
    let digits = [first + UInt8(number / 16), first + UInt8(number % 16)]
    return String(decoding: [edge] + digits + [edge], as: UTF8.self)
  }

  static func read(_ bytes: ArraySlice<UInt8>) -> (TemplatePlace, length: Int)? {
    guard bytes.count >= 4, bytes[bytes.startIndex] == edge, bytes[bytes.startIndex + 3] == edge else { return nil }
    let digits = bytes[bytes.startIndex + 1..<bytes.startIndex + 3].map { Int($0) - Int(first) }
    let (value, member) = (digits[0] * 16 + digits[1]).quotientAndRemainder(
      dividingBy: TemplatePlace.Member.allCases.count)
    guard let value = PageValue(rawValue: value), let member = TemplatePlace.Member(rawValue: member) else {
      return nil
    }
    return (TemplatePlace(value: value, member: member), 4)
  }
}

/// The values of a shape for the library: marks for present values, nothing for others.
private struct ShapeValues: MustacheParent {
  let shape: PageValues.Shape
  let words: Words

  func child(named name: String) -> Any? {
    if name == WordsValue.name { return WordsValue(words: words) }
    guard let value = PageValue.byName[name] else { return nil }
    let isThere = shape[value]
    return switch value.description.type {
    case .flag: isThere
    case .text, .html: isThere ? Mark(renderText: TemplateMark.text(TemplatePlace(value: value))) : nil
    case .object: isThere ? Members(value: value) : nil
    }
  }

  /// A mark that also opens a section, in which the other values of the page are available.
  private struct Mark: MustacheParent, MustacheCustomRenderable {
    var renderText: String
    var isNull: Bool { false }

    func child(named name: String) -> Any? { nil }
  }

  private struct Members: MustacheParent {
    let value: PageValue

    func child(named name: String) -> Any? {
      switch name {
      case "url": Mark(renderText: TemplateMark.text(TemplatePlace(value: value, member: .url)))
      case "title": Mark(renderText: TemplateMark.text(TemplatePlace(value: value, member: .title)))
      default: nil
      }
    }
  }
}
