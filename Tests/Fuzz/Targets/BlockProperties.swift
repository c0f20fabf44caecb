import Diagnostics
import Dialogs

@testable import Site

/// A block says the same in a list and in a quote, and its fixes leave a block that still parses.
enum BlockProperties {
  static func check(_ bytes: [UInt8]) throws(Violation) {
    let probe = PageProbe(page(with: bytes))
    try probe.checkPlaces()
    try checkFixes(of: probe)
    // Containers move tabs to other columns, and only whole lines can be put into one.
    let isPlain = bytes.allSatisfy { $0 != 0x09 && $0 != 0x0D && $0 != 0 }
    guard isPlain, let text = String(validating: bytes, as: UTF8.self) else { return }
    for prefix in ["> ", "   "] { try checkContainer(prefix, text, against: probe) }
  }

  /// A page with one block that the bytes cannot close.
  static func page(with block: [UInt8]) -> [UInt8] {
    var longest = 0
    var run = 0
    for byte in block {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return Array("# Title\n\n\(fence)dialog\n".utf8) + block + Array("\n\(fence)\n".utf8)
  }

  /// The same block within a list item or a quote.
  private static func checkContainer(_ prefix: String, _ text: String, against plain: PageProbe) throws(Violation) {
    let lines = String(decoding: page(with: Array(text.utf8)), as: UTF8.self).utf8
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropFirst(2)
    var bytes = Array("# Title\n\n".utf8)
    for (index, line) in lines.dropLast().enumerated() {
      bytes += (index == 0 && prefix == "   " ? "1. " : prefix).utf8
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    let probe = PageProbe(bytes)
    try probe.checkPlaces()
    let (here, there) = (plain.page.blocks, probe.page.blocks)
    try require(here.count == there.count, "\(there.count) blocks behind “\(prefix)”, \(here.count) without")
    for (one, other) in zip(here, there) {
      let texts = [one, other].map { $0.dialog?.texts.map(\.text.value) }
      try require(texts[0] == texts[1], "behind “\(prefix)” the block says \(texts[1] ?? [])")
      let faults = [one, other].map { $0.diagnostics.map(\.summary) }
      try require(faults[0] == faults[1], "behind “\(prefix)” the block has \(faults[1]), without \(faults[0])")
    }
  }

  /// Each fix by itself: the block still parses, as a dialog of its kind.
  ///
  /// A field that gets its right name is read for the first time, so what it holds can have faults of its own.
  private static func checkFixes(of probe: PageProbe) throws(Violation) {
    guard let before = probe.page.blocks.first?.dialog else { return }
    for finding in probe.findings.prefix(12) {
      guard let fix = finding.fixes.first else { continue }
      let after = PageProbe(FindingCheck.applying(fix, to: probe.file.bytes))
      let name = "the fix “\(fix.label)” of \(finding.rule)"
      try require(after.page.blocks.count == probe.page.blocks.count, "\(name) breaks the fence")
      guard let dialog = after.page.blocks.first?.dialog else {
        let hasNewFault = after.findings.contains { $0.severity == .error && $0.rule != finding.rule }
        try require(finding.rule == "block/unknown-key" && hasNewFault, "\(name) leaves no dialog")
        continue
      }
      try require(dialog.kind.value == before.kind.value, "\(name) changes the kind")
    }
  }
}
