package import Dialogs

/// React Native: `Alert`, `ActionSheetIOS`, and `Modal` for everything else.
package struct ReactNativeCode: CodeFramework {
  package let toolkit = Toolkit.reactNative
  package let name = "React Native"
  package let language = "jsx"

  package func write(_ dialog: Dialog, on platform: Platform, into code: inout CodeWriter) {
    let isAndroid = platform.toolkits.contains(.compose)
    switch dialog.kind.value {
    case .alert:
      // On Android, `Alert` has at most three buttons; it cannot disable buttons on any platform.
      if isAndroid, dialog.buttons.count > 3 || dialog.textField != nil || dialog.buttons.contains(where: \.isDisabled)
      {
        writePanel(dialog, into: &code)
      } else if dialog.textField != nil {
        writePrompt(dialog, into: &code)
      } else {
        writeAlert(dialog, isAndroid: isAndroid, on: platform, into: &code)
      }
    case .actionSheet:
      if isAndroid { writePanel(dialog, into: &code) } else { writeSheet(dialog, on: platform, into: &code) }
    case .modal: writeModal(dialog, on: platform, into: &code)
    case .snackbar: writeSnackbar(dialog, into: &code)
    }
    var imports: [CodeLine] = []
    for module in ["react", "react-native", "react-native-paper"] {
      let names = code.uses.compactMap { $0.name(in: module) }.sorted()
      if !names.isEmpty { imports.append("import { \(names.joined(separator: ", ")) } from '\(module)';") }
    }
    code.prepend(imports)
  }

  func literal(_ text: SourcedText?) -> String { text?.value.scriptLiteral ?? "undefined" }

  // MARK: Alerts

  private func writeAlert(_ dialog: Dialog, isAndroid: Bool, on platform: Platform, into code: inout CodeWriter) {
    code.use("react-native/Alert")
    code.block("export function showAlert() {") { code in
      writeNote(on: dialog, into: &code)
      code.block("Alert.alert(", ");") { code in
        code.line("\(dialog.title?.value.scriptLiteral ?? "''"),")
        code.line("\(literal(dialog.message)),")
        writeButtons(of: dialog, order: order(of: dialog, isAndroid: isAndroid, on: platform), into: &code)
        code.line("{ cancelable: true },")
      }
    }
  }

  /// A prompt has no placeholder: its message asks for the text.
  private func writePrompt(_ dialog: Dialog, into code: inout CodeWriter) {
    code.use("react-native/Alert")
    code.block("export function showPrompt() {") { code in
      writeNote(on: dialog, into: &code)
      code.block("Alert.prompt(", ");") { code in
        code.line("\(dialog.title?.value.scriptLiteral ?? "''"),")
        code.line("\(literal(dialog.message ?? dialog.textField?.placeholder)),")
        writeButtons(of: dialog, order: Array(dialog.buttons.indices), into: &code)
        code.line("'\(dialog.textField?.isSecure == true ? "secure-text" : "plain-text")',")
        if let value = dialog.textField?.value { code.line("\(value.value.scriptLiteral),") }
      }
    }
  }

  private func writeNote(on dialog: Dialog, into code: inout CodeWriter) {
    guard dialog.buttons.contains(where: \.isDisabled) else { return }
    code.line("// Alert cannot disable a button: leave it out until it can be chosen.")
  }

  /// On Android, the last of two or three confirms, the one before it dismisses, and the first of three is neutral.
  private func order(of dialog: Dialog, isAndroid: Bool, on platform: Platform) -> [Int] {
    switch dialog.buttons.count {
    case 2 where isAndroid || dialog.cancelIndex != nil: [1, 0]
    case 3 where isAndroid: [1, 2, 0]
    default: dialog.uiKitOrder(on: platform)
    }
  }

  private func writeButtons(of dialog: Dialog, order: [Int], into code: inout CodeWriter) {
    code.block("[", "],") { code in
      for index in order {
        let button = dialog.buttons[index]
        let cancels = dialog.isCancel(button)
        var fields = "text: \(button.label.value.scriptLiteral)"
        if cancels || button.role == .destructive { fields += ", style: '\(cancels ? "cancel" : "destructive")'" }
        if dialog.markedDefaultIndex == index { fields += ", isPreferred: true" }
        if !cancels { fields += ", onPress: () => {}" }
        code.line("{ \(fields) },")
      }
    }
  }

  // MARK: Action sheets

  private func writeSheet(_ dialog: Dialog, on platform: Platform, into code: inout CodeWriter) {
    let hasSource = !platform.facts.attachesSheetToSource || dialog.source != nil
    code.use("react-native/ActionSheetIOS")
    code.line(
      hasSource
        ? "// On iPad and since iOS 26, it comes from the view whose node is the anchor."
        : "// Without an anchor, it is in the middle. iPad requires an anchor.")
    code.block("export function showActionSheet(\(hasSource ? "anchor" : "")) {") { code in
      code.line("ActionSheetIOS.showActionSheetWithOptions(")
      code.indented { code in
        code.block("{", "},") { code in
          if let title = dialog.title { code.line("title: \(title.value.scriptLiteral),") }
          if let message = dialog.message { code.line("message: \(message.value.scriptLiteral),") }
          code.block("options: [", "],") { code in
            for button in dialog.buttons { code.line("\(button.label.value.scriptLiteral),") }
          }
          let destructive = dialog.buttons.indices.filter { dialog.buttons[$0].role == .destructive }
          if let only = destructive.first, destructive.count == 1 {
            code.line("destructiveButtonIndex: \(only),")
          } else if !destructive.isEmpty {
            code.line("destructiveButtonIndex: \(destructive),")
          }
          if let cancel = dialog.cancelIndex { code.line("cancelButtonIndex: \(cancel),") }
          let disabled = dialog.buttons.indices.filter { dialog.buttons[$0].isDisabled }
          if !disabled.isEmpty { code.line("disabledButtonIndices: \(disabled),") }
          if hasSource { code.line("anchor,") }
        }
        code.line("(index) => {},")
      }
      code.line(");")
    }
  }

  // MARK: Snackbars

  /// React Native has none; that of React Native Paper is commonly used.
  private func writeSnackbar(_ dialog: Dialog, into code: inout CodeWriter) {
    code.use("react-native-paper/Snackbar")
    code.block("export function ExampleSnackbar({ visible, onDismiss }) {") { code in
      code.block("return (", ");") { code in
        if let action = dialog.buttons.first {
          code.line("<Snackbar")
          code.indented { code in
            code.line("visible={visible}")
            code.line("onDismiss={onDismiss}")
            code.line("duration={\(Dialog.snackbarSeconds * 1000)}")
            let disabled = action.isEnabled ? "" : ", disabled: true"
            code.line("action={{ label: \(action.label.value.scriptLiteral), onPress: () => {}\(disabled) }}")
          }
          code.line(">")
        } else {
          code.line("<Snackbar visible={visible} onDismiss={onDismiss} duration={\(Dialog.snackbarSeconds * 1000)}>")
        }
        code.indented { $0.line("{\((dialog.message?.value ?? "").scriptLiteral)}") }
        code.line("</Snackbar>")
      }
    }
  }
}

extension String {
  /// `Alert` of `react-native/Alert`.
  fileprivate func name(in module: String) -> Substring? {
    let slash = utf8.index(startIndex, offsetBy: module.utf8.count, limitedBy: endIndex) ?? endIndex
    guard slash < endIndex, utf8[slash] == UInt8(ascii: "/"), utf8.starts(with: module.utf8) else { return nil }
    return self[utf8.index(after: slash)...]
  }
}

extension Dialog.Button {
  fileprivate var isDisabled: Bool { !isEnabled }
}
