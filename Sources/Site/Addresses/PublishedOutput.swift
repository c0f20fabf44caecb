import Guidelines
import Synchronization

/// Passes the files of a site on, counts them, and refuses files that must not be written.
///
/// The last line of defense after `site/duplicate-url`: no file silently replaces another, and no stage generates a
/// file that `GeneratedFiles` does not list.
final class PublishedOutput: SiteOutput {
  private let output: any SiteOutput
  private let addresses: SiteAddresses
  private let state = Mutex(State())

  private struct State {
    var table = AddressTable<String>()
    var files = 0
    var bytes = 0
  }

  init(_ output: any SiteOutput, _ addresses: SiteAddresses) {
    self.output = output
    self.addresses = addresses
  }

  /// The number of written files and their total size in bytes.
  var totals: (files: Int, bytes: Int) { state.withLock { ($0.files, $0.bytes) } }

  /// - Throws: `AddressError`, and errors of the output.
  func write(_ path: String, _ bytes: [UInt8]) throws {
    guard addresses.allows(path) else { throw AddressError.unlisted(path) }
    if let clash = state.withLock({ $0.table.claim(path, for: path) }) { throw AddressError(path, clash) }
    try output.write(path, bytes)
    count(bytes)
  }

  /// - Throws: `AddressError`, and errors of the output.
  func writeTwin(_ path: String, _ bytes: [UInt8]) throws {
    guard addresses.allowsTwin(path) else { throw AddressError.unlisted(path) }
    try output.writeTwin(path, bytes)
    count(bytes)
  }

  private func count(_ bytes: [UInt8]) {
    state.withLock { state in
      state.files += 1
      state.bytes += bytes.count
    }
  }
}

/// A file that cannot be published.
///
/// This is a bug in Patternbook, because checks report what authors can fix.
package enum AddressError: Error, Sendable, CustomStringConvertible {
  case unlisted(String)
  case clash(String, String)

  init(_ path: String, _ clash: AddressTable<String>.Clash) {
    switch clash {
    case .taken(let other), .fileIsFolder(let other), .folderIsFile(_, let other): self = .clash(path, other)
    }
  }

  package var description: String {
    switch self {
    case .unlisted(let path): "nothing was published: “\(path)” is not in the list of generated files"
    case .clash(let path, let other): "nothing was published: “\(path)” would replace “\(other)”"
    }
  }
}
