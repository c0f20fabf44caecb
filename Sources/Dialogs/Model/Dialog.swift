package import Diagnostics

/// A dialog as described by an author: a `dialog` block as a value.
///
/// Everything that was written has its location in the file. Omitted values are nil or empty; the properties in
/// Dialog+Meaning.swift provide defaults.
package struct Dialog: Sendable, Hashable {
  package var kind: Sourced<DialogKind>
  package var marking: Marking
  /// The ID given by the author; a page numbers generated IDs.
  package var id: Sourced<String>?
  /// Platforms to draw; nil for those of the page or site.
  package var platforms: [Sourced<Platform>]?
  /// Enabled packs; nil for those of the page or site.
  package var guidelines: [Sourced<String>]?
  package var title: SourcedText?
  package var message: SourcedText?
  /// The buttons, starting at the top of the stack.
  ///
  /// The action of a snackbar is its only button; the buttons of a modal view are in `navigation`.
  package var buttons: [Button]
  /// The location of the button list, for findings about the whole list.
  @CompactOptional package var buttonsRange: SourceRange?
  @Rare package var textField: TextField?
  @Rare package var icon: Sourced<Icon>?
  /// Label of the suppression checkbox on macOS.
  @Rare package var suppression: SourcedText?
  @Rare package var help: Sourced<Bool>?
  @Rare package var accessory: SourcedText?
  @Rare package var appearance: Sourced<Appearance>?
  @Rare package var confirmation: Sourced<Confirmation>?
  @Rare package var navigation: Navigation?
  package var content: [ContentRow]
  @Rare package var edited: Sourced<Bool>?
  @Rare package var transition: Sourced<Transition>?
  /// The height at which a modal view opens on a phone; it can be dragged by its handle.
  @Rare package var detent: Sourced<Detent>?
  /// Why it appears.
  package var situation: Situation {
    get { givenSituation ?? Situation() }
    set { givenSituation = newValue == Situation() ? nil : newValue }
  }
  @Rare private var givenSituation: Situation?
  /// Allowed exceptions, each with a reason.
  package var allow: [Allowance]
  /// Rules that a counter-example breaks.
  package var violates: [Sourced<String>]
  /// Title of the screen behind.
  @Rare package var screen: SourcedText?
  package var stage: Stage
  /// What is drawn about its parts; nil for a plain drawing.
  @Rare package var anatomy: Sourced<Anatomy>?
  /// Whether to draw the dialogs that follow it, too.
  package var showsFlow: Bool
  /// Pictures to draw next to each other, instead of one for each platform.
  package var show: [View]
  /// States to draw next to the usual picture.
  package var states: [Sourced<State>]
  /// Inline Markdown below the figure.
  @Rare package var caption: SourcedText?
  /// BCP 47 tag.
  @Rare package var language: Sourced<String>?
  @Rare package var direction: Sourced<Direction>?
  @Rare package var textSize: Sourced<TextSize>?
  /// Keys of the block without a readable value, including misspelled keys.
  ///
  /// Something may be missing from the dialog only because of them.
  package var unreadKeys: Set<String> = []
  /// The opening line of the fence: the location of findings about the whole block.
  package var fence: SourceLocation

  /// An empty dialog of a kind.
  package init(kind: Sourced<DialogKind>, fence: SourceLocation) {
    self.kind = kind
    self.fence = fence
    marking = .plain
    buttons = []
    content = []
    allow = []
    violates = []
    show = []
    showsFlow = false
    states = []
    stage = .crop
  }
}

extension Dialog {
  /// The marking of a block: the word after `dialog` in the info string.
  package enum Marking: String, Sendable, Hashable {
    case plain = ""
    /// A good example.
    case good = "do"
    /// A counter-example.
    case bad = "dont"
  }

  /// A button.
  package struct Button: Sendable, Hashable {
    package var label: SourcedText
    package var role: Role
    @CompactOptional package var roleRange: SourceRange?
    /// Whether the role could not be read.
    package var isRoleUnread = false
    /// Marked as the primary button.
    @Rare package var isPrimary: Sourced<Bool>?
    /// Marked as the default button.
    @Rare package var isDefault: Sourced<Bool>?
    package var isEnabled: Bool
    @Rare package var enabledRange: SourceRange?
    /// The ID of the dialog that it opens.
    @Rare package var leadsTo: Sourced<String>?
    /// The whole list item.
    @Compact package var range: SourceRange

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
    @Compact package var range: SourceRange

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

  /// How screens save on Harmattan.
  package enum Confirmation: String, Sendable, Hashable, CaseIterable {
    case automatic
    case manual
  }

  /// The buttons in the bar of a modal view.
  package struct Navigation: Sendable, Hashable {
    package var leading: Button?
    package var trailing: Button?
    @Compact package var range: SourceRange

    package init(leading: Button?, trailing: Button?, range: SourceRange) {
      self.leading = leading
      self.trailing = trailing
      self.range = range
    }
  }

  /// A row of a modal view.
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

  /// A height at which a sheet rests.
  package enum Detent: String, Sendable, Hashable, CaseIterable {
    /// About half of the screen.
    case medium
    case large
  }

  /// How much of the device is drawn.
  package enum Stage: String, Sendable, Hashable, CaseIterable {
    /// The dialog with the part of the dimmed screen around it.
    case crop
    /// The whole device.
    case device
  }

  /// What a drawing shows about the parts of a dialog.
  package enum Anatomy: String, Sendable, Hashable, CaseIterable {
    /// Their numbers, and their names in a list.
    case parts
    /// Also sizes, distances, type, and colors.
    case redlines
  }

  package enum Direction: String, Sendable, Hashable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// The text sizes of Dynamic Type.
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

  /// A rule that a block may break, with the reason.
  package struct Allowance: Sendable, Hashable {
    package var rule: Sourced<String>
    package var reason: SourcedText?

    package init(rule: Sourced<String>, reason: SourcedText?) {
      self.rule = rule
      self.reason = reason
    }
  }
}
