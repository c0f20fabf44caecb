/// Divides text into folded words, in the same way for index and queries.
struct Tokenizer: Sendable {
  private let folding = CaseFolding.standard
  private var run = WordRun()
  private var small: [UInt8] = []

  /// Hands over every word of a text to be indexed: each piece of a run, the whole of a run with hyphens, the parts of
  /// an identifier, the pairs of a script without spaces.
  mutating func forEachWord(
    in text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var position = 0
    ScalarClass.ofByte.withUnsafeBufferPointer { classes in
      while position < text.count {
        guard classes[Int(text[position])] != .separator else {
          position += 1
          continue
        }
        guard !readPlainWord(in: text, at: &position, classes, body) else { continue }
        guard readRun(in: text, at: &position) else { continue }
        run.folded.withUnsafeBufferPointer { folded in
          run.forEachWord { body(UnsafeBufferPointer(rebasing: folded[$0])) }
        }
      }
    }
  }

  /// Hands over every run of a text, with the bytes that it takes.
  mutating func forEachRun(in text: UnsafeBufferPointer<UInt8>, _ body: (WordRun, Range<Int>) -> Void) {
    var position = 0
    while position < text.count {
      let start = position
      if readRun(in: text, at: &position) { body(run, start..<position) }
    }
  }

  /// The most frequent case, without decoding or copying: ASCII letters and digits, a capital only at the start.
  private mutating func readPlainWord(
    in text: UnsafeBufferPointer<UInt8>, at position: inout Int, _ classes: UnsafeBufferPointer<ScalarClass>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) -> Bool {
    let start = position
    var end = start + 1
    guard text[start] < 0x80 else { return false }
    while end < text.count {
      let byte = text[end]
      let kind = classes[Int(byte)]
      if kind == .separator {
        // A character that joins decides with what comes next; all of them but the hyphens are left to the long way.
        guard
          byte == UInt8(ascii: " ") || !mayJoin(byte) || end + 1 == text.count
            || classes[Int(text[end + 1])] == .separator
        else { return false }
        break
      }
      guard byte < 0x80, kind != .capital else { return false }
      end += 1
    }
    position = end
    guard end - start <= WordRun.longestWord else { return true }
    if classes[Int(text[start])] == .capital {
      small.removeAll(keepingCapacity: true)
      small.append(text[start] | 0x20)
      small.append(contentsOf: text[(start + 1)..<end])
      small.withUnsafeBufferPointer(body)
    } else {
      body(UnsafeBufferPointer(rebasing: text[start..<end]))
    }
    return true
  }

  private func mayJoin(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "'")
  }

  /// Reads the run that begins at `position`, which moves behind it, or past one scalar that begins none.
  private mutating func readRun(in text: UnsafeBufferPointer<UInt8>, at position: inout Int) -> Bool {
    run.reset()
    while let (scalar, count) = text.scalar(at: position) {
      let kind = ScalarClass(scalar)
      let goesOn =
        if kind != .separator {
          run.append(scalar, kind, folding)
        } else if let joint = Joint(scalar) {
          run.join(
            joint, followedBy: kindOfScalar(in: text, at: position + count), elides: elides(text, position + count))
        } else {
          false
        }
      guard goesOn else {
        if run.isEmpty { position += count }
        break
      }
      position += count
    }
    return !run.isEmpty
  }

  private func kindOfScalar(in text: UnsafeBufferPointer<UInt8>, at position: Int) -> ScalarClass {
    text.scalar(at: position).map { ScalarClass($0.scalar) } ?? .separator
  }

  /// Whether three letters follow, as they do after an elided article.
  private func elides(_ text: UnsafeBufferPointer<UInt8>, _ position: Int) -> Bool {
    var position = position
    for _ in 0..<3 {
      guard let (scalar, count) = text.scalar(at: position) else { return false }
      let kind = ScalarClass(scalar)
      guard kind == .letter || kind == .capital else { return false }
      position += count
    }
    return true
  }
}
