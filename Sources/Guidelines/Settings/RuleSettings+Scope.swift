package import Dialogs

/// What holds for one dialog: its block says so, else its page, else the site.
extension RuleSettings {
  /// The packs in force for a dialog, without those that are always in force.
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
