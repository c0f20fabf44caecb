import Dialogs
import Files
import YAML

extension PageFrontMatter {
  /// Takes a page for one that only leads elsewhere: one whose layout is called `redirect`, or one with that key of which
  /// Hugo writes nothing.
  ///
  /// Many projects of Jekyll, Eleventy, and Hugo have such a layout of their own. It reads a key that has no common
  /// name, and shows nothing of the page. Of the other kind, the host makes redirects, and menus list them like pages.
  mutating func readRedirect(_ entries: [YAMLNode.Entry]) {
    guard !isRedirect, landing == nil else { return }
    if isElsewhere { return readRedirectOfHost(entries) }
    guard let layout, RedirectLayout.isOne(layout) else { return }
    let target = RedirectLayout.keys.lazy.compactMap { key in
      entries.first { $0.key.lowercased() == key && RedirectLayout.isTarget($0.value, of: key) }
    }.first
    guard let target, let address = target.value.items.first?.text else { return }
    (landing, isRedirect, isUnlisted) = (LandingPage(redirect: address), true, true)
    if self.address?.value == address { self.address = nil }
    unfamiliarKeys.removeAll { $0.range == target.keyRange }
  }

  /// Takes a page without text of its own for one that leads where its entry in navigation does.
  mutating func takeEntryForRedirect() {
    guard let entryAddress, !entryAddress.isEmpty, landing == nil else { return }
    (landing, isRedirect) = (LandingPage(redirect: entryAddress), true)
  }

  private mutating func readRedirectOfHost(_ entries: [YAMLNode.Entry]) {
    guard
      let target = entries.first(where: { $0.key == "redirect" && RedirectLayout.isTarget($0.value, of: $0.key) }),
      let address = target.value.text
    else { return }
    (landing, isRedirect, isElsewhere) = (LandingPage(redirect: address), true, false)
    unfamiliarKeys.removeAll { $0.range == target.keyRange }
  }
}

/// The layouts of projects that only lead elsewhere.
private enum RedirectLayout {
  /// Keys with the address, likeliest first.
  static let keys = [
    "redirect", "redirect_to", "redirect-to", "redirectto", "redirect_url", "redirect-url", "redirecturl",
    "redirect_link", "redirectlink", "redirect_target", "redirecttarget", "target_url", "targeturl", "target",
    "destination", "location", "to", "href", "link", "external_url", "externalurl", "url",
  ]

  /// Whether a layout is one, by its name: `redirect`, `redirected`, `layouts/redirect.njk`.
  static func isOne(_ layout: String) -> Bool {
    let name = SitePath.name(of: layout).prefix { $0 != "." }.lowercased()
    return ["redirect", "redirected", "redirection", "redirect-page"].contains(name)
  }

  /// Whether a value is where the page leads.
  ///
  /// To Hugo, a path as `url` is the page’s own address.
  static func isTarget(_ value: YAMLNode, of key: String) -> Bool {
    guard let text = value.items.first?.text, value.bool == nil, !text.contains(where: \.isWhitespace) else {
      return false
    }
    let isWeb = text.hasPrefix("https://") || text.hasPrefix("http://")
    return isWeb || key != "url" && (text.contains("/") || text.contains("."))
  }
}
