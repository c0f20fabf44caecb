import Foundation
import PackagePlugin

/// Builds the checked-out commit and the versions of C libraries into a target.
///
/// The target should be small and have few dependents: a new commit compiles it again.
@main
struct DescribeBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let git = Self.gitFolder(of: context.package.directoryURL)
    // Each commit and each checkout changes one of these. An archive of the source has neither.
    let inputs = ["HEAD", "logs/HEAD"].map { git.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    let output = context.pluginWorkDirectoryURL.appending(path: "BuildFacts.swift")
    return [
      .buildCommand(
        displayName: "Describing the build", executable: try context.tool(named: "embed").url,
        arguments: ["facts", git.path, output.path], inputFiles: inputs, outputFiles: [output])
    ]
  }

  /// The folder `.git`, or the folder that the file `.git` of a linked work tree names.
  private static func gitFolder(of package: URL) -> URL {
    let git = package.appending(path: ".git")
    guard let text = try? String(contentsOf: git, encoding: .utf8), text.hasPrefix("gitdir: ") else { return git }
    return URL(
      filePath: text.dropFirst("gitdir: ".count).trimmingCharacters(in: .whitespacesAndNewlines), relativeTo: package)
  }
}
