import Diagnostics
import Dialogs

/// Edits of the keys of a block; nil if the block is not plain enough for a safe edit.
extension DialogSubject {
  /// Edits that set a key of a button, whether the button is a label or a mapping.
  ///
  /// - Parameter present: the location of the present value, if any.
  func set(_ key: String, to value: String, of button: Dialog.Button, present: SourceRange?) -> [Diagnostic.Edit]? {
    let label = button.label.range
    // An aliased value is defined elsewhere and must not be changed here.
    guard isOneLine(label), isWithin(button, label), !hasAnchor(before: label) else { return nil }
    if let present {
      return isOneLine(present) && isWithin(button, present) ? [Diagnostic.Edit(replace: present, with: value)] : nil
    }
    if button.range == label {
      guard canStandInBraces(label) else { return nil }
      let text = String(decoding: source[label], as: UTF8.self)
      return [Diagnostic.Edit(replace: label, with: "{label: \(text), \(key): \(value)}")]
    }
    // An existing key with an unreadable value, or without one, would be duplicated.
    let isNamed = [button.range.lowerBound..<label.lowerBound, label.upperBound..<button.range.upperBound]
      .contains { names(key, in: $0) }
    guard !isNamed else { return nil }
    let end = label.upperBound..<label.upperBound
    if source[button.range.lowerBound] == UInt8(ascii: "{") {
      return [Diagnostic.Edit(replace: end, with: ", \(key): \(value)")]
    }
    guard let name = start(ofKey: "label", before: label) else { return nil }
    // The new key goes below “label”, after the list or quote marks of the line.
    let indentation = source[lineStart(of: label)..<name].map { $0 == UInt8(ascii: "-") ? UInt8(ascii: " ") : $0 }
    guard indentation.allSatisfy(Self.isLinePrefix) else { return nil }
    return [Diagnostic.Edit(replace: end, with: "\n\(String(decoding: indentation, as: UTF8.self))\(key): \(value)")]
  }

  /// An edit that inserts a key with its value before the first key of a mapping.
  ///
  /// - Parameter key: a key that the block does not use elsewhere.
  func insert(_ key: String, _ value: String, into mapping: SourceRange) -> Diagnostic.Edit? {
    guard mapping.lowerBound < source.count, !isWritten(key, after: mapping.lowerBound) else { return nil }
    let entry = "\(key): \(value)"
    if source[mapping.lowerBound] == UInt8(ascii: "{") {
      let place = mapping.lowerBound + 1
      return Diagnostic.Edit(replace: place..<place, with: entry + ", ")
    }
    let indentation = source[lineStart(of: mapping)..<mapping.lowerBound]
    guard indentation.allSatisfy(Self.isLinePrefix) else { return nil }
    let place = mapping.lowerBound..<mapping.lowerBound
    return Diagnostic.Edit(replace: place, with: entry + "\n" + String(decoding: indentation, as: UTF8.self))
  }

  /// The start of the key of a value, on the same or the previous line.
  private func start(ofKey key: String, before value: SourceRange) -> Int? {
    var index = value.lowerBound
    let start = lineStart(of: value)
    if index > start, source[start..<index].allSatisfy(Self.isLinePrefix) { index = source.endOfText(before: start) }
    while index > 0, source[index - 1] == UInt8(ascii: " ") { index -= 1 }
    guard index > 0, source[index - 1] == UInt8(ascii: ":") else { return nil }
    let name = index - 1 - key.utf8.count
    guard name > 0, source[name..<index - 1].elementsEqual(key.utf8) else { return nil }
    guard source[name - 1].isLineEnd || " {,".utf8.contains(source[name - 1]) else { return nil }
    return name
  }

  /// Whether a key already exists between a position and the end of the block, without a value.
  private func isWritten(_ key: String, after start: Int) -> Bool {
    let wanted = Array("\(key):".utf8)
    for index in start..<source.count {
      let rest = source[index...]
      if rest.starts(with: "```".utf8) || rest.starts(with: "~~~".utf8) { return false }
      if rest.starts(with: wanted) { return true }
    }
    return false
  }

  /// Whether a word occurs in a range.
  ///
  /// A flow mapping can have a key without a colon: `{label: Delete, role}`.
  private func names(_ key: String, in range: SourceRange) -> Bool {
    source[range].split { !$0.isPartOfKey }.contains { $0.elementsEqual(key.utf8) }
  }

  private func lineStart(of range: SourceRange) -> Int { source.startOfLine(at: range.lowerBound) }

  private func isWithin(_ button: Dialog.Button, _ range: SourceRange) -> Bool {
    button.range.lowerBound <= range.lowerBound && range.upperBound <= button.range.upperBound
      && button.range.upperBound <= source.count
  }

  private func hasAnchor(before range: SourceRange) -> Bool {
    source[lineStart(of: range)..<range.lowerBound].contains(UInt8(ascii: "&"))
  }

  private func isOneLine(_ range: SourceRange) -> Bool {
    !range.isEmpty && range.upperBound <= source.count && !source[range].contains(where: \.isLineEnd)
  }

  /// Whether a scalar is unchanged between braces: it is quoted or has no special characters.
  private func canStandInBraces(_ scalar: SourceRange) -> Bool {
    let first = source[scalar.lowerBound]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return true }
    return !source[scalar].contains { ",[]{}:#|>*&!%@`".utf8.contains($0) }
  }

  /// Text that can precede the first key of a line: indentation, and the marks of enclosing quotes.
  private static func isLinePrefix(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: ">") }
}

extension UInt8 {
  /// Whether a byte can be part of a key of a block.
  fileprivate var isPartOfKey: Bool {
    self == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) || self >= 0x80
  }
}
