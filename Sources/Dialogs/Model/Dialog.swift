package import Diagnostics

/// What an author says of one dialog: a `dialog` block as a value.
///
/// Everything that was written has its place in the page's file. What was left out is nil or empty, and the properties
/// in the extension below say what that means.
package struct Dialog: Sendable, Hashable {
  package var kind: Sourced<DialogKind>
  package var marking: Marking
  /// The id that the author gave; a page numbers those that it makes up itself.
  package var id: Sourced<String>?
  /// Platforms to draw; nil means those of the page or the site.
  package var platforms: [Sourced<Platform>]?
  /// Packs in force; nil means those of the page or the site.
  package var guidelines: [Sourced<String>]?
  package var title: SourcedText?
  package var message: SourcedText?
  /// The buttons, top of the stack first.
  ///
  /// A snackbar's action is its only button; a modal's are in `navigation`.
  package var buttons: [Button]
  /// Where the list of buttons stands, for findings about the list as a whole.
  package var buttonsRange: SourceRange?
  package var textField: TextField?
  package var icon: Sourced<Icon>?
  /// Label of macOS's checkbox “do not show again”.
  package var suppression: SourcedText?
  package var help: Sourced<Bool>?
  package var accessory: SourcedText?
  package var appearance: Sourced<Appearance>?
  package var confirmation: Sourced<Confirmation>?
  package var navigation: Navigation?
  package var content: [ContentRow]
  package var edited: Sourced<Bool>?
  package var transition: Sourced<Transition>?
  package var situation: Situation
  /// Rules that this block may break, each with the reason why.
  package var allow: [Allowance]
  /// Rules that a counter-example promises to break.
  package var violates: [Sourced<String>]
  /// Title of the screen behind.
  package var screen: SourcedText?
  package var stage: Stage
  /// Markdown inline text under the figure.
  package var caption: SourcedText?
  /// BCP 47 tag.
  package var language: Sourced<String>?
  package var direction: Sourced<Direction>?
  package var textSize: Sourced<TextSize>?
  /// Keys of the block that lack a value, or have one that could not be read in full, misspelled keys included.
  ///
  /// What is missing from the dialog may only be missing because of them.
  package var unreadKeys: Set<String> = []
  /// The fence's opening line: where a finding about the block as a whole points.
  package var fence: SourceLocation

  /// An empty dialog of a kind, to be filled.
  package init(kind: Sourced<DialogKind>, fence: SourceLocation) {
    self.kind = kind
    self.fence = fence
    marking = .plain
    buttons = []
    content = []
    situation = Situation()
    allow = []
    violates = []
    stage = .crop
  }
}

extension Dialog {
  /// How a block presents itself; the word after `dialog` in the info string.
  package enum Marking: String, Sendable, Hashable {
    case plain = ""
    /// A good example.
    case good = "do"
    /// A counter-example.
    case bad = "dont"
  }

  /// An action that a person can choose.
  package struct Button: Sendable, Hashable {
    package var label: SourcedText
    package var role: Role
    package var roleRange: SourceRange?
    /// Whether a role was written that could not be read.
    package var isRoleUnread = false
    /// Marked as the one that does what the dialog is about.
    package var isPrimary: Sourced<Bool>?
    /// Marked as the one that Return answers.
    package var isDefault: Sourced<Bool>?
    package var isEnabled: Bool
    package var enabledRange: SourceRange?
    /// The whole item of the list.
    package var range: SourceRange

    package enum Role: String, Sendable, Hashable, CaseIterable {
      case `default`
      case destructive
      case cancel
    }

    package init(label: SourcedText, role: Role = .default, range: SourceRange) {
      self.label = label
      self.role = role
      self.range = range
      isEnabled = true
    }
  }

  package struct TextField: Sendable, Hashable {
    package var placeholder: SourcedText?
    package var value: SourcedText?
    package var isSecure: Bool
    package var range: SourceRange

    package init(placeholder: SourcedText?, value: SourcedText?, isSecure: Bool, range: SourceRange) {
      self.placeholder = placeholder
      self.value = value
      self.isSecure = isSecure
      self.range = range
    }
  }

  package enum Icon: Sendable, Hashable {
    case app
    case caution
    /// Path of an image, relative to the page.
    case image(String)
  }

  /// Background of action sheets and bars on iPhone OS.
  package enum Appearance: String, Sendable, Hashable, CaseIterable {
    case blue
    case blackTranslucent = "black-translucent"
  }

  /// How Harmattan's screens save.
  package enum Confirmation: String, Sendable, Hashable, CaseIterable {
    case automatic
    case manual
  }

  /// The buttons in a modal's bar.
  package struct Navigation: Sendable, Hashable {
    package var leading: Button?
    package var trailing: Button?
    package var range: SourceRange

    package init(leading: Button?, trailing: Button?, range: SourceRange) {
      self.leading = leading
      self.trailing = trailing
      self.range = range
    }
  }

  /// A row of a modal's content.
  package enum ContentRow: Sendable, Hashable {
    case text(SourcedText)
    case field(label: SourcedText, value: SourcedText?)
    case toggle(label: SourcedText, isOn: Bool)
    case image(SourcedText)
  }

  package enum Transition: String, Sendable, Hashable, CaseIterable {
    case vertical
    case flip
  }

  /// How much of the device is drawn.
  package enum Stage: String, Sendable, Hashable, CaseIterable {
    /// The dialog with as much dimmed screen as shows where it sits.
    case crop
    /// The whole device.
    case device
  }

  package enum Direction: String, Sendable, Hashable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// Dynamic Type's text sizes.
  package enum TextSize: String, Sendable, Hashable, CaseIterable {
    case xSmall = "xsmall"
    case small
    case medium
    case large
    case xLarge = "xlarge"
    case xxLarge = "xxlarge"
    case xxxLarge = "xxxlarge"
    case ax1, ax2, ax3, ax4, ax5
  }

  /// A rule that a block may break, and why.
  package struct Allowance: Sendable, Hashable {
    package var rule: Sourced<String>
    package var reason: SourcedText?

    package init(rule: Sourced<String>, reason: SourcedText?) {
      self.rule = rule
      self.reason = reason
    }
  }
}
