package import Dialogs
package import Words

/// The door to mockups: a dialog and a platform in, a scene out.
package enum MockupRenderer {
  /// The dialog as it is drawn on a platform, or nil where the platform does not draw its kind (yet).
  ///
  /// - Parameters:
  ///   - device: the device to lay it out on; nil means the platform's own choice for pictures.
  ///   - textSize: the reader's text size; nil means what the block says, else the ordinary size.
  ///   - words: those of the transcript.
  package static func scene(
    for dialog: Dialog, on platform: Platform, device: Device? = nil, textSize: Dialog.TextSize? = nil,
    words: Words = .english
  ) -> Scene? {
    guard platform.has(dialog.kind.value) else { return nil }
    let drawing = platform.drawing
    let setting = Setting(
      device: device ?? drawing.device, textSize: textSize ?? dialog.textSize?.value ?? .large, stage: dialog.stage,
      words: words)
    return drawing.scene(for: dialog, on: platform, setting)
  }

  /// Whether a kind of dialog is drawn on a platform.
  package static func isDrawn(_ kind: DialogKind, on platform: Platform) -> Bool {
    platform.has(kind)
  }

  /// The font of a platform's mockups.
  package static func font(of platform: Platform) -> FontFamily { platform.drawing.family }
}
