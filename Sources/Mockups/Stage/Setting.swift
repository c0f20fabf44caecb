package import Dialogs

/// What a layout is made for, apart from the dialog.
package struct Setting: Sendable {
  package var device: Device
  package var textSize: Dialog.TextSize
  package var stage: Dialog.Stage
}
