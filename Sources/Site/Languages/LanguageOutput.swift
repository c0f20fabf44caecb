/// Puts the files of one language of a site into its folder.
struct LanguageOutput: SiteOutput {
  private let output: any SiteOutput
  private let folder: String

  init(_ output: any SiteOutput, in configuration: SiteConfiguration) {
    self.output = output
    folder = configuration.folder.isEmpty ? "" : configuration.folder + "/"
  }

  func write(_ path: String, _ bytes: [UInt8]) throws { try output.write(folder + path, bytes) }

  func writeTwin(_ path: String, _ bytes: [UInt8]) throws { try output.writeTwin(folder + path, bytes) }
}
