/// Variable names for a snippet, based on labels.
struct CodeNames: Sendable {
  private var taken: Set<String> = Self.reserved

  /// `postalCode` for “Postal code”; the fallback if a label has non-ASCII letters or too many words.
  mutating func name(for label: String, else fallback: String, suffix: String = "") -> String {
    let base = (Self.camelCase(label) ?? fallback) + suffix
    var name = base
    var number = 2
    while !taken.insert(name).inserted {
      name = base + String(number)
      number += 1
    }
    return name
  }

  private static func camelCase(_ label: String) -> String? {
    var name = ""
    var words = 0
    var isAtStart = true
    for byte in label.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isAtStart { words += 1 }
        let letter = String(Unicode.Scalar(byte))
        name += isAtStart && words > 1 ? letter.uppercased() : isAtStart || words == 1 ? letter.lowercased() : letter
        isAtStart = false
      case UInt8(ascii: " "), UInt8(ascii: "-"): isAtStart = true
      default: return nil
      }
    }
    guard (1...4).contains(words), name.utf8.count <= 32, let first = name.utf8.first, first >= UInt8(ascii: "a") else {
      return nil
    }
    return name
  }

  /// Keywords of Swift, Kotlin, and JavaScript, and names that the snippets use.
  private static let reserved: Set<String> = [
    "abstract", "action", "actor", "alert", "any", "arguments", "as", "async", "await", "body", "boolean", "break",
    "by", "case", "catch", "char", "class", "close", "code", "companion", "const", "continue", "data", "debugger",
    "default", "defer", "deinit", "delete", "dismiss", "do", "double", "dynamic", "edit", "else", "enum", "eval",
    "export", "extends", "extension", "fallthrough", "false", "field", "final", "finally", "float", "for", "fun",
    "func", "function", "get", "guard", "if", "implements", "import", "in", "index", "infix", "init", "inline",
    "inout", "instanceof", "int", "interface", "internal", "is", "isEdited", "isPresented", "isSuppressed", "it",
    "let", "long", "native", "new", "nil", "null", "object", "onClose", "onDismiss", "open", "operator", "out",
    "override", "package", "padding", "private", "protected", "protocol", "public", "repeat", "response", "rethrows",
    "return", "row", "rows", "scope", "self", "sender", "set", "sheet", "short", "some", "stack", "static", "struct",
    "styles", "subscript", "super", "switch", "synchronized", "this", "throw", "throws", "true", "try", "type",
    "typealias", "typeof", "undefined", "val", "value", "var", "view", "void", "when", "where", "while", "window",
    "with", "yield",
  ]
}
