package import Dialogs
package import Mockups
import Words

/// What has become of a dialog.
package struct DialogChange: Sendable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case added, removed, changed
    /// It is the same on another page.
    case moved
  }

  package var kind: Kind
  /// Nil for a dialog that is new.
  package var before: DialogState?
  /// Nil for a dialog that is gone.
  package var after: DialogState?
  /// Whether it is on another page now, other than by a move of its page.
  package var isMoved = false
  package var buttons: [ButtonChange] = []
  /// Values that are different.
  package var values: [ValueChange] = []
  package var platformsAdded: [Platform] = []
  package var platformsRemoved: [Platform] = []
  /// What to mark in the drawings before and after.
  package var marksBefore: [SceneMark] = []
  package var marksAfter: [SceneMark] = []
  /// What a screen reader says, where that is new.
  package var transcripts: [TranscriptChange] = []

  /// A value under a key; nil where there is none.
  package struct ValueChange: Sendable, Hashable {
    package var key: String
    package var before: String?
    package var after: String?
    /// Whether people read it.
    package var isText: Bool
  }

  /// What a screen reader says on platforms where it says the same.
  package struct TranscriptChange: Sendable, Hashable {
    package var platforms: [Platform]
    package var lines: [LineChange]
  }

  /// The state to name it by: the current one, if any.
  package var state: DialogState? { after ?? before }

  /// The platforms that it is or was drawn for, in their order.
  package var platforms: [Platform] {
    func drawn(_ state: DialogState?) -> [Platform] { state?.dialog == nil ? [] : state?.platforms ?? [] }
    let after = drawn(after)
    return after + drawn(before).filter { !after.contains($0) }
  }
}

extension DialogChange {
  /// A dialog that is new.
  init(added state: DialogState, words: Words) {
    self.init(kind: .added, after: state)
    findTranscripts(words)
  }

  /// A dialog that is gone.
  init(removed state: DialogState) { self.init(kind: .removed, before: state) }

  /// Compares two states of a dialog.
  ///
  /// - Returns: nil if nothing is different.
  init?(from old: DialogState, to new: DialogState, isMoved: Bool, words: Words) {
    self.init(kind: .changed, before: old, after: new, isMoved: isMoved)
    let isReadable = old.dialog != nil && new.dialog != nil
    if isReadable {
      compareValues(old, new)
      let changed = Set(old.platforms).symmetricDifference(new.platforms)
      platformsAdded = new.platforms.filter(changed.contains)
      platformsRemoved = old.platforms.filter(changed.contains)
    }
    findTranscripts(words)
    let isSame =
      isReadable
      ? buttons.isEmpty && values.isEmpty && transcripts.isEmpty && old.platforms == new.platforms
      : old.dialog == nil && new.dialog == nil && old.identity.source == new.identity.source
    guard isSame else { return }
    guard isMoved else { return nil }
    kind = .moved
  }

  private mutating func compareValues(_ old: DialogState, _ new: DialogState) {
    let (before, after) = (DialogProperty.all(of: old), DialogProperty.all(of: new))
    // Keys can repeat, as those of rows with a text and a state do.
    var earlier = Dictionary(grouping: before.reversed(), by: \.key)
    for property in after {
      let match = earlier[property.key]?.popLast()
      if match?.value != property.value { add(property, from: match) }
    }
    for property in before where earlier[property.key]?.isEmpty == false {
      guard let match = earlier[property.key]?.popLast() else { continue }
      values.append(ValueChange(key: match.key, before: match.value, after: nil, isText: match.isText))
      mark(match, pieces: [.init(match.value, isChanged: true)], in: &marksBefore)
    }
    guard let oldDialog = old.dialog, let newDialog = new.dialog else { return }
    let (changes, oldIndexes, newIndexes) = ButtonChange.all(from: oldDialog, to: newDialog)
    buttons = changes
    markButtons(oldIndexes, of: oldDialog, in: &marksBefore)
    markButtons(newIndexes, of: newDialog, in: &marksAfter)
  }

  private mutating func add(_ property: DialogProperty, from match: DialogProperty?) {
    values.append(
      ValueChange(key: property.key, before: match?.value, after: property.value, isText: property.isText))
    let change = TextChange(from: match?.value ?? "", to: property.value)
    mark(property, pieces: change.after, in: &marksAfter)
    if let match { mark(match, pieces: change.before, in: &marksBefore) }
  }

  private func mark(_ property: DialogProperty, pieces: [TextChange.Piece], in marks: inout [SceneMark]) {
    guard let part = property.part?.box else { return }
    marks.append(SceneMark(part, text: property.value, ranges: TextChange.changedRanges(in: pieces)))
  }

  private func markButtons(_ indexes: Set<Int>, of dialog: Dialog, in marks: inout [SceneMark]) {
    for index in indexes.sorted() {
      marks.append(SceneMark(.button(index), text: dialog.buttons[index].label.value, ranges: [], isOutlined: true))
    }
  }

  /// Compares what is said on each platform, and joins platforms on which the change is the same.
  private mutating func findTranscripts(_ words: Words) {
    guard let new = after, let dialog = new.dialog else { return }
    for platform in new.platforms {
      guard let now = Self.lines(of: dialog, on: platform, words) else { continue }
      var changes = now.map { LineChange(.same, $0) }
      if let old = before?.dialog, before?.platforms.contains(platform) == true,
        let earlier = Self.lines(of: old, on: platform, words)
      {
        if earlier == now { continue }
        changes = LineChange.all(from: earlier, to: now)
      }
      if let index = transcripts.firstIndex(where: { $0.lines == changes }) {
        transcripts[index].platforms.append(platform)
      } else {
        transcripts.append(TranscriptChange(platforms: [platform], lines: changes))
      }
    }
  }

  private static func lines(of dialog: Dialog, on platform: Platform, _ words: Words) -> [String]? {
    MockupRenderer.scene(for: dialog, on: platform, words: words)?.transcript.lines.map { line in
      line.note.map { "\(line.text) (\($0))" } ?? line.text
    }
  }
}

extension Dialog.Part {
  /// Where the text is in a drawing.
  fileprivate var box: SceneBox.Part? {
    switch self {
    case .title: .title
    case .message: .message
    case .placeholder, .fieldValue: .textField
    case .button(let number): .button(number - 1)
    case .leading: .leading
    case .trailing: .trailing
    case .content(let number): .text(number - 1)
    case .contentValue(let number): .field(number - 1)
    case .suppression: .suppression
    case .accessory: .accessory
    }
  }
}
