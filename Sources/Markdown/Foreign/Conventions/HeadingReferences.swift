/// `[text][heading-id]` and `[Heading text][]` of the plugin autorefs of MkDocs, which lead to the heading with that id
/// on any page.
///
/// `UndefinedReferences` finds out that the page does not define the name; here, the address takes its place.
struct HeadingReferences: ForeignConvention {
  let firstBytes: StaticString = "["

  func read(_ reader: inout ForeignReader, at offset: Int) -> ForeignConstruct? {
    guard let (address, end) = reader.headingAddresses[offset] else { return nil }
    return ForeignConstruct(range: offset..<end, meaning: .string("(\(address))"))
  }

  /// The address of the heading that a name means: by its id, or by its text.
  static func address(_ reader: ForeignReader, of name: Range<Int>) -> String? {
    guard reader.readsHeadingReferences, let links = reader.links, name.count <= HeadingAnchors.longest else {
      return nil
    }
    let text = reader.string(name)
    if let target = links.findHeading(text) { return address(target, text) }
    guard let slug = HeadingAnchors.anchor(of: reader.bytes[name], reader.anchorStyle), slug != text else { return nil }
    return links.findHeading(slug).map { address($0, slug) }
  }

  private static func address(_ target: LinkIndex.Target, _ anchor: String) -> String {
    "/" + PercentEncoding.encode(target.source) + "#" + PercentEncoding.encode(anchor)
  }
}
