import Files

/// The words of a site of Hugo in its language, which templates show with `i18n`.
enum HugoWords {
  private static let endings = ["toml", "yaml", "yml", "json"]

  /// The words by the names of variables, such as `i18n.required`.
  ///
  /// - Parameter folders: those of the site and of its themes; the first that has a word counts.
  static func variables(of language: String, in folders: [String], _ project: ForeignProject) -> [String: String] {
    var words: [String: String] = [:]
    // Names of languages are alike in any case, and English is what Hugo falls back to.
    let languages = [language, language.lowercased(), "en"]
    for folder in folders {
      for language in languages {
        for ending in endings {
          let path = ContentFolder(path: folder).file("i18n/\(language).\(ending)")
          guard let file = project.file(path) else { continue }
          let data: ToolData? =
            switch ending {
            case "toml": TOMLReader.value(of: file)
            case "json": ScriptReader.value(of: file)
            default: ToolSettings.document(file)
            }
          words.merge(Self.words(in: data)) { first, _ in first }
        }
      }
    }
    return words
  }

  /// Words are texts, have forms for numbers, or are in a list with their keys.
  private static func words(in data: ToolData?) -> [String: String] {
    var words: [String: String] = [:]
    func add(_ key: String, _ value: ToolData?) {
      guard let text = value?.text ?? value?["other"]?.text, !text.contains("{{") else { return }
      words["i18n." + key] = text
    }
    for entry in data?.entries ?? [] { add(entry.key, entry.value) }
    for item in data?.items ?? [] {
      if let key = item["id"]?.text { add(key, item["translation"]) }
    }
    return words
  }
}
