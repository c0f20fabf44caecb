import Diagnostics
import Dialogs

extension SiteRules {
  /// One action has one name.
  struct ConsistentLabels: SiteRule {
    var description: RuleDescription {
      RuleDescription(
        id: "site/consistent-labels", summary: "The same question has the same answer everywhere",
        rationale: "People who know “Delete” wonder what “Remove” does. Blocks in one section with the same title "
          + "should use the same label for the same action.",
        severity: .note)
    }

    var heuristic: String? {
      "Blocks ask the same question if their titles are alike. Counter-examples and blocks under other guidelines "
        + "are not compared."
    }

    func check(_ site: SiteSubject, _ options: RuleOptions) -> [SiteFinding] {
      var (page, section, sections) = (-1, 0, Numbers<Substring>())
      var packs = Numbers<[String]>()
      let repetitions = site.repetitions { dialog, place in
        guard let question = dialog.questionHash else { return nil }
        if place.page != page {
          page = place.page
          section = sections.number(of: Self.section(of: site.pages[page].path))
        }
        var hasher = Hasher()
        hasher.combine(question)
        hasher.combine(section)
        hasher.combine(packs.number(of: site.packs(of: place)))
        return hasher.finalize()
      }
      // Many dialogs can be compared with one whose title is long.
      var questions: [SiteSubject.Place: String] = [:]
      return repetitions.compactMap { earlier, place in
        guard let dialog = site.gist(place)?.dialog, let other = site.gist(earlier)?.dialog,
          let label = Self.primaryLabel(of: dialog), let otherLabel = Self.primaryLabel(of: other),
          !TextWords.areSame(label.value, otherLabel.value), dialog.kind.value == other.kind.value
        else { return nil }
        let question = questions[earlier] ?? Self.question(of: other)
        questions[earlier] = question
        guard question == Self.question(of: dialog) else { return nil }
        let location = SourceLocation(path: site.pages[earlier.page].path, range: otherLabel.range)
        return SiteFinding(
          page: place.page, dialog: place.block,
          Finding(
            "“\(label.value)” is “\(otherLabel.value)” elsewhere; use the same label", at: label.range,
            notes: [Diagnostic.Note("“\(otherLabel.value)” is here", at: location)]))
      }
    }

    /// Numbers for values of which most are the same as the one before.
    private struct Numbers<Value: Hashable> {
      private var numbers: [Value: Int] = [:]
      private var last: (value: Value, number: Int)?

      mutating func number(of value: Value) -> Int {
        if let last, last.value == value { return last.number }
        let number = numbers[value] ?? numbers.count
        numbers[value] = number
        last = (value, number)
        return number
      }
    }

    /// The folder of a page.
    private static func section(of path: String) -> Substring {
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
    }

    /// What a dialog asks; nil for one that is not compared with others.
    static func question(of dialog: Dialog) -> String? {
      dialog.marking == .bad || dialog.primaryIndex == nil ? nil : dialog.title.map { folded($0.value) }
    }

    private static func primaryLabel(of dialog: Dialog) -> SourcedText? {
      dialog.primaryIndex.map { dialog.buttons[$0].label }
    }

    /// The title in lowercase without its closing mark.
    private static func folded(_ title: String) -> String {
      if title.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
        return String(unsafeUninitializedCapacity: title.utf8.count) { folded in
          var count = 0
          for byte in title.utf8 where counts(byte) {
            folded[count] = lowercased(byte)
            count += 1
          }
          return count
        }
      }
      return title.lowercased().filter { $0.isLetter || $0.isNumber || $0.isWhitespace }
    }

    /// Whether an ASCII character is a letter, a digit, or a space.
    private static func counts(_ byte: UInt8) -> Bool {
      switch byte {
      case 0x09...0x0D, 0x20, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: false
      }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    var examples: [RuleExample] {
      [
        .passing(
          page: """
            ```dialog
            id: photo-delete
            kind: action-sheet
            title: Delete this photo?
            buttons:
              - Delete
              - Cancel
            ```

            ```dialog
            id: photo-delete-again
            kind: action-sheet
            title: Delete this photo?
            buttons:
              - Delete
              - Cancel
            ```
            """),
        .passing(
          page: """
            ```dialog
            id: photo-delete
            kind: action-sheet
            title: Delete this photo?
            buttons:
              - Delete
              - Cancel
            ```

            ```dialog
            id: album
            kind: action-sheet
            title: Delete this album?
            buttons:
              - Remove
              - Cancel
            ```
            """),
        .failing(
          page: """
            ```dialog
            id: photo-delete
            kind: action-sheet
            title: Delete this photo?
            buttons:
              - Delete
              - Cancel
            ```

            ```dialog
            id: photo-remove
            kind: action-sheet
            title: Delete this photo?
            buttons:
              - «Remove»
              - Cancel
            ```
            """),
        .failing(
          page: """
            ```dialog
            id: photo-delete
            kind: action-sheet
            title: Delete this photo?
            buttons:
              - Delete
              - Cancel
            ```

            ```dialog
            id: photo-erase
            kind: action-sheet
            title: Delete this photo
            buttons:
              - «Erase»
              - Cancel
            ```
            """),
      ]
    }
  }
}
