package import Dialogs

/// What holds for one dialog: its block says so, otherwise its page, otherwise the site.
extension RuleSettings {
  /// The enabled packs for a dialog, without those that are always enabled.
  ///
  /// - Parameter page: what its page's front matter says.
  package func guidelines(of dialog: Dialog, page: [Sourced<String>]?) -> [String] {
    (dialog.guidelines ?? page)?.map(\.value) ?? guidelines
  }

  /// The platforms that a dialog is meant for, whether or not they have such a dialog.
  ///
  /// - Parameter page: what its page's front matter says.
  package func platforms(of dialog: Dialog, page: [Platform]?) -> [Platform] {
    dialog.platforms?.map(\.value) ?? page ?? platforms
  }
}
