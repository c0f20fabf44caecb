/// The boxes of a site’s own, by the classes that make them: `new` for `{: .new }`.
package struct Callouts: Sendable, Hashable {
  private var boxes: [String: Own] = [:]

  private struct Own: Sendable, Hashable {
    let kind: BoxKind
    let title: String?
  }

  package init() {}

  /// The kinds that a box can look like.
  package static let kinds = ["note", "tip", "important", "warning", "caution"]

  /// Whether a text can be a class of boxes.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { AttributeList.isName($0) }
  }

  /// Adds a box.
  ///
  /// - Parameters:
  ///   - kind: one of `kinds`; without it, the one that the name means.
  ///   - title: nil for a box without a title.
  package mutating func add(_ name: String, kind: String?, title: String?) {
    boxes[name] = Own(kind: BoxKind(kind ?? name) ?? .note, title: title)
  }

  /// The kind that a name means by itself, in any case of letters, as one of `kinds`; nil if it means none.
  package static func kind(named name: String) -> String? {
    BoxKind(name).map { kind in
      let style = String(describing: kind.style)
      return kinds.contains(style) ? style : "note"
    }
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
