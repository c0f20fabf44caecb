/// A platform whose dialogs Patternbook knows, each drawn in its own manner.
///
/// A value of a few words: to copy, compare, or hash it takes no lookup and no allocation.
package struct Platform: Sendable {
  /// What the platform states about itself.
  package let facts: any PlatformFacts.Type
  /// Its place in the list of all platforms, which is the order in which readers see them.
  package let order: Int
  /// The look that a site gives it, or nil for its own.
  ///
  /// The platform is the same with any look.
  package private(set) var design: DesignTokens?

  package init(_ facts: any PlatformFacts.Type, order: Int) {
    self.facts = facts
    self.order = order
  }

  /// What authors call it.
  package var id: String { facts.id }
  /// What readers call it.
  package var name: String { facts.name }
  /// The kinds of dialog that it has.
  package var kinds: [DialogKind] { facts.kinds }
  /// What apps for it are written with.
  package var toolkits: [Toolkit] { facts.toolkits }
  /// Where rules depend on it.
  package var style: PlatformStyle { facts.style }

  /// The platform with the look of a site, if it takes one.
  package func with(_ design: DesignTokens?) -> Platform {
    var platform = self
    if facts.takesDesign { platform.design = design }
    return platform
  }

  /// Whether it has dialogs of a kind.
  package func has(_ kind: DialogKind) -> Bool { facts.kinds.contains(kind) }
  /// Whether its alerts have an element.
  package func has(_ element: PlatformElement) -> Bool { facts.elements.contains(element) }
}

extension Platform: Hashable, Comparable {
  package static func == (left: Self, right: Self) -> Bool { left.order == right.order }
  package static func < (left: Self, right: Self) -> Bool { left.order < right.order }
  package func hash(into hasher: inout Hasher) { hasher.combine(order) }
}

extension Platform: CustomStringConvertible {
  package var description: String { id }
}
