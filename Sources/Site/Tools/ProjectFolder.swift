import Files
import Markdown
import Writing

/// The folder of a project, which has more than its documentation.
package enum ProjectFolder {
  /// Names of folders that say nothing of what is in them.
  private static let common: Set<String> = [
    "app", "apps", "book", "content", "contents", "doc", "docs", "documentation", "guide", "guides", "main", "markdown",
    "master", "packages", "pages", "public", "repo", "repository", "site", "source", "sources", "src", "web", "website",
    "workspace", "www",
  ]

  /// Whether the name of a folder says nothing of what is in it.
  static func isCommon(_ name: String) -> Bool {
    common.contains(name.lowercased()) || LanguageFolders.isLanguage(name)
  }

  /// Whether a name is only a number with a letter or two in front: `B11`.
  private static func isNumber(_ name: String) -> Bool {
    let digits = name.utf8.drop { (0x61...0x7A).contains($0 | 0x20) }
    return name.utf8.count - digits.count <= 2 && digits.allSatisfy { (0x30...0x39).contains($0) } && !digits.isEmpty
  }

  /// The name of a project in some folder: the innermost one that says what the project is.
  ///
  /// - Parameters:
  ///   - path: the names of the folders, the outermost first.
  ///   - isRepository: whether the path begins with the folder of a repository.
  package static func name(in path: [String], isRepository: Bool = false) -> String {
    let names = path.filter { !$0.isEmpty && $0 != "/" && $0 != "." && $0 != ".." }
    guard let last = names.last else { return "" }
    // What is farther out belongs to the machine, not to the project.
    let near = isRepository ? names : names.suffix(mostFolders)
    return near.last { !isCommon($0) && !(isRepository && isNumber($0)) } ?? near.last { !isCommon($0) } ?? last
  }

  private static let mostFolders = 4

  /// The name of the folder of a project, or that of its package if the folder’s says nothing.
  static func name(of project: ForeignProject) -> String {
    guard isCommon(project.name) || isNumber(project.name), let file = project.file("package.json"),
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

  /// Whether a page is such a file by a name in capitals, which is all the title that it needs: `LICENSE.md`.
  static func isNamedNote(_ path: String) -> Bool {
    let name = LinkIndex.stem(ofPage: SitePath.name(of: path))
    return !name.utf8.contains { (0x61...0x7A).contains($0) } && name != "README" && isNote(path)
  }

  /// What the names of files in programs end with.
  private static let code: Set<Substring> = [
    "c", "cc", "cpp", "cs", "go", "h", "java", "js", "jsx", "kt", "less", "mjs", "php", "py", "rb", "rs", "scss",
    "snap", "svelte", "swift", "ts", "tsx", "vue",
  ]

  /// What folders are called whose code is meant for readers, such as examples.
  private static let readable: Set = ["content", "doc", "docs", "documentation", "guide", "guides"]

  /// Whether a folder is that of a program, with more code than pages.
  static func isCode(_ content: String, of project: ForeignProject) -> Bool {
    guard !content.split(separator: "/").contains(where: { readable.contains(String($0)) }) else { return false }
    let here = ContentFolder(path: content)
    let count = project.paths.count { path in
      here.below(path) != nil && path.lastIndex(of: ".").map { code.contains(path[path.index(after: $0)...]) } == true
    }
    return count > project.pages(in: content)
  }

  /// Whether a folder is that of a package in the project.
  fileprivate static func isPackage(_ folder: String, of project: ForeignProject) -> Bool {
    marks.contains { project.hasFile(ContentFolder(path: folder).file($0)) }
  }
}

extension ForeignSettings {
  private static let leastPages = 3
  private static let mostPatterns = 100

  /// Leaves out what packages in the folder with the pages say about themselves, such as `CHANGELOG.md`; where there is
  /// nothing else to read, their `README.md` stays.
  mutating func excludePackageNotes(of project: ForeignProject) {
    let here = ContentFolder(path: content)
    var packages: [String: Bool] = [:]
    var (notes, count) = ([String](), 0)
    var names: [[String]: Int] = [:]
    func key(_ path: String) -> [String] { [SitePath.folder(of: SitePath.folder(of: path)), SitePath.name(of: path)] }
    for path in project.paths where SitePath.isPage(path) {
      guard let below = here.below(path) else { continue }
      let folder = SitePath.folder(of: path)
      names[key(below), default: 0] += 1
      guard ProjectFolder.isNote(path) else {
        count += 1
        continue
      }
      guard !folder.isEmpty, folder != content else { continue }
      let isPackage = packages[folder] ?? ProjectFolder.isPackage(folder, of: project)
      packages[folder] = isPackage
      if isPackage { notes.append(below) }
    }
    if count < Self.leastPages { notes.removeAll { SitePath.name(of: $0).lowercased().hasPrefix("readme.") } }
    guard let first = notes.min() else { return }
    // One pattern for all packages beside each other, unless it would match a page, too.
    let patterns = Dictionary(grouping: notes, by: key).flatMap { key, paths -> [String] in
      guard paths.count > 1, paths.count == names[key] else { return paths.map { "/" + $0 } }
      return [(key[0].isEmpty ? "" : "/" + key[0]) + "/*/" + key[1]]
    }
    let usable = patterns.filter { pattern in
      !pattern.utf8.contains { "?[\\".utf8.contains($0) } && pattern.utf8.count <= IgnorePattern.longest
    }
    excluded += Array(usable.sorted().prefix(Self.mostPatterns))
    let verb = notes.count == 1 ? "is" : "are"
    byHand.append(
      "\(counted(notes.count, "page")) of packages about themselves, such as \(here.file(first)), \(verb) left out with "
        + "“exclude”")
  }
}
