import Writing

/// A file of the index, by its name within the index's folder.
package struct SearchFile: Sendable, Hashable {
  package let name: String
  package let bytes: [UInt8]

  init(name: String, bytes: [UInt8]) {
    (self.name, self.bytes) = (name, bytes)
  }
}

/// A file of the index in the making: a script that hands its data to one function, so that a `script` element can load
/// it from any host, under any base path and from `file://`.
struct ScriptFile: Sendable {
  private(set) var writer = HTMLWriter(capacity: 1024)

  /// Writes a string literal.
  mutating func string(_ text: some Sequence<UInt8>) { writer.scriptString(text) }

  /// Writes a string literal.
  mutating func string(_ text: String) { writer.scriptString(text.withoutControls) }

  /// Writes a string literal.
  mutating func string(_ text: [UInt8]) { writer.scriptString(text) }

  mutating func markup(_ text: StaticString) { writer.markup(text) }

  mutating func number(_ number: Int) { writer.number(number) }

  /// The values of a sequence, separated by commas, in brackets.
  mutating func array<Value>(_ values: some Sequence<Value>, _ write: (inout ScriptFile, Value) -> Void) {
    markup("[")
    var isFirst = true
    for value in values {
      if !isFirst { markup(",") }
      isFirst = false
      write(&self, value)
    }
    markup("]")
  }

  /// An object with its members in the order given.
  mutating func object(_ members: [(name: String, write: (inout ScriptFile) -> Void)]) {
    markup("{")
    for (number, member) in members.enumerated() {
      markup(number == 0 ? "" : ",\n")
      string(member.name)
      markup(":")
      member.write(&self)
    }
    markup("}")
  }

  /// The file under a name that begins with `kind` and ends with a hash of the content.
  func named(_ kind: String, hashLength: Int) -> SearchFile {
    file(named: kind + Fingerprint.letters(of: writer.bytes, count: hashLength))
  }

  /// The file under a given name.
  func file(named name: String) -> SearchFile {
    let bytes = writer.bytes
    var whole = HTMLWriter(capacity: bytes.count + name.utf8.count + 32)
    whole.markup("patternbookSearch(")
    whole.scriptString(name)
    whole.markup(",")
    whole.markup(rendered: bytes)
    whole.markup(");\n")
    return SearchFile(name: name + ".js", bytes: whole.finish())
  }
}
