package import Dialogs

/// Jetpack Compose with Material 3.
package struct ComposeCode: CodeFramework {
  package let toolkit = Toolkit.compose
  package let name = "Jetpack Compose"
  package let language = "kotlin"
  package let indentation = 4

  package func write(_ dialog: Dialog, on platform: Platform, into code: inout CodeWriter) {
    code.use("androidx.compose.material3.Text")
    code.use("androidx.compose.runtime.Composable")
    let isTablet = platform.facts.isTablet
    switch dialog.kind.value {
    case .alert: writeAlert(dialog, into: &code)
    case .actionSheet: if isTablet { writeMenu(dialog, into: &code) } else { writeSheet(dialog, into: &code) }
    case .modal: writeModal(dialog, isContained: isTablet, into: &code)
    case .snackbar: writeSnackbar(dialog, into: &code)
    }
    code.prepend(code.uses.sorted().map { "import \($0)" })
  }

  /// A composable function; `head` can opt in to experimental APIs.
  func function(
    _ head: String, experimental: Bool = false, into code: inout CodeWriter, _ body: (inout CodeWriter) -> Void
  ) {
    if experimental {
      code.use("androidx.compose.material3.ExperimentalMaterial3Api")
      code.line("@OptIn(ExperimentalMaterial3Api::class)")
    }
    code.line("@Composable")
    code.block("fun \(head) {", "}", body)
  }

  /// A call of `Text`.
  func text(_ text: SourcedText) -> String { "Text(\(text.value.kotlinLiteral))" }

  func variable(_ name: String, _ initial: String, into code: inout CodeWriter) {
    for name in ["getValue", "setValue", "mutableStateOf", "remember"] { code.use("androidx.compose.runtime." + name) }
    code.line("var \(name) by remember { mutableStateOf(\(initial)) }")
  }

  // MARK: Alerts

  private func writeAlert(_ dialog: Dialog, into code: inout CodeWriter) {
    var names = CodeNames()
    let field = dialog.textField.map { ($0, names.name(for: $0.placeholder?.value ?? "", else: "text")) }
    code.use("androidx.compose.material3.AlertDialog")
    function("ExampleDialog(onDismiss: () -> Unit)", into: &code) { code in
      if let (field, name) = field { variable(name, (field.value?.value ?? "").kotlinLiteral, into: &code) }
      code.block("AlertDialog(", ")") { code in
        code.line("onDismissRequest = onDismiss,")
        if let title = dialog.title { code.line("title = { \(text(title)) },") }
        if let (field, name) = field {
          code.block("text = {", "},") { code in writeField(field, name, below: dialog.message, into: &code) }
        } else if let message = dialog.message {
          code.line("text = { \(text(message)) },")
        }
        writeButtons(of: dialog, field: field?.1, into: &code)
      }
    }
  }

  /// The first button confirms, the last dismisses, one in between comes before both; more than three form a column.
  private func writeButtons(of dialog: Dialog, field: String?, into code: inout CodeWriter) {
    let count = dialog.buttons.count
    // A disabled button waits for something else than at first in the field.
    let isReady = field.map { field in
      "\(field).isNotEmpty()" + (dialog.initialText.map { " && \(field) != \($0.kotlinLiteral)" } ?? "")
    }
    code.block("confirmButton = {", "},") { code in
      if count > 3 {
        code.use("androidx.compose.foundation.layout.Column")
        code.use("androidx.compose.ui.Alignment")
        code.block("Column(horizontalAlignment = Alignment.End) {") { code in
          for button in dialog.buttons { writeButton(button, isReady: isReady, into: &code) }
        }
      } else if let first = dialog.buttons.first {
        writeButton(first, isReady: isReady, into: &code)
      }
    }
    guard count == 2 || count == 3 else { return }
    code.block("dismissButton = {", "},") { code in
      for button in dialog.buttons.dropFirst() { writeButton(button, isReady: isReady, into: &code) }
    }
  }

  func writeButton(_ button: Dialog.Button, isReady: String?, into code: inout CodeWriter) {
    code.use("androidx.compose.material3.TextButton")
    var arguments = ["onClick = onDismiss"]
    if !button.isEnabled { arguments.append("enabled = \(isReady ?? "false")") }
    guard button.role == .destructive else {
      return code.line("TextButton(\(arguments.joined(separator: ", "))) { \(text(button.label)) }")
    }
    code.use("androidx.compose.material3.ButtonDefaults")
    code.block("TextButton(", ") { \(text(button.label)) }") { code in
      for argument in arguments { code.line("\(argument),") }
      code.line("colors = ButtonDefaults.textButtonColors(contentColor = \(error(&code))),")
    }
  }

  private func writeField(
    _ field: Dialog.TextField, _ name: String, below message: SourcedText?, into code: inout CodeWriter
  ) {
    code.use("androidx.compose.foundation.layout.Column")
    code.use("androidx.compose.material3.OutlinedTextField")
    code.block("Column {") { code in
      if let message { code.line("\(text(message))") }
      code.block("OutlinedTextField(", ")") { code in
        code.line("value = \(name),")
        code.line("onValueChange = { \(name) = it },")
        if let placeholder = field.placeholder { code.line("label = { \(text(placeholder)) },") }
        if field.isSecure {
          code.use("androidx.compose.ui.text.input.PasswordVisualTransformation")
          code.line("visualTransformation = PasswordVisualTransformation(),")
        }
        code.line("singleLine = true,")
      }
    }
  }

  /// The color of destructive buttons.
  private func error(_ code: inout CodeWriter) -> String {
    code.use("androidx.compose.material3.MaterialTheme")
    return "MaterialTheme.colorScheme.error"
  }

  // MARK: Action sheets

  private func writeSheet(_ dialog: Dialog, into code: inout CodeWriter) {
    for name in ["foundation.clickable", "material3.ModalBottomSheet", "ui.Modifier"] {
      code.use("androidx.compose." + name)
    }
    function("ExampleSheet(onDismiss: () -> Unit)", experimental: true, into: &code) { code in
      code.block("ModalBottomSheet(onDismissRequest = onDismiss) {") { code in
        writeHeading(of: dialog, padding: "horizontal = 16.dp, vertical = 4.dp", into: &code)
        for button in dialog.buttons {
          let color: String
          if !button.isEnabled {
            code.use("androidx.compose.material3.MaterialTheme")
            color = ", color = MaterialTheme.colorScheme.onSurface.copy(alpha = 0.38f)"
          } else {
            color = button.role == .destructive ? ", color = \(error(&code))" : ""
          }
          code.block("ListItem(", ")") { code in
            code.line("headlineContent = { Text(\(button.label.value.kotlinLiteral)\(color)) },")
            code.line("\(Self.transparentRow(&code))")
            code.line(
              "modifier = Modifier.clickable\(button.isEnabled ? "" : "(enabled = false)") { onDismiss() },")
          }
        }
      }
    }
  }

  /// An argument of `ListItem`, so that the row has the color of what it is on.
  static func transparentRow(_ code: inout CodeWriter) -> String {
    for name in ["material3.ListItem", "material3.ListItemDefaults", "ui.graphics.Color"] {
      code.use("androidx.compose." + name)
    }
    return "colors = ListItemDefaults.colors(containerColor = Color.Transparent),"
  }

  /// On a tablet, a menu at the control that opened it; a tap next to it cancels.
  private func writeMenu(_ dialog: Dialog, into code: inout CodeWriter) {
    code.use("androidx.compose.material3.DropdownMenu")
    code.use("androidx.compose.material3.DropdownMenuItem")
    function("ExampleMenu(expanded: Boolean, onDismiss: () -> Unit)", into: &code) { code in
      code.block("DropdownMenu(expanded = expanded, onDismissRequest = onDismiss) {") { code in
        writeHeading(of: dialog, padding: "horizontal = 12.dp, vertical = 4.dp", into: &code)
        for button in dialog.buttons where !dialog.isCancel(button) {
          code.block("DropdownMenuItem(", ")") { code in
            code.line("text = { \(text(button.label)) },")
            code.line("onClick = onDismiss,")
            if !button.isEnabled { code.line("enabled = false,") }
            if button.role == .destructive {
              code.use("androidx.compose.material3.MenuDefaults")
              code.line("colors = MenuDefaults.itemColors(textColor = \(error(&code))),")
            }
          }
        }
      }
    }
  }

  private func writeHeading(of dialog: Dialog, padding: String, into code: inout CodeWriter) {
    for (text, style) in [(dialog.title, "titleMedium"), (dialog.message, "bodyMedium")] {
      guard let text else { continue }
      for name in ["foundation.layout.padding", "material3.MaterialTheme", "ui.Modifier", "ui.unit.dp"] {
        code.use("androidx.compose." + name)
      }
      code.block("Text(", ")") { code in
        code.line("text = \(text.value.kotlinLiteral),")
        code.line("modifier = Modifier.padding(\(padding)),")
        code.line("style = MaterialTheme.typography.\(style),")
      }
    }
  }
}
