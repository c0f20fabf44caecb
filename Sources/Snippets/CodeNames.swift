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

  /// Keywords of Swift, Kotlin, JavaScript, and Dart, and names that the snippets use.
  private static let reserved: Set<String> = [
    "abstract", "action", "actor", "alert", "any", "arguments", "as", "assert", "async", "await", "base", "body",
    "bool", "boolean", "break", "build", "buttons", "by", "case", "catch", "char", "class", "close", "code",
    "companion", "const", "content", "context", "continue", "controller", "covariant", "data", "debugger", "default",
    "defer", "deferred", "deinit", "delete", "dialog", "dismiss", "dispose", "do", "double", "dynamic", "edit", "else",
    "enum", "error", "eval", "export", "extends", "extension", "external", "factory", "fallthrough", "false", "field",
    "final", "finally", "float", "for", "fragment", "fun", "func", "function", "get", "guard", "hide", "if",
    "implements", "import", "in", "index", "infix", "init", "inline", "inout", "instanceof", "int", "interface",
    "internal", "is", "isEdited", "isPresented", "isSuppressed", "it", "late", "layout", "let", "library", "long",
    "mixin", "mounted", "native", "new", "nil", "null", "object", "on", "onClose", "onDismiss", "open", "operator",
    "out", "override", "package", "padding", "panel", "part", "popup", "private", "protected", "protocol", "public",
    "repeat", "required", "response", "rethrows", "return", "row", "rows", "scope", "sealed", "self", "sender", "set",
    "sheet", "short", "show", "snackbar", "some", "stack", "state", "static", "struct", "styles", "subscript", "super",
    "switch", "sync", "synchronized", "this", "throw", "throws", "title", "toolbar", "true", "try", "type", "typealias",
    "typeof", "undefined", "val", "value", "var", "view", "void", "when", "where", "while", "widget", "window", "with",
    "yield",
  ]
}
