/// `<Partial />` of MDX, where `import Partial from './_partial.mdx'` names a page, or a component that is text.
struct PartialInclusion: InclusionConvention {
  let mark: StaticString = "<"
  let isReadInCode = false

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    guard !page.imports.isEmpty, let name = Self.componentName(reader, at: offset), let path = page.imports[name],
      case .start(let tag)? = ComponentTags().read(&reader, at: offset)?.meaning, tag.isSelfClosing
    else { return nil }
    // What only a program can show stays as it is.
    return InclusionDirective(
      range: tag.range, files: [Self.page(path, in: page)],
      isOptional: PlainComponent.holds(path) || Self.lacksEnding(path),
      properties: PartialProperties(tag, reader))
  }

  /// The name of a component whose tag begins at an offset.
  static func componentName(_ reader: ForeignReader, at offset: Int) -> String? {
    guard offset + 1 < reader.end, (0x41...0x5A).contains(reader.bytes[offset + 1]) else { return nil }
    let name = reader.bytes[offset + 1..<reader.end].prefix(100).prefix(while: ForeignReader.isNamePart)
    return String(decoding: name, as: UTF8.self)
  }

  /// Whether a path of the project is without an ending, so that it may be one of a page or of a program.
  static func lacksEnding(_ path: String) -> Bool {
    guard ["./", "../", "@site/", "@/", "~/"].contains(where: path.hasPrefix),
      let name = path.split(separator: "/", omittingEmptySubsequences: false).last
    else { return false }
    return !name.isEmpty && !name.contains { ".?!#".contains($0) }
  }

  private static let endings = [".mdx", ".md"]

  /// The page that a path of an import names, perhaps without its ending.
  private static func page(_ path: String, in page: InclusionPage) -> InclusionFile {
    guard lacksEnding(path) else { return file(path, in: page) }
    return InclusionFile(
      name: path, places: endings.flatMap { file(path + $0, in: page).places }, selection: .all)
  }

  /// The file that a path of an import names.
  static func file(_ path: String, in page: InclusionPage) -> InclusionFile {
    guard let root = ["@site/", "@/", "~/"].first(where: path.hasPrefix) else {
      return named(path, in: page) ?? InclusionFile(path, in: [page.folder])
    }
    let name = String(path.dropFirst(root.count))
    // Other tools call the folder with the pages docs.
    let shorter = name.firstIndex(of: "/").map { String(name[name.index(after: $0)...]) } ?? name
    // Astro calls `src` so, which is around the pages.
    let places =
      InclusionFile(name, in: ["", page.root]).places + InclusionFile(shorter, in: [page.root]).places
      + page.folders.dropFirst().flatMap { InclusionFile(name, in: [$0]).places }
    return InclusionFile(name: path, places: places, selection: .all)
  }

  /// A file in a folder that the settings of the other tool give a short name, `@parts/a.mdx`: it is one of that name,
  /// perhaps with an underscore, around the pages or the settings.
  private static func named(_ path: String, in page: InclusionPage) -> InclusionFile? {
    guard let mark = path.utf8.first, "@~#$".utf8.contains(mark), path.contains("/") else { return nil }
    let name = path.dropFirst()
    let folders = page.folders
    let places = folders.flatMap { folder in
      [name, "_" + name].flatMap { InclusionFile(String($0), in: [folder]).places }
    }
    return InclusionFile(name: path, places: places, selection: .all)
  }

  /// The pages and the texts of files that a text imports, by the names that it gives them.
  static func imports(
    _ reader: ForeignReader, from start: Int
  ) -> (pages: [String: String], texts: [String: String]) {
    var imports: (pages: [String: String], texts: [String: String]) = ([:], [:])
    var index = start
    while index < reader.end, imports.pages.count + imports.texts.count < 1000 {
      // A carriage return ends a line too, and alone in files of old editors.
      let lineEnd =
        reader.bytes[index..<reader.end].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        ?? reader.end
      if reader.has("import", at: index) {
        // Formatters write long statements on several lines.
        let statementEnd = min(reader.end, max(lineEnd, index + longestStatement))
        for (name, range) in ModuleStatements.imports(reader, in: index..<statementEnd) {
          // In a string of a script, `\\_` is an underscore.
          let path = reader.string(range).replacing("\\", with: "")
          let isPage =
            endings.contains(where: path.lowercased().hasSuffix) || PlainComponent.holds(path) || lacksEnding(path)
          if isPage, !path.contains("!") {
            imports.pages[name] = path
          } else if let text = RawImportInclusion.path(path) {
            imports.texts[name] = text
          }
        }
      }
      index = lineEnd + 1
    }
    return imports
  }

  private static let longestStatement = 300
}

/// The pages that a script imports.
package enum ImportedPages {
  /// Paths that end as pages do, as they are written, by the names that the script gives them.
  package static func paths(in script: [UInt8]) -> [String: String] {
    script.withUnsafeBufferPointer { bytes in
      let pages = PartialInclusion.imports(ForeignReader(bytes, end: bytes.count), from: 0).pages
      return pages.filter { [".mdx", ".md"].contains(where: $0.value.lowercased().hasSuffix) }
    }
  }
}
