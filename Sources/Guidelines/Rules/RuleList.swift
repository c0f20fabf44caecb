/// Every rule there is.
package enum RuleList {
  /// The rules, pack by pack; a new one is added here and nowhere else.
  package static let all: [any Rule] = [
    BlockRules.BlockSyntax(),
    BlockRules.UnknownKey(),
    BlockRules.InvalidValue(),
    BlockRules.MissingField(),
    BlockRules.UnsupportedPlatform(),
    BlockRules.UnsupportedElement(),
    BlockRules.DuplicateButton(),
    BlockRules.AlertBackground(),
    BlockRules.DontPasses(),
    BlockRules.UnusedAllow(),

    VAMobile.NeedsConfirmation(),
    VAMobile.ChooseAlert(),
    VAMobile.ChooseActionSheet(),
    VAMobile.ChooseSnackbar(),
    VAMobile.CancelSubtask(),
    VAMobile.TitleRequired(),
    VAMobile.TwoButtons(),
    VAMobile.ButtonOrder(),
    VAMobile.ButtonOnScreen(),
    VAMobile.TitleFiller(),
    VAMobile.TitleOnePhrase(),
    VAMobile.TitlePunctuation(),
    VAMobile.MessageRedundant(),
    VAMobile.ButtonWords(),
    VAMobile.ButtonVague(),
  ]
}
