import Files
import Markdown

/// The folder of a project, which has more than its documentation.
package enum ProjectFolder {
  /// Names of folders that say nothing of what is in them.
  private static let common: Set<String> = [
    "app", "apps", "content", "contents", "doc", "docs", "documentation", "guide", "guides", "main", "markdown",
    "master", "packages", "pages", "public", "repo", "repository", "site", "source", "sources", "src", "web", "website",
    "workspace", "www",
  ]

  private static func isCommon(_ name: String) -> Bool {
    common.contains(name.lowercased()) || LanguageFolders.isLanguage(name)
  }

  /// The name of a project in some folder: the innermost one that says what the project is.
  ///
  /// - Parameter path: the names of the folders, the outermost first.
  package static func name(in path: [String]) -> String {
    let names = path.filter { !$0.isEmpty && $0 != "/" && $0 != "." && $0 != ".." }
    guard let last = names.last else { return "" }
    // What is farther out belongs to the machine, not to the project.
    return names.suffix(mostFolders).last { !isCommon($0) } ?? last
  }

  private static let mostFolders = 4

  /// The name of the folder of a project, or that of its package if the folder’s says nothing.
  static func name(of project: ForeignProject) -> String {
    guard isCommon(project.name), let file = project.file("package.json"),
      let package = ScriptReader.value(of: file)?["name"]?.text
    else { return project.name }
    let name = SitePath.name(of: package)
    return name.isEmpty || isCommon(name) ? project.name : name
  }

  /// Files that only the folder of a project has.
  private static let marks = [
    "package.json", "Gemfile", "Dockerfile", "Makefile", "pyproject.toml", "Cargo.toml", "go.mod", "composer.json",
    "Package.swift", "pom.xml", "build.gradle",
  ]

  /// Whether a folder with pages is that of a project, so that it may have files that nobody wants to publish.
  static func isOne(_ content: String, of project: ForeignProject) -> Bool {
    let here = ContentFolder(path: content)
    return content.isEmpty || marks.contains { project.has(here.file($0)) }
  }

  /// Pages about a project for those who read its repository.
  private static let notes: Set<String> = [
    "agents", "authors", "bug_report", "changelog", "changes", "claude", "code_of_conduct", "codeowners",
    "contributing", "feature_request", "governance", "history", "issue_template", "license", "licence", "maintainers",
    "notice", "pull_request_template", "readme", "release", "releases", "security", "support",
  ]

  /// Whether a page is about the project, and not a part of its documentation.
  static func isNote(_ path: String) -> Bool {
    notes.contains(LinkIndex.stem(ofPage: SitePath.name(of: path)).lowercased().replacing("-", with: "_"))
  }
}
