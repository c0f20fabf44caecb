import Dialogs
import YAML

extension PageFrontMatter {
  /// Takes the home page of VuePress, which has its large text and its buttons in keys of the page itself.
  mutating func readHome(_ entries: [YAMLNode.Entry]) {
    guard entries.contains(where: { $0.key == "home" && $0.value.bool == true }) else { return }
    let home = LandingPage(home: entries, features: landing?.features ?? [])
    guard home.title != nil || !home.markdown.isEmpty else { return }
    landing = home
    unfamiliarKeys.removeAll { LandingPage.homeKeys.contains($0.value) }
  }
}
