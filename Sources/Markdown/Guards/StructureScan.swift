import Diagnostics

/// Follows the quotes, lists, and brackets of a page line by line, as CommonMark does, without building a tree.
///
/// In strict mode, it ignores fences and other leaf blocks and keeps containers open whenever a paragraph could
/// continue, so its depths and sums are never less than those of libcmark. In lenient mode, it skips fenced code and
/// starts a new paragraph at each list item: what it refuses then is too deep for authors as well.
struct StructureScan {
  struct Result {
    /// The first line that exceeds the limit of nested containers or open brackets, or at which their sum over the
    /// page is too large.
    var deepLine: Int?
    var bracketLine: Int?
    fileprivate var containerWork = 0
    fileprivate var bracketWork = 0

    var isAffordable: Bool {
      containerWork <= PageLimits.containerWork && bracketWork <= PageLimits.bracketWork
    }
  }

  static func run(_ text: PageText, leniently isLenient: Bool) -> Result {
    let countsBrackets = text.count(of: UInt8(ascii: "[")) > PageLimits.openBrackets
    return text.bytes.withUnsafeBufferPointer { bytes in
      var scan = StructureScan(isLenient: isLenient, countsBrackets: countsBrackets)
      for line in 1...max(text.lineCount, 1) where scan.result.isAffordable {
        scan.read(line, BlockLine(bytes, text.lineRange(line)))
      }
      return scan.result
    }
  }

  private let isLenient: Bool
  private let countsBrackets: Bool
  private var containers: [Container] = []
  private var mayContinueParagraph = false
  private var fence: Fence?
  private var openBrackets = 0
  private var result = Result()

  private init(isLenient: Bool, countsBrackets: Bool) {
    self.isLenient = isLenient
    self.countsBrackets = countsBrackets
  }

  private enum Container {
    case quote
    /// Columns by which the content of the item is indented.
    case item(indent: Int)
  }

  private struct Fence {
    let marker: UInt8
    let length: Int
    let depth: Int
  }

  private mutating func read(_ number: Int, _ line: consuming BlockLine) {
    let matched = match(&line)
    if let current = fence {
      if matched == current.depth {
        if line.closesFence(current.marker, current.length) { fence = nil }
        return
      }
      fence = nil
    }
    let opened = open(&line, behind: matched)
    if line.isBlank {
      containers.removeLast(opened ? 0 : containers.count - matched)
      mayContinueParagraph = false
      openBrackets = 0
    } else {
      if !opened, !mayContinueParagraph { containers.removeLast(containers.count - matched) }
      mayContinueParagraph = true
      if isLenient, opened { openBrackets = 0 }
      if isLenient, let (marker, length) = line.openedFence {
        fence = Fence(marker: marker, length: length, depth: containers.count)
        mayContinueParagraph = false
        openBrackets = 0
      } else if countsBrackets {
        countBrackets(line.rest, in: number)
      }
    }
    note(number)
  }

  /// Skips the marks and indentation of containers that continue on this line.
  private func match(_ line: inout BlockLine) -> Int {
    var matched = 0
    for container in containers {
      switch container {
      case .quote: guard line.consumeQuote() else { return matched }
      case .item(let indent): guard line.consumeIndent(indent) else { return matched }
      }
      matched += 1
    }
    return matched
  }

  /// Opens the containers that start on this line.
  private mutating func open(_ line: inout BlockLine, behind matched: Int) -> Bool {
    var hasOpened = false
    while let container = nextContainer(&line) {
      if !hasOpened { containers.removeLast(containers.count - matched) }
      hasOpened = true
      containers.append(container)
    }
    return hasOpened
  }

  private func nextContainer(_ line: inout BlockLine) -> Container? {
    if line.consumeQuote() { return .quote }
    return line.consumeItem().map { .item(indent: $0) }
  }

  private mutating func countBrackets(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, in number: Int) {
    for byte in bytes {
      if byte == UInt8(ascii: "[") {
        openBrackets += 1
      } else if byte == UInt8(ascii: "]") {
        result.bracketWork += openBrackets
        openBrackets = max(openBrackets - 1, 0)
      }
    }
    guard result.bracketLine == nil else { return }
    if openBrackets > PageLimits.openBrackets || result.bracketWork > PageLimits.bracketWork {
      result.bracketLine = number
    }
  }

  private mutating func note(_ number: Int) {
    result.containerWork += containers.count
    guard result.deepLine == nil else { return }
    if containers.count > PageLimits.containerDepth || result.containerWork > PageLimits.containerWork {
      result.deepLine = number
    }
  }
}
