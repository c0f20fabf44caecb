import Files
package import SystemPackage

/// Files that Git has although patterns in `.gitignore` name them: these only keep others from being added.
package enum TrackedFiles {
  /// More paths than the patterns of any project name by mistake.
  private static let limit = 1_000_000

  /// The paths of such files below a folder, relative to it; none without Git or a repository.
  package static func ignored(in folder: FilePath) -> Set<String> {
    let arguments = ["ls-files", "-z", "--cached", "--ignored", "--exclude-standard"]
    var output: [UInt8] = []
    let result = try? GitRepository(folder: folder).git(arguments).run { piece in
      output += piece
      return output.count < limit
    }
    guard let result, result.ending == .exited(0) else { return [] }
    return Set(output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }
}
