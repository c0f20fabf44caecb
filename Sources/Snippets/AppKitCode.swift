package import Dialogs

/// AppKit: `NSAlert`, which is also how macOS shows the choices of an action sheet.
package struct AppKitCode: CodeFramework {
  package let toolkit = Toolkit.appKit
  package let name = "AppKit"
  package let language = "swift"

  package func write(_ dialog: Dialog, on platform: Platform, into code: inout CodeWriter) {
    code.line("import AppKit")
    code.blank()
    code.line("@MainActor")
    code.block("func presentAlert(in window: NSWindow) {") { code in
      code.line("let alert = NSAlert()")
      // Without a text, AppKit shows the word “Alert”.
      code.line("alert.messageText = \((dialog.title?.value ?? "").swiftLiteral)")
      if let message = dialog.message { code.line("alert.informativeText = \(message.value.swiftLiteral)") }
      switch dialog.icon?.value {
      case .caution: code.line("alert.alertStyle = .critical")
      case .image(let path):
        code.line("alert.icon = NSImage(named: \(SourcedText(path, range: 0..<0).imageName.swiftLiteral))")
      case .app, nil: break
      }
      for index in dialog.buttons.indices { writeButton(index, of: dialog, into: &code) }
      if let suppression = dialog.suppression {
        code.line("alert.showsSuppressionButton = true")
        code.line("alert.suppressionButton?.title = \(suppression.value.swiftLiteral)")
      }
      if dialog.help?.value == true { code.line("alert.showsHelp = true") }
      writeAccessory(of: dialog, into: &code)
      writeAnswer(to: dialog, into: &code)
    }
  }

  /// Adds a button.
  ///
  /// By default, the first responds to Return, and one titled “Cancel” to Escape.
  private func writeButton(_ index: Int, of dialog: Dialog, into code: inout CodeWriter) {
    let button = dialog.buttons[index]
    let answersReturn = dialog.defaultIndex == index
    var settings: [String] = []
    if button.role == .destructive { settings.append("hasDestructiveAction = true") }
    if answersReturn != (index == 0) {
      settings.append(answersReturn ? "keyEquivalent = \"\\r\"" : "keyEquivalent = \"\"")
    } else if !answersReturn, dialog.isCancel(button), button.label.value != "Cancel" {
      settings.append("keyEquivalent = \"\\u{1B}\"")
    }
    if !button.isEnabled { settings.append("isEnabled = false") }
    let call = "alert.addButton(withTitle: \(button.label.value.swiftLiteral))"
    guard !settings.isEmpty else { return code.line("\(call)") }
    code.line("let button\(index + 1) = \(call)")
    for setting in settings { code.line("button\(index + 1).\(setting)") }
  }

  private func writeAccessory(of dialog: Dialog, into code: inout CodeWriter) {
    var views: [String] = []
    if let field = dialog.textField {
      views.append("field")
      code.line(
        "let field = \(field.isSecure ? "NSSecureTextField" : "NSTextField")(string: "
          + "\((field.value?.value ?? "").swiftLiteral))")
      if let placeholder = field.placeholder {
        code.line("field.placeholderString = \(placeholder.value.swiftLiteral)")
      }
    }
    if let accessory = dialog.accessory {
      views.append("note")
      code.line("let note = NSTextField(wrappingLabelWithString: \(accessory.value.swiftLiteral))")
    }
    guard !views.isEmpty else { return }
    code.line("let accessory = NSStackView(views: [\(views.joined(separator: ", "))])")
    code.line("accessory.orientation = .vertical")
    code.line("accessory.frame.size = NSSize(width: 230, height: accessory.fittingSize.height)")
    code.line("alert.accessoryView = accessory")
    if dialog.textField != nil { code.line("alert.window.initialFirstResponder = field") }
  }

  private func writeAnswer(to dialog: Dialog, into code: inout CodeWriter) {
    code.block("alert.beginSheetModal(for: window) { response in") { code in
      code.line("switch response {")
      for index in dialog.buttons.indices where !dialog.isCancel(dialog.buttons[index]) {
        let response =
          index < Self.responses.count
          ? Self.responses[index] : "NSApplication.ModalResponse(rawValue: \(1000 + index))"
        code.line("case \(response): break  // \(dialog.buttons[index].label.value.swiftLiteral)")
      }
      code.line("default: break")
      code.line("}")
    }
  }

  private static let responses = [".alertFirstButtonReturn", ".alertSecondButtonReturn", ".alertThirdButtonReturn"]
}
