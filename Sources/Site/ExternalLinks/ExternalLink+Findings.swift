package import Diagnostics
import Guidelines

extension Diagnostic {
  /// No host could be found, for none of several links.
  package static func noNetwork(_ links: [ExternalLink]) -> Diagnostic {
    Diagnostic(
      rule: .brokenLink, severity: .warning,
      summary: "none of \(links.count) links to other sites could be checked: no host was found",
      explanation: "Check the network connection of this computer, and its proxy settings.",
      location: links.first?.location)
  }
}

extension ExternalLink {
  /// What was found out about an address.
  package enum Verdict: Sendable, Hashable {
    case reachable
    /// Each redirect on the way says that it is permanent.
    case moved(to: String)
    /// The host says that there is nothing.
    case missing(status: Int)
    case hostNotFound
    /// Nothing could be learned; the reason completes “could not be checked: ”.
    case unknown(reason: String)
    /// The connection failed in a way that readers would meet, too; the reason completes “the host ”.
    case failing(reason: String)
    /// The address is in a local network.
    case local
  }

  /// The finding about an address; nil if nothing is wrong.
  package func finding(_ verdict: Verdict) -> Diagnostic? {
    let others = count == 1 ? "" : " (\(count) links, here first)"
    func finding(_ severity: Severity, _ summary: String, _ explanation: String) -> Diagnostic {
      Diagnostic(
        rule: .brokenLink, severity: severity, summary: summary + others, explanation: explanation, location: location)
    }
    switch verdict {
    case .reachable: return nil
    case .moved(let target):
      return finding(
        .note, "“\(address)” has moved permanently to “\(target)”",
        "Link to the new address: the old one may stop working.")
    case .missing(let status):
      return finding(
        .warning, "“\(address)” not found (status \(status))",
        "Correct or remove the link. If readers can open it, add it to “links: {ignore: […]}” in site.yml.")
    case .hostNotFound:
      return finding(
        .warning, "the host of “\(address)” does not exist",
        "Correct or remove the link. If the host is known in your network only, add the address to "
          + "“links: {ignore: […]}” in site.yml.")
    case .failing(let reason):
      return finding(
        .warning, "“\(address)” cannot be opened: the host \(reason)",
        "Correct or remove the link. If readers can open it, add it to “links: {ignore: […]}” in site.yml.")
    case .unknown(let reason):
      return finding(
        .note, "“\(address)” could not be checked: \(reason)",
        "Open it in a browser. To leave it out, add it to “links: {ignore: […]}” in site.yml.")
    case .local:
      return finding(
        .note, "“\(address)” was not checked: it is in a local network",
        "Readers elsewhere cannot open it. To check local addresses, use --allow-local-links.")
    }
  }
}
