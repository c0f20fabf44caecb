import Foundation
import PackagePlugin

/// Embeds the files in the `Resources` folder of a target into the target.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Resources").resolvingSymlinksInPath()
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .map { folder.appending(path: $0) }.filter { !$0.hasDirectoryPath }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding files of \(target.name)", executable: try context.tool(named: "embed").url,
        arguments: ["files", folder.path, output.path], inputFiles: paths, outputFiles: [output])
    ]
  }
}
