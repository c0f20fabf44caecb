/// How far a rule, or a pack, agrees with a reader.
struct Score: Sendable {
  /// Faults that both find.
  var found = 0
  /// Faults that only the rule finds.
  var falseAlarms = 0
  /// Faults that only the reader finds.
  var missed = 0

  /// The share of what the rule finds that is a fault; 1 where it finds nothing.
  var precision: Double { found + falseAlarms == 0 ? 1 : Double(found) / Double(found + falseAlarms) }
  /// The share of the faults that the rule finds; 1 where there are none.
  var recall: Double { found + missed == 0 ? 1 : Double(found) / Double(found + missed) }

  static func += (left: inout Self, right: Self) {
    left.found += right.found
    left.falseAlarms += right.falseAlarms
    left.missed += right.missed
  }

  /// A line of the printed table.
  func row(_ name: String) -> String {
    let cells = ["\(found)", "\(falseAlarms)", "\(missed)", Self.percent(precision), Self.percent(recall)]
    return name.padded(to: 36) + cells.map { $0.padded(to: -11) }.joined()
  }

  static let header =
    "rule".padded(to: 36)
    + ["found", "false", "missed", "precision", "recall"].map { $0.padded(to: -11) }.joined()

  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded(.down))
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

extension String {
  /// Filled up with spaces; on the left where the width is negative.
  fileprivate func padded(to width: Int) -> String {
    let filling = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? filling + self : self + filling
  }
}
