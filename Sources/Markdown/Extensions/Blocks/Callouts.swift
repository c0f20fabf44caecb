/// The boxes of a site’s own, by the classes that make them: `new` for `{: .new }`.
package struct Callouts: Sendable, Hashable {
  private var boxes: [String: Own] = [:]
  /// The names that end with a colon, the longest first, and the bytes that they begin with.
  private var prefixes: [String] = []
  private(set) var firstBytesOfPrefixes: Set<UInt8> = []

  private struct Own: Sendable, Hashable {
    let kind: BoxKind
    let title: String?
  }

  package init() {}

  /// The kinds that a box can look like.
  package static let kinds = ["note", "tip", "important", "warning", "caution"]

  /// Whether a text can be a class of boxes, or the word with a colon that paragraphs begin with: `NOTE:`.
  package static func isName(_ text: String) -> Bool {
    isPrefix(text) || !text.isEmpty && text.utf8.allSatisfy { AttributeList.isName($0) }
  }

  /// Whether a text is a word, or several, in capitals with a colon behind.
  package static func isPrefix(_ text: String) -> Bool {
    let words = text.utf8.dropLast()
    guard text.utf8.last == UInt8(ascii: ":"), words.count > 1, let first = words.first, let last = words.last else {
      return false
    }
    func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    return isCapital(first) && isCapital(last) && words.allSatisfy { isCapital($0) || " -".utf8.contains($0) }
  }

  /// Adds a box.
  ///
  /// - Parameters:
  ///   - kind: one of `kinds`; without it, the one that the name means.
  ///   - title: nil for a box without a title.
  package mutating func add(_ name: String, kind: String?, title: String?) {
    let isPrefix = Self.isPrefix(name)
    let word = isPrefix ? name.dropLast().lowercased() : name
    boxes[name] = Own(kind: BoxKind(kind ?? word) ?? .note, title: title)
    guard isPrefix, let first = name.utf8.first, !prefixes.contains(name) else { return }
    prefixes.append(name)
    prefixes.sort { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    firstBytesOfPrefixes.insert(first)
  }

  /// The kind that a name means by itself, in any case of letters, as one of `kinds`; nil if it means none.
  package static func kind(named name: String) -> String? {
    BoxKind(name).map { kind in
      let style = String(describing: kind.style)
      return kinds.contains(style) ? style : "note"
    }
  }

  /// The box of a paragraph that begins with a name and its colon, and that name.
  func box(atStartOf text: Slice<UnsafeBufferPointer<UInt8>>) -> (name: String, box: Box)? {
    for name in prefixes where text.starts(with: name.utf8) {
      guard let own = boxes[name] else { continue }
      let behind = text.dropFirst(name.utf8.count).first
      guard behind == nil || behind == UInt8(ascii: " ") || behind == UInt8(ascii: "\t") else { continue }
      return (name, Box(kind: own.kind, fold: nil, hasHeading: own.title != nil, title: own.title))
    }
    return nil
  }

  /// The box that one of some classes makes.
  ///
  /// `new-title` takes the title from the first paragraph.
  func box(of classes: [String]) -> (name: String, box: Box)? {
    guard !boxes.isEmpty else { return nil }
    for name in classes {
      if let own = boxes[name] {
        return (name, Box(kind: own.kind, fold: nil, hasHeading: own.title != nil, title: own.title))
      }
      if name.hasSuffix("-title"), let own = boxes[String(name.dropLast(6))] {
        return (name, Box(kind: own.kind, fold: nil, hasHeading: false, isTitledByText: true))
      }
    }
    return nil
  }
}
