package import Dialogs
package import Words

/// What a layout is made for, apart from the dialog.
package struct Setting: Sendable {
  package var device: Device
  package var textSize: Dialog.TextSize
  package var stage: Dialog.Stage
  /// What is written beside a mockup is in these.
  package var words: Words
}
