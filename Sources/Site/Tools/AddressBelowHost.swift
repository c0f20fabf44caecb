extension ForeignSettings {
  /// The address of a site that is published below a path of its host.
  ///
  /// - Parameters:
  ///   - host: as the settings of the other tool have it, which may end with that path.
  ///   - base: the path, with or without slashes around it.
  static func address(of host: String, below base: String) -> String {
    let base = base.split(separator: "/").joined(separator: "/")
    let host = host.hasSuffix("/") ? String(host.dropLast()) : host
    guard !base.isEmpty else { return host + "/" }
    // The name of a host is not a path.
    let hasBase = host.hasSuffix("/" + base) && !host.dropLast(base.count + 1).hasSuffix("/")
    return host + (hasBase ? "/" : "/" + base + "/")
  }
}
