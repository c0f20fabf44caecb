import ArgumentParser
import Files
import Site
import Writing

/// Shows how far a run is, and what its stages cost.
struct MonitorOptions: ParsableArguments {
  @Flag(help: "Print the time and memory that each stage took.")
  var timings = false

  /// Works while a terminal shows the progress, and prints the costs at the end, whatever it is.
  func watching<Result>(
    quiet: Bool, _ work: (RunMonitor) async throws -> Result
  ) async throws -> Result {
    let monitor = RunMonitor()
    let line = quiet ? nil : ProgressLine(monitor)
    defer {
      monitor.end()
      line?.end()
      if timings { Console.error(bytes: Array(Self.table(monitor.costs).utf8)) }
    }
    return try await work(monitor)
  }

  /// A row for each stage, and one for all.
  ///
  /// Stages that ran several times, because fixes were checked, are one row.
  static func table(_ costs: [RunMonitor.Cost]) -> String {
    var rows = [["stage", "wall", "CPU", "peak memory"]]
    var (wall, processorTime, peak) = (Duration.zero, Duration.zero, 0)
    for stage in RunMonitor.Stage.allCases {
      let costs = costs.filter { $0.stage == stage }
      guard let last = costs.last else { continue }
      let cost = (costs.reduce(.zero) { $0 + $1.wall }, costs.reduce(.zero) { $0 + $1.processorTime })
      rows.append([stage.rawValue, seconds(cost.0), seconds(cost.1), memory(last.peakMemory)])
      (wall, processorTime, peak) = (wall + cost.0, processorTime + cost.1, max(peak, last.peakMemory))
    }
    rows.append(["total", seconds(wall), seconds(processorTime), memory(peak)])
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + padding : padding + row[column]
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  /// Seconds to a thousandth.
  private static func seconds(_ duration: Duration) -> String {
    let thousandths = Int((duration / .milliseconds(1)).rounded())
    let rest = String(thousandths % 1_000 + 1_000).dropFirst()
    return "\(thousandths / 1_000).\(rest) s"
  }

  private static func memory(_ bytes: Int) -> String { "\((bytes + 500_000) / 1_000_000) MB" }
}
