extension ForeignSettings {
  /// Forgets the texts that no page shows and that say no place in the navigation, and those of folders that `site.yml` cannot name.
  mutating func keepUsedVariables(of project: ForeignProject) {
    addCascadedParameters(of: project)
    variables = SiteVariables.used(variables, in: content, project, shortcodes: variablesOfShortcodes)
    variables.merge(MySTSettings.used(textsOfSchemes, in: content, project)) { first, _ in first }
    for (folder, texts) in variablesOfFolders {
      let isNamed = ProjectPath.resolve(folder) == folder
      var used = isNamed ? SiteVariables.used(texts, in: ContentFolder(path: content).file(folder), project) : [:]
      if isNamed { used.merge(PlacesOfFolders.texts(in: texts)) { first, _ in first } }
      variablesOfFolders[folder] = used.isEmpty ? nil : used
    }
  }
}
