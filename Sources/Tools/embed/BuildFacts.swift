import Foundation

/// What a build is made from, as a Swift file.
enum BuildFacts {
  /// The source of the file.
  ///
  /// - Parameter git: the `.git` folder of the checkout. There is none if the source comes from an archive.
  static func source(git: URL) -> String {
    """
    /// What this module was built from; nil if the build could not find out.
    enum BuildFacts {
      /// The commit that was checked out.
      static let commit: String? = \(literal(commit(in: git)))
      /// The version of gumbo, which does not tell it itself.
      static let gumbo: String? = \(literal(version(of: "gumbo")))
    }

    """
  }

  /// The checked-out commit; nil if there is no repository, or if its files are of another format.
  private static func commit(in git: URL) -> String? {
    guard let head = line(of: git.appending(path: "HEAD")) else { return nil }
    guard head.hasPrefix("ref: ") else { return commit(head) }
    let name = String(head.dropFirst("ref: ".count))
    // A linked work tree has a head of its own and shares the branches.
    let shared = line(of: git.appending(path: "commondir")).map { git.appending(path: $0) } ?? git
    if let commit = line(of: shared.appending(path: name)).flatMap(commit) { return commit }
    let packed = (try? String(contentsOf: shared.appending(path: "packed-refs"), encoding: .utf8)) ?? ""
    return packed.split(separator: "\n").first { $0.hasSuffix(" " + name) }
      .flatMap { commit(String($0.prefix { $0 != " " })) }
  }

  private static func line(of file: URL) -> String? {
    (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func commit(_ text: String) -> String? {
    text.count >= 40 && text.allSatisfy(\.isHexDigit) ? text : nil
  }

  /// The version of an installed library; nil if `pkg-config` does not know it.
  private static func version(of library: String) -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--modversion", library]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let version = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    let isVersion = version.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".+~-".contains($0)) }
    return process.terminationStatus == 0 && !version.isEmpty && isVersion ? version : nil
  }

  private static func literal(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "nil" }
}
