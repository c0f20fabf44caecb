import Dialogs
import Words

extension Word {
  static let catalogueTitle = Word("catalogue.title")
  static let catalogueLead = Word("catalogue.lead")
  static let catalogueRules = Word("catalogue.rules")
  static let catalogueRulesLead = Word("catalogue.rules_lead")
  static let catalogueLibrary = Word("catalogue.library")
  static let catalogueNumbered = Word("catalogue.numbered")
  static let cataloguePage = Word("catalogue.page")
  static let catalogueCount = Word("catalogue.count")
  static let catalogueCut = Word("catalogue.cut")
  static let catalogueCutMore = Word("catalogue.cut_more")
  static let catalogueDrawn = Word("catalogue.drawn")
  static let catalogueFilters = Word("catalogue.filters")
  static let catalogueWords = Word("catalogue.words")
  static let catalogueKind = Word("catalogue.kind")
  static let cataloguePlatform = Word("catalogue.platform")
  static let catalogueGuideline = Word("catalogue.guideline")
  static let catalogueRole = Word("catalogue.role")
  static let catalogueMarking = Word("catalogue.marking")
  static let catalogueAny = Word("catalogue.any")
  static let catalogueClear = Word("catalogue.clear")
  static let cataloguePlace = Word("catalogue.place")
  static let catalogueDestructive = Word("catalogue.destructive")
  static let catalogueCancel = Word("catalogue.cancel")

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
