import Files
import Synchronization

/// The sizes of the pictures of a site, each read when a page first shows it.
final class ImageSizes: Sendable {
  private let files: FileTree
  /// Files relative to the root of the project, by where they are published.
  private let fileOfPath: [String: String]
  private let known = Mutex<[String: ImageSize?]>([:])

  init(_ assets: [SourceTree.Asset], _ files: FileTree) {
    self.files = files
    fileOfPath = Dictionary(
      assets.lazy.filter { Self.endings.contains(SiteBrand.ending(of: $0.path)) }.map { ($0.path, $0.file) },
      uniquingKeysWith: { first, _ in first })
  }

  private static let endings: Set<String> = ["png", "gif", "jpg", "jpeg", "webp", "svg"]
  /// A drawing that says only its proportions is shown as wide as there is room.
  private static let roomForDrawing = 1536

  /// The size of a picture; nil for one that cannot be read, which the copying of files reports.
  subscript(path: String) -> (width: Int, height: Int)? {
    guard let file = fileOfPath[path] else { return nil }
    let size = known.withLock { $0[path] } ?? read(file, as: path)
    return size.map { ($0.width, $0.height) }
  }

  /// Adds what the sizes depend on: the files as the system knows them, or else the sizes themselves.
  func addInputs(to inputs: inout InputDigest.Inputs, identities: [String: FileIdentity]) {
    let now = FileIdentity.now
    for (path, file) in fileOfPath.sorted(by: { $0.key < $1.key }) {
      inputs.add(path)
      if let identity = identities[file], identity.isReliable(at: now) {
        inputs.add(number: identity)
      } else {
        let size = self[path]
        inputs.add(number: [size?.width ?? 0, size?.height ?? 0])
      }
    }
  }

  private func read(_ file: String, as path: String) -> ImageSize? {
    var size = ((try? files.read(file)) ?? nil).flatMap { ImageSize($0) }
    if let drawing = size, drawing.isProportion {
      size = ImageSize(
        width: Self.roomForDrawing, height: max(1, Self.roomForDrawing * drawing.height / drawing.width))
    }
    let found = size
    known.withLock { $0[path] = .some(found) }
    return size
  }
}
