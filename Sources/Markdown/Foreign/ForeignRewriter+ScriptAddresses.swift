/// Addresses that only a script knows.
extension ForeignRewriter {
  /// Notes that a link is lost because its address is an expression: `<Link to={ROUTES.start}>`.
  mutating func noteAddressOfScript(of tag: ForeignTag) {
    let names = Component.linkAttributes + ["link"]
    guard tag.key.notation == .component, string(names, of: tag) == nil,
      tag.attributes.contains(where: { names.contains($0.name ?? "") && isUnknown($0.value) })
    else { return }
    findings.note(ComponentTags.addresses, range: tag.range, in: text)
  }

  /// Whether a value is an expression that stands for something, and only a script knows for what.
  func isUnknown(_ value: ForeignTag.Value?) -> Bool {
    guard case .expression(let range)? = value, string(of: .expression(range)) == nil else { return false }
    let expression = reader.trimmed(range)
    return !expression.isEmpty
      && !["null", "undefined", "true", "false"].contains { bytes[expression].elementsEqual($0.utf8) }
  }
}
