/// `<Snippet file="part.mdx" />` of Mintlify: a file in the folder `snippets` beside the settings.
struct SnippetTagInclusion: InclusionConvention {
  let mark: StaticString = "<Snippet "
  let isReadInCode = false

  func read(_ reader: inout ForeignReader, at offset: Int, in page: InclusionPage) -> InclusionDirective? {
    guard page.imports["Snippet"] == nil, case .start(let tag)? = ComponentTags().read(&reader, at: offset)?.meaning,
      tag.isSelfClosing, case .string(let file)? = tag.attributes.first(where: { $0.name == "file" })?.value,
      !file.isEmpty
    else { return nil }
    let folders = ["snippets", "_snippets"].map { page.root.isEmpty ? $0 : page.root + "/" + $0 }
    let name = String(reader.string(file).trimmingPrefix { $0 == "/" })
    return InclusionDirective(
      range: tag.range, files: [InclusionFile(name, in: folders)], properties: PartialProperties(tag, reader))
  }
}
