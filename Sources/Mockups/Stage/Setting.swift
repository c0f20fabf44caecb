package import Dialogs
package import Words

/// The settings of a layout.
package struct Setting: Sendable {
  package var device: Device
  package var textSize: Dialog.TextSize
  package var stage: Dialog.Stage
  /// The language of text next to a mockup.
  package var words: Words
}
