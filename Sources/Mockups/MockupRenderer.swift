package import Dialogs
package import Words

/// The entry point for mockups: a dialog and a platform in, a scene out.
package enum MockupRenderer {
  /// The dialog drawn for a platform, or nil if the platform does not support its kind.
  ///
  /// - Parameters:
  ///   - device: the device to use; nil for the default device of pictures.
  ///   - textSize: the text size; nil for that of the block, otherwise the default size.
  ///   - words: the text for the transcript.
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

  /// Whether a platform supports a kind of dialog.
  package static func isDrawn(_ kind: DialogKind, on platform: Platform) -> Bool {
    platform.has(kind)
  }

  /// The font of the mockups of a platform.
  package static func font(of platform: Platform) -> FontFamily { platform.drawing.family }
}
