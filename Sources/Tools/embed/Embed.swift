import Foundation

/// Writes source files for plugins: a Swift file with the contents of all files in a folder, or what the
/// build is made from.
///
/// Text becomes a string literal, which compiles instantly; an array of as many bytes takes the compiler seconds.
@main
enum Embed {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, ["files", "facts"].contains(arguments[1]) else {
      FileHandle.standardError.write(Data("usage: embed files FOLDER OUTPUT | embed facts GIT OUTPUT\n".utf8))
      exit(2)
    }
    let folder = URL(filePath: arguments[2])
    let text = arguments[1] == "files" ? try source(of: folder) : BuildFacts.source(git: folder)
    try Data(text.utf8).write(to: URL(filePath: arguments[3]), options: .atomic)
  }

  private static func source(of folder: URL) throws -> String {
    var text = """
      /// The files that are built into this module, sorted by path.
      enum EmbeddedFiles {
        static let all: [(name: String, bytes: [UInt8])] = [

      """
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() {
      let url = folder.appending(path: path)
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      text += "    (name: \(literal(path)), bytes: \(value(try Data(contentsOf: url)))),\n"
    }
    return text + "  ]\n}\n"
  }

  /// An expression that creates an array of bytes.
  private static func value(_ data: Data) -> String {
    if let text = String(data: data, encoding: .utf8), !data.contains(0x0D) { return "Array(\(literal(text)).utf8)" }
    return "[" + data.map(String.init).joined(separator: ", ") + "]"
  }

  private static func literal(_ text: String) -> String {
    var marks = "#"
    while text.contains("\"" + marks) || text.contains("\\" + marks) { marks += "#" }
    return text.contains("\n") ? "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)" : "\(marks)\"\(text)\"\(marks)"
  }
}

#if FUZZER
  /// The fuzzer is linked to every program of its build and looks for this symbol in each.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func fuzzNothing(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt { 0 }
#endif
