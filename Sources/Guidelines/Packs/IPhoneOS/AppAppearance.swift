import Diagnostics
import Dialogs
import YAML

extension IPhoneOS {
  /// The appearance of the app's bars in site.yml, or nothing.
  struct AppAppearance: RuleOptionValue {
    static let typeName = Dialog.Appearance.allCases.map(\.rawValue).joined(separator: " or ")
    static let shape = ValueShape.choice(Dialog.Appearance.allCases.map(\.rawValue))

    let value: Dialog.Appearance?

    init() {
      value = nil
    }

    init?(option node: YAMLNode) {
      guard let value = node.text.flatMap(Dialog.Appearance.init(rawValue:)) else { return nil }
      self.value = value
    }

    var written: String { value?.rawValue ?? "null" }
  }

  static let appearance = RuleOption(
    "appearance", AppAppearance(), "Appearance of the app’s bars; default: the most frequent")

  /// How appearances are compared.
  static let appearanceHeuristic =
    "A block without an appearance is blue. Unless `appearance` names that of the app’s bars, the less frequent one "
    + "is reported, or the later of two. Counter-examples and allowed exceptions do not count."

  /// The dialogs that differ from the app's bars or, if these are not set, from the other dialogs.
  static func appearances(_ site: SiteSubject, rule: String, _ options: RuleOptions, what: String) -> [SiteFinding] {
    let bars = options[appearance].value
    guard let majority = Majority(site, rule: rule, wanted: bars, of: \.effectiveAppearance) else { return [] }
    return majority.minority.compactMap { place in
      guard let dialog = site.block(place).dialog else { return nil }
      let others = bars == nil ? "the others are" : "the app’s bars are"
      return SiteFinding(
        page: place.page, dialog: place.block,
        Finding(
          "the \(what) is \(dialog.effectiveAppearance.name); \(others) \(majority.value.name)",
          at: dialog.appearance?.range ?? dialog.kind.range,
          notes: majority.note("this \(what) is \(majority.value.name)", in: site)))
    }
  }
}

extension Dialog {
  /// The appearance on iPhone OS, which is blue by default.
  var effectiveAppearance: Appearance { appearance?.value ?? .blue }
}

extension Dialog.Appearance {
  /// The name in messages.
  var name: String {
    switch self {
    case .blue: "blue"
    case .blackTranslucent: "translucent black"
    }
  }
}
