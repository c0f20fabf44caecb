import Dialogs

/// Components that React Native lacks, built with its `Modal`.
extension ReactNativeCode {
  // MARK: Alerts and action sheets of Android

  /// Rows of choices in a panel: at the bottom for an action sheet, in the middle for an alert.
  func writePanel(_ dialog: Dialog, into code: inout CodeWriter) {
    let isSheet = dialog.kind.value == .actionSheet
    for name in ["Modal", "Pressable", "StyleSheet", "Text", "View"] { code.use("react-native/" + name) }
    var names = CodeNames()
    let field = dialog.textField.map { ($0, names.name(for: $0.placeholder?.value ?? "", else: "text")) }
    code.block("export function \(isSheet ? "ExampleSheet" : "ExampleAlert")({ visible, onClose }) {") { code in
      if let (field, name) = field { state(name, (field.value?.value ?? "").scriptLiteral, into: &code) }
      code.block("return (", ");") { code in
        let animation = isSheet ? "slide" : "fade"
        code.block(
          "<Modal visible={visible} transparent animationType=\"\(animation)\" onRequestClose={onClose}>", "</Modal>"
        ) { code in
          code.line("<Pressable style={styles.scrim} onPress={onClose} accessible={false} />")
          let role = isSheet ? "dialog" : "alertdialog"
          code.block("<View style={styles.panel} role=\"\(role)\" accessibilityViewIsModal>", "</View>") { code in
            if let title = dialog.title {
              code.line("<Text style={styles.title}>{\(title.value.scriptLiteral)}</Text>")
            }
            if let message = dialog.message { code.line("<Text>{\(message.value.scriptLiteral)}</Text>") }
            if let (field, name) = field { writeField(field, name, into: &code) }
            // A disabled button waits for something else than at first in the field.
            let waits = field.map { _, name in
              "!\(name)" + (dialog.initialText.map { " || \(name) === \($0.scriptLiteral)" } ?? "")
            }
            for button in dialog.buttons { writeRow(button, waits: waits, into: &code) }
          }
        }
      }
    }
    code.blank()
    let hasDestructive = dialog.buttons.contains { $0.role == .destructive }
    code.block("const styles = StyleSheet.create({", "});") { code in
      code.line("scrim: { position: 'absolute', inset: 0, backgroundColor: '#00000052' },")
      code.line(
        isSheet
          ? "panel: { marginTop: 'auto', padding: 16, backgroundColor: 'white' },"
          : "panel: { margin: 'auto', width: 312, padding: 24, borderRadius: 28, backgroundColor: 'white' },")
      code.line("title: { fontSize: 18, fontWeight: '500' },")
      code.line("row: { minHeight: 48, justifyContent: 'center' },")
      if hasDestructive { code.line("destructive: { color: '#b3261e' },") }
    }
  }

  private func writeField(_ field: Dialog.TextField, _ name: String, into code: inout CodeWriter) {
    code.use("react-native/TextInput")
    code.line("<TextInput")
    code.indented { code in
      if let placeholder = field.placeholder { code.line("placeholder={\(placeholder.value.scriptLiteral)}") }
      if field.isSecure { code.line("secureTextEntry") }
      code.line("value={\(name)}")
      code.line("onChangeText={\(setter(name))}")
    }
    code.line("/>")
  }

  private func writeRow(_ button: Dialog.Button, waits: String?, into code: inout CodeWriter) {
    let disabled = button.isEnabled ? "" : waits.map { " disabled={\($0)}" } ?? " disabled"
    let style = button.role == .destructive ? " style={styles.destructive}" : ""
    code.block(
      "<Pressable style={styles.row} accessibilityRole=\"button\"\(disabled) onPress={onClose}>", "</Pressable>"
    ) {
      $0.line("<Text\(style)>{\(button.label.value.scriptLiteral)}</Text>")
    }
  }

  private func state(_ name: String, _ initial: String, into code: inout CodeWriter) {
    code.use("react/useState")
    code.line("const [\(name), \(setter(name))] = useState(\(initial));")
  }

  private func setter(_ name: String) -> String { "set" + name.prefix(1).uppercased() + name.dropFirst() }

  // MARK: Modal views

  func writeModal(_ dialog: Dialog, on platform: Platform, into code: inout CodeWriter) {
    for name in ["Modal", "ScrollView", "StyleSheet", "Text", "View"] { code.use("react-native/" + name) }
    var names = CodeNames()
    let rows = dialog.content.map { ($0, Self.name(of: $0, &names)) }
    if dialog.detent != nil {
      code.line("// React Native’s Modal cannot be dragged to other heights; this one covers the screen.")
    }
    code.block("export function ExampleModal({ visible, onClose }) {") { code in
      var changes: [String] = []
      for (row, name) in rows {
        guard let initial = Self.initialValue(of: row) else { continue }
        state(name, initial, into: &code)
        changes.append("\(name) !== \(initial)")
      }
      let waits = dialog.isEditable && dialog.navigation?.trailing?.isEnabled == false
      if waits { code.line("const isEdited = \(changes.joined(separator: " || "));") }
      code.block("return (", ");") { code in
        code.line("<Modal")
        code.indented { code in
          for property in [
            "visible={visible}", "animationType=\"slide\"", "presentationStyle=\"pageSheet\"",
            "onRequestClose={onClose}",
          ] as [CodeLine] { code.line(property) }
        }
        code.block(">", "</Modal>") { code in
          writeBar(dialog, on: platform, waits: waits, into: &code)
          code.block("<ScrollView>", "</ScrollView>") { code in
            if let message = dialog.message { code.line("<Text>{\(message.value.scriptLiteral)}</Text>") }
            for (row, name) in rows { write(row, name, into: &code) }
          }
        }
      }
    }
    code.blank()
    code.block("const styles = StyleSheet.create({", "});") { code in
      code.line("bar: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },")
      code.line("title: { fontSize: 17, fontWeight: '600' },")
      code.line("row: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },")
    }
  }

  private static func name(of row: Dialog.ContentRow, _ names: inout CodeNames) -> String {
    switch row {
    case .field(let label, _): names.name(for: label.value, else: "text")
    case .toggle(let label, _): names.name(for: label.value, else: "isOn")
    case .text, .image: ""
    }
  }

  private static func initialValue(of row: Dialog.ContentRow) -> String? {
    switch row {
    case .field(_, let value): (value?.value ?? "").scriptLiteral
    case .toggle(_, let isOn): isOn ? "true" : "false"
    case .text, .image: nil
    }
  }

  private func writeBar(_ dialog: Dialog, on platform: Platform, waits: Bool, into code: inout CodeWriter) {
    code.block("<View style={styles.bar}>", "</View>") { code in
      if let leading = dialog.navigation?.leading {
        let label = leading.label.value.scriptLiteral
        let disabled = leading.isEnabled ? "" : " disabled"
        if platform.facts.hasSymbolInBar {
          code.use("react-native/Pressable")
          code.block(
            "<Pressable role=\"button\" aria-label={\(label)}\(disabled) onPress={onClose}>", "</Pressable>"
          ) { $0.line("<Text>{'\(dialog.goesBack(leading) ? "←" : "✕")'}</Text>") }
        } else {
          code.use("react-native/Button")
          code.line("<Button title={\(label)}\(disabled) onPress={onClose} />")
        }
      }
      if let title = dialog.title {
        code.line("<Text style={styles.title} accessibilityRole=\"header\">{\(title.value.scriptLiteral)}</Text>")
      }
      if let trailing = dialog.navigation?.trailing {
        code.use("react-native/Button")
        let disabled = trailing.isEnabled ? "" : waits ? " disabled={!isEdited}" : " disabled"
        code.line("<Button title={\(trailing.label.value.scriptLiteral)}\(disabled) onPress={onClose} />")
      }
    }
  }

  private func write(_ row: Dialog.ContentRow, _ name: String, into code: inout CodeWriter) {
    switch row {
    case .text(let text): code.line("<Text>{\(text.value.scriptLiteral)}</Text>")
    case .image(let path):
      code.use("react-native/Image")
      code.line("<Image source={require(\(("./" + path.value).scriptLiteral))} />")
    case .field(let label, _):
      code.use("react-native/TextInput")
      code.line(
        "<TextInput placeholder={\(label.value.scriptLiteral)} value={\(name)} onChangeText={\(setter(name))} />")
    case .toggle(let label, _):
      code.use("react-native/Switch")
      code.block("<View style={styles.row}>", "</View>") { code in
        code.line("<Text>{\(label.value.scriptLiteral)}</Text>")
        code.line(
          "<Switch accessibilityLabel={\(label.value.scriptLiteral)} value={\(name)} onValueChange={\(setter(name))} />"
        )
      }
    }
  }
}
