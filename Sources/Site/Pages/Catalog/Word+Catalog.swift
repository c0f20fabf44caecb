import Dialogs
import Words

extension Word {
  static let catalogTitle = Word("catalogue.title")
  static let catalogLead = Word("catalogue.lead")
  static let catalogRules = Word("catalogue.rules")
  static let catalogRulesLead = Word("catalogue.rules_lead")
  static let catalogLibrary = Word("catalogue.library")
  static let catalogNumbered = Word("catalogue.numbered")
  static let catalogPage = Word("catalogue.page")
  static let catalogCount = Word("catalogue.count")
  static let catalogCut = Word("catalogue.cut")
  static let catalogCutMore = Word("catalogue.cut_more")
  static let catalogDrawn = Word("catalogue.drawn")
  static let catalogFilters = Word("catalogue.filters")
  static let catalogWords = Word("catalogue.words")
  static let catalogKind = Word("catalogue.kind")
  static let catalogPlatform = Word("catalogue.platform")
  static let catalogGuideline = Word("catalogue.guideline")
  static let catalogRole = Word("catalogue.role")
  static let catalogMarking = Word("catalogue.marking")
  static let catalogAny = Word("catalogue.any")
  static let catalogClear = Word("catalogue.clear")
  static let catalogPlace = Word("catalogue.place")
  static let catalogDestructive = Word("catalogue.destructive")
  static let catalogCancel = Word("catalogue.cancel")

  static let destructive = Word("role.destructive")
  static let cancel = Word("role.cancel")

  fileprivate static let alerts = Word("kinds.alert")
  fileprivate static let actionSheets = Word("kinds.action_sheet")
  fileprivate static let modals = Word("kinds.modal")
  fileprivate static let snackbars = Word("kinds.snackbar")
}

extension DialogKind {
  /// The plural name for readers.
  var plural: Word {
    switch self {
    case .alert: .alerts
    case .actionSheet: .actionSheets
    case .modal: .modals
    case .snackbar: .snackbars
    }
  }
}
