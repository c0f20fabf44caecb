extension ForeignSettings {
  /// Forgets the texts that no page shows.
  mutating func keepUsedVariables(of project: ForeignProject) {
    variables = SiteVariables.used(variables, in: content, project)
    for (folder, texts) in variablesOfFolders {
      let used = SiteVariables.used(texts, in: ContentFolder(path: content).file(folder), project)
      variablesOfFolders[folder] = used.isEmpty ? nil : used
    }
  }
}
