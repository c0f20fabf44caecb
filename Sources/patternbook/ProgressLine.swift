import Dispatch
import Site
import Writing

/// A line at the end of the terminal that says how far a run is, from the first second on.
///
/// A timer of its own draws it, because a run keeps all threads of Swift's concurrency busy.
final class ProgressLine {
  private let timer: any DispatchSourceTimer

  /// - Returns: nil where nobody would see the line.
  init?(_ monitor: RunMonitor) {
    guard Console.showsProgress else { return nil }
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "progress"))
    timer.schedule(deadline: .now() + .seconds(1), repeating: .milliseconds(100))
    timer.setEventHandler {
      if let progress = monitor.progress { Console.show(progress: Self.text(progress)) }
    }
    timer.resume()
  }

  /// Takes the line away.
  func end() {
    timer.cancel()
    Console.show(progress: nil)
  }

  /// What the line says.
  static func text(_ progress: RunMonitor.Progress) -> String {
    let work =
      switch progress.stage {
      case .read: "Reading files"
      case .parse: "Parsing pages"
      case .validate: "Checking pages"
      case .render: "Rendering pages"
      case .search: "Creating the search index"
      case .lists: "Creating index pages"
      case .publish: "Publishing"
      case .report: "Reporting findings"
      }
    guard progress.total > 0 else { return work + "…" }
    return "\(work): \(progress.pages) of \(progress.total)"
  }
}
