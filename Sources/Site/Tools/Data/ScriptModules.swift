import Diagnostics
import Files

/// A name that a script imports.
struct ScriptImport {
  /// The file, as the script names it.
  var path: String
  /// What the file calls it.
  var name: String

  /// What a file exports without a name.
  static let usual = "default"
  /// All that a file exports.
  static let everything = "*"
}

/// What a script offers to others: its value, its constants, and what its functions without parameters return.
struct ScriptExports {
  var value: ToolData?
  var constants: [String: ToolData] = [:]
  var results: [String: ToolData] = [:]
}

/// The files of a project that its scripts import from each other, each read once.
final class ScriptModules {
  private let read: (String) -> SourceFile?
  private var known: [String: ScriptExports] = [:]
  /// The files that were read.
  private(set) var paths: [String] = []
  private static let mostFiles = 100

  /// - Parameter read: reads a file of the project; nil if it is missing.
  init(_ read: @escaping (String) -> SourceFile?) { self.read = read }

  /// What a script imports by a name.
  func value(of name: ScriptImport, in script: String) -> ToolData? {
    guard let exports = exports(of: name, in: script) else { return nil }
    switch name.name {
    case ScriptImport.usual: return exports.value
    case ScriptImport.everything:
      let entries = exports.constants.sorted { $0.key < $1.key }.map { ToolData.Entry(key: $0.key, value: $0.value) }
      return ToolData(.mapping(entries), range: 0..<0)
    default: return exports.constants[name.name]
    }
  }

  /// A file beside one with the navigation; nil if it is not there.
  func file(_ path: String) -> SourceFile? {
    guard paths.count < Self.mostFiles, let file = read(path) else { return nil }
    paths.append(path)
    return file
  }

  /// All that a file of the project exports; nil for a package, or a file that is not there.
  func exports(of name: ScriptImport, in script: String) -> ScriptExports? {
    guard name.path.hasPrefix("./") || name.path.hasPrefix("../"),
      let path = SitePath.resolve(name.path, from: script)
    else { return nil }
    if let exports = known[path] { return exports }
    guard paths.count < Self.mostFiles, let file = Self.places(of: path).lazy.compactMap(read).first else { return nil }
    paths.append(file.path)
    // Files can import each other.
    known[path] = ScriptExports()
    let exports = ScriptReader.exports(of: file, importing: self) ?? ScriptExports()
    known[path] = exports
    return exports
  }

  private static let endings = ["ts", "mts", "js", "mjs", "json", "cjs", "cts"]

  /// The files that a path can mean, which mostly leaves out the ending.
  private static func places(of path: String) -> [String] {
    let name = SitePath.name(of: path)
    guard let dot = name.lastIndex(of: "."), endings.contains(String(name[name.index(after: dot)...])) else {
      return endings.map { path + "." + $0 } + endings.map { path + "/index." + $0 }
    }
    // TypeScript names its files by what they become.
    let stem = path.dropLast(name[dot...].count)
    return [path] + ["ts", "mts"].map { stem + "." + $0 }
  }
}
