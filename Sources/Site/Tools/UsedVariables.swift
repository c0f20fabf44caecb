extension ForeignSettings {
  /// Forgets the texts that no page shows, and those of folders that `site.yml` cannot name.
  mutating func keepUsedVariables(of project: ForeignProject) {
    addCascadedParameters(of: project)
    variables = SiteVariables.used(variables, in: content, project, shortcodes: variablesOfShortcodes)
    for (folder, texts) in variablesOfFolders {
      let isNamed = ProjectPath.resolve(folder) == folder
      let used = isNamed ? SiteVariables.used(texts, in: ContentFolder(path: content).file(folder), project) : [:]
      variablesOfFolders[folder] = used.isEmpty ? nil : used
    }
  }
}
