package import Writing

/// Reads XLIFF 2, as far as translations of text need it.
///
/// Elements of other namespaces, such as those that translation tools add, are skipped.
package enum XLIFFReader {
  private static let namespaces: Set = [XLIFFWriter.namespace, "urn:oasis:names:tc:xliff:document:2.2"]

  /// - Throws: `MalformedFile`.
  package static func read(_ bytes: [UInt8]) throws(MalformedFile) -> TranslationReply {
    let root = try XMLReader.root(of: bytes)
    guard root.name == "xliff" else {
      throw MalformedFile("the outermost element is “\(root.name.prefix(40))”, not “xliff”", at: root.offset)
    }
    guard namespaces.contains(root.namespace) else {
      let version = root.attributes["version"].map { " \($0.prefix(20))" } ?? ""
      throw MalformedFile(
        "XLIFF\(version) of an unknown kind", "Send back the file as XLIFF 2.0 or 2.1, as it was exported.",
        at: root.offset)
    }
    guard let source = root.attributes["srcLang"], let target = root.attributes["trgLang"] else {
      throw MalformedFile(
        "“\(root.attributes["srcLang"] == nil ? "srcLang" : "trgLang")” is missing", "It names the language.",
        at: root.offset)
    }
    var units: [TranslationReply.Unit] = []
    for file in root.elements where file.name == "file" && namespaces.contains(file.namespace) {
      collect(from: file, file: file.attributes["id"] ?? "", into: &units)
    }
    return TranslationReply(source: source, target: target, units: units)
  }

  private static func collect(from element: XMLElement, file: String, into units: inout [TranslationReply.Unit]) {
    for child in element.elements where namespaces.contains(child.namespace) {
      switch child.name {
      case "group": collect(from: child, file: file, into: &units)
      case "unit": units.append(unit(child, file: file))
      default: continue
      }
    }
  }

  /// A unit, whose segments are joined.
  private static func unit(_ unit: XMLElement, file: String) -> TranslationReply.Unit {
    var (source, target, fault) = ("", "", String?.none)
    var isComplete = true
    var hasTarget = false
    for segment in unit.elements where namespaces.contains(segment.namespace) {
      guard segment.name == "segment" || segment.name == "ignorable" else { continue }
      let parts = segment.elements.filter { namespaces.contains($0.namespace) }
      let own = parts.first { $0.name == "source" }.map { text(of: $0, &fault) } ?? ""
      source += own
      if let translated = parts.first(where: { $0.name == "target" }) {
        target += text(of: translated, &fault)
        if segment.name == "segment" { hasTarget = true }
      } else if segment.name == "ignorable" {
        target += own
      } else {
        isComplete = false
      }
    }
    if hasTarget, !isComplete { fault = fault ?? "a segment has no target" }
    let isBlank = target.allSatisfy(\.isWhitespace)
    return TranslationReply.Unit(
      file: file, id: unit.attributes["id"] ?? "", source: source, target: hasTarget && !isBlank ? target : nil,
      offset: unit.offset, fault: fault)
  }

  /// The text of a source or target, without the annotations that tools add.
  private static func text(of element: XMLElement, _ fault: inout String?) -> String {
    var text = ""
    for child in element.children {
      switch child {
      case .text(let part): text += part
      case .element(let inner):
        switch inner.name {
        case "cp":
          if let number = inner.attributes["hex"].flatMap({ UInt32($0, radix: 16) }),
            let scalar = Unicode.Scalar(number)
          {
            text.unicodeScalars.append(scalar)
          } else {
            fault = fault ?? "a “cp” element names no character"
          }
        case "mrk", "pc": text += self.text(of: inner, &fault)
        case "sm", "em": continue
        default: fault = fault ?? "the text has inline code (“\(inner.name.prefix(20))”), which dialogs cannot have"
        }
      }
    }
    return text
  }
}
