/// A construct that encloses text between equal runs of one byte: `~~gone~~`, `==marked==`.
struct PairExtension: Sendable {
  let option: MarkdownExtensions
  let triggers: Triggers
  let marker: UInt8
  /// How many of the bytes make a mark.
  let lengths: ClosedRange<Int>
  /// Whether it may begin and end within a word.
  let isWithinWords: Bool
  let element: Element

  enum Element {
    case deletion, mark, insertion, strong

    var marker: Unicode.Scalar {
      switch self {
      case .deletion: "~"
      case .mark: "="
      case .insertion: "^"
      case .strong: "*"
      }
    }

    /// That of HTML.
    var name: StaticString {
      switch self {
      case .deletion: "del"
      case .mark: "mark"
      case .insertion: "ins"
      case .strong: "strong"
      }
    }
  }

  /// GitHub reads one tilde as it does two.
  static let strikethrough = PairExtension(
    option: .strikethrough, triggers: .tilde, marker: UInt8(ascii: "~"), lengths: 1...2, isWithinWords: true,
    element: .deletion)

  /// Not within words, since `a==b` compares.
  static let mark = PairExtension(
    option: .marks, triggers: .equals, marker: UInt8(ascii: "="), lengths: 2...2, isWithinWords: false,
    element: .mark)

  /// Not within words, since `a^^b` means something in many languages.
  static let insertion = PairExtension(
    option: .marks, triggers: .caret, marker: UInt8(ascii: "^"), lengths: 2...2, isWithinWords: false,
    element: .insertion)

  /// What libcmark leaves of strong text beside letters of scripts without blanks.
  ///
  /// In `**「a」**と`, the second mark cannot close by CommonMark’s rules, which kramdown and others do without.
  static let strong = PairExtension(
    option: .attributes, triggers: .star, marker: UInt8(ascii: "*"), lengths: 2...2, isWithinWords: true,
    element: .strong)

  /// Whether a run with these neighbors may open and close, by the rules for emphasis.
  func roles(before: UInt8, after: UInt8) -> (opens: Bool, closes: Bool) {
    let isSpaceBefore = TextRun.isSpace(before)
    let isSpaceAfter = TextRun.isSpace(after)
    if element == .strong {
      // Marks such as those of `**options` are in front of a Latin word.
      let isForeign = after >= 0x80 || before >= 0x80 && !TextRun.isAlphanumeric(after)
      return (!isSpaceAfter, !isSpaceBefore && isForeign)
    }
    let (isPunctuationBefore, isPunctuationAfter) = (TextRun.isPunctuation(before), TextRun.isPunctuation(after))
    let isLeft = !isSpaceAfter && (!isPunctuationAfter || isSpaceBefore || isPunctuationBefore)
    let isRight = !isSpaceBefore && (!isPunctuationBefore || isSpaceAfter || isPunctuationAfter)
    guard !isWithinWords else { return (isLeft, isRight) }
    return (isLeft && (!isRight || isPunctuationBefore), isRight && (!isLeft || isPunctuationAfter))
  }
}

/// The marks in what one node holds, matched as those of emphasis are.
struct PairMatcher {
  struct Mark {
    /// Which of the node's children it is in, and where.
    let child: Int
    let offset: Int
    let length: Int
    let pair: PairExtension
    let opens: Bool
    let closes: Bool
    /// Set when it is matched.
    var isOpening: Bool?
  }

  private(set) var marks: [Mark] = []
  private var openers: [Int] = []
  /// How many openers there are of a marker and a length.
  private var counts: [Int: Int] = [:]

  private func key(_ mark: Mark) -> Int { Int(mark.pair.marker) << 8 | mark.length }

  mutating func add(_ mark: Mark) {
    marks.append(mark)
    let index = marks.count - 1
    let key = key(mark)
    if mark.closes, let count = counts[key], count > 0 {
      // What was opened in between stays text. Each opener is dropped once, so time is in proportion.
      while let opener = openers.popLast() {
        counts[self.key(marks[opener]), default: 1] -= 1
        guard self.key(marks[opener]) == key else { continue }
        marks[opener].isOpening = true
        marks[index].isOpening = false
        return
      }
    }
    guard mark.opens else { return }
    openers.append(index)
    counts[key, default: 0] += 1
  }

  var matched: [Mark] { marks.filter { $0.isOpening != nil } }
}
