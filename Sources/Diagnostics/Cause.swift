extension Diagnostic {
  /// What several findings of a rule have in common when one decision settles them all.
  ///
  /// A folder that does not exist breaks hundreds of links, and a component that is not known is used on every page.
  /// Reports list such findings as one, with a count. The rule or parser that makes a finding names its cause.
  package struct Cause: Sendable {
    /// What tells this cause from others of the same rule: the address, folder, or component.
    package var name: String
    /// How many findings, or pages with one, become a group.
    package var least: Int
    /// What is counted.
    package var unit: Unit
    /// The summary of a group in front of the count, and behind it.
    package var (before, behind): (String, String)
    /// What to do about all of them; nil where it is the same as for one.
    package var advice: String?
    /// What several such causes may have in common, the nearest first: the folder of a missing page, and its folder.
    ///
    /// If as many different causes as its `least` have one as their nearest, it makes a group, also of all that have it
    /// further away.
    package private(set) var wider: [Cause] = []

    /// Whether causes count that have another one nearer, too: pages of a folder that show the same image as others.
    package private(set) var countsAll = false

    /// What findings have in common whose own causes make no group: each of many includes that a single page has.
    ///
    /// If as many different causes as its `least` are left, they make a group.
    package var rest: Rest?

    /// The summary of a group of what is left, in front of the count of pages, and behind it.
    package struct Rest: Sendable, Hashable {
      package var (before, behind): (String, String)
      /// How many different causes become a group.
      package var least: Int

      package static func == (left: Self, right: Self) -> Bool { left.before == right.before }

      package func hash(into hasher: inout Hasher) { hasher.combine(before) }
    }

    /// The same, with what it has in common with others that make no group.
    package func rest(_ before: String, behind: String = ", here first", from least: Int) -> Cause {
      var cause = self
      cause.rest = Rest(before: before, behind: behind, least: least)
      return cause
    }

    /// The same, with causes behind it, the nearest first.
    package func within(_ wider: [Cause]) -> Cause {
      var cause = self
      cause.wider = wider
      return cause
    }

    /// The same as a cause that counts what it is behind, however far away.
    package var ofAll: Cause {
      var cause = self
      cause.countsAll = true
      return cause
    }

    /// What a group counts.
    package enum Unit: Sendable {
      /// Pages that have a finding of the cause.
      case pages
      /// Findings, under a plural such as “links”.
      case findings(String)
    }

    /// The cause of findings that each page can have once: “component “<A>” is removed from 3 pages, here first”.
    ///
    /// - Parameters:
    ///   - name: what tells it from others, if the beginning of its summary does not.
    ///   - least: how many pages become a group.
    package static func onPages(
      _ before: String, behind: String = ", here first", of name: String? = nil, from least: Int = 2,
      advice: String? = nil
    ) -> Cause {
      Cause(name: name ?? before, least: least, unit: .pages, before: before, behind: behind, advice: advice)
    }

    /// The cause of findings that a page can have many times: “5 images below “a/” not found, here first”.
    package static func counting(
      _ plural: String, of name: String, from least: Int, before: String = "", behind: String, advice: String? = nil
    ) -> Cause {
      Cause(name: name, least: least, unit: .findings(plural), before: before, behind: behind, advice: advice)
    }

    private init(name: String, least: Int, unit: Unit, before: String, behind: String, advice: String? = nil) {
      (self.name, self.least, self.unit, self.advice) = (name, least, unit, advice)
      (self.before, self.behind) = (before, behind)
    }
  }
}

/// Causes are the same if their names are, whatever a summary adds about its own place.
extension Diagnostic.Cause: Hashable {
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
