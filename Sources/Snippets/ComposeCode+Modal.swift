import Dialogs

/// Modal views and snackbars in Compose: the contents of a `Scaffold`.
extension ComposeCode {
  func writeModal(_ dialog: Dialog, isContained: Bool, into code: inout CodeWriter) {
    // A sheet that can be dragged is one on phones only.
    let detent = isContained ? nil : dialog.detent?.value
    for name in [
      "foundation.layout.Column", "foundation.rememberScrollState", "foundation.verticalScroll", "material3.TopAppBar",
      "ui.Modifier",
    ] { code.use("androidx.compose." + name) }
    var names = CodeNames()
    let rows = dialog.content.map { ($0, Self.name(of: $0, &names)) }
    function("ExampleModal(onDismiss: () -> Unit)", experimental: true, into: &code) { code in
      var changes: [String] = []
      for (row, name) in rows {
        guard let initial = Self.initialValue(of: row) else { continue }
        variable(name, initial, into: &code)
        changes.append("\(name) != \(initial)")
      }
      let needsEdit = dialog.isEditable && dialog.navigation?.trailing?.isEnabled == false
      if needsEdit { code.line("val isEdited = \(changes.joined(separator: " || "))") }
      if let detent {
        return writeSheet(dialog, detent, rows, waits: needsEdit, into: &code)
      }
      for name in ["foundation.layout.padding", "material3.Scaffold", "ui.window.Dialog"] {
        code.use("androidx.compose." + name)
      }
      code.line("Dialog(")
      code.indented { code in
        code.line("onDismissRequest = onDismiss,")
        if !isContained {
          code.use("androidx.compose.ui.window.DialogProperties")
          code.line("properties = DialogProperties(usePlatformDefaultWidth = false),")
        }
      }
      code.block(") {") { code in
        code.line("Scaffold(")
        code.indented { code in
          if isContained {
            for name in ["foundation.layout.heightIn", "material3.MaterialTheme", "ui.draw.clip", "ui.unit.dp"] {
              code.use("androidx.compose." + name)
            }
            code.line("modifier = Modifier.heightIn(max = 560.dp).clip(MaterialTheme.shapes.extraLarge),")
            code.line("containerColor = \(Self.container),")
          }
          code.block("topBar = {", "},") { code in
            writeBar(dialog, on: isContained ? Self.container : nil, waits: needsEdit, into: &code)
          }
        }
        code.block(") { padding ->") { code in
          code.block("Column(Modifier.padding(padding).verticalScroll(rememberScrollState())) {") { code in
            if let message = dialog.message { code.line("\(text(message))") }
            for (row, name) in rows { write(row, name, into: &code) }
          }
        }
      }
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
    case .field(_, let value): (value?.value ?? "").kotlinLiteral
    case .toggle(_, let isOn): isOn ? "true" : "false"
    case .text, .image: nil
    }
  }

  /// The color of a dialog that does not fill the screen.
  private static let container = "MaterialTheme.colorScheme.surfaceContainerHigh"

  /// A sheet that opens at half of the height of the screen, or at all of it.
  private func writeSheet(
    _ dialog: Dialog, _ detent: Dialog.Detent, _ rows: [(Dialog.ContentRow, String)], waits: Bool,
    into code: inout CodeWriter
  ) {
    for name in ["material3.ModalBottomSheet", "material3.rememberModalBottomSheetState", "ui.graphics.Color"] {
      code.use("androidx.compose." + name)
    }
    code.line("ModalBottomSheet(")
    code.indented { code in
      code.line("onDismissRequest = onDismiss,")
      code.line(
        "sheetState = rememberModalBottomSheetState(skipPartiallyExpanded = \(detent == .large ? "true" : "false")),")
    }
    code.block(") {") { code in
      writeBar(dialog, on: "Color.Transparent", isAtTop: false, waits: waits, into: &code)
      code.block("Column(Modifier.verticalScroll(rememberScrollState())) {") { code in
        if let message = dialog.message { code.line("\(text(message))") }
        for (row, name) in rows { write(row, name, into: &code) }
      }
    }
  }

  /// - Parameters:
  ///   - color: of the bar; nil for that of a screen.
  ///   - isAtTop: whether the bar leaves room for the status bar of the device.
  private func writeBar(
    _ dialog: Dialog, on color: String?, isAtTop: Bool = true, waits: Bool, into code: inout CodeWriter
  ) {
    code.block("TopAppBar(", ")") { code in
      code.line("title = { Text(\((dialog.title?.value ?? "").kotlinLiteral)) },")
      if let color {
        code.use("androidx.compose.material3.TopAppBarDefaults")
        code.line("colors = TopAppBarDefaults.topAppBarColors(containerColor = \(color)),")
      }
      if !isAtTop {
        code.use("androidx.compose.foundation.layout.WindowInsets")
        code.line("windowInsets = WindowInsets(0),")
      }
      if let leading = dialog.navigation?.leading {
        let goesBack = dialog.goesBack(leading)
        let icon = goesBack ? "AutoMirrored.Default.ArrowBack" : "Default.Close"
        code.use("androidx.compose.material.icons.Icons")
        code.use(
          "androidx.compose.material.icons." + (goesBack ? "automirrored.filled.ArrowBack" : "filled.Close"))
        code.use("androidx.compose.material3.Icon")
        code.use("androidx.compose.material3.IconButton")
        code.block("navigationIcon = {", "},") { code in
          code.block("IconButton(onClick = onDismiss\(leading.isEnabled ? "" : ", enabled = false")) {") { code in
            code.line("Icon(Icons.\(icon), contentDescription = \(leading.label.value.kotlinLiteral))")
          }
        }
      }
      if let trailing = dialog.navigation?.trailing {
        code.use("androidx.compose.material3.TextButton")
        let enabled = trailing.isEnabled ? "" : ", enabled = \(waits ? "isEdited" : "false")"
        code.block("actions = {", "},") { code in
          code.line("TextButton(onClick = onDismiss\(enabled)) { \(text(trailing.label)) }")
        }
      }
    }
  }

  private func write(_ row: Dialog.ContentRow, _ name: String, into code: inout CodeWriter) {
    switch row {
    case .text(let row): code.line("\(text(row))")
    case .image(let path):
      code.use("androidx.compose.foundation.Image")
      code.use("androidx.compose.ui.res.painterResource")
      code.line("Image(painterResource(R.drawable.\(path.resourceName)), contentDescription = null)")
    case .field(let label, _):
      code.use("androidx.compose.material3.OutlinedTextField")
      code.block("OutlinedTextField(", ")") { code in
        code.line("value = \(name),")
        code.line("onValueChange = { \(name) = it },")
        code.line("label = { \(text(label)) },")
      }
    case .toggle(let label, _):
      code.use("androidx.compose.material3.Switch")
      code.block("ListItem(", ")") { code in
        code.line("headlineContent = { \(text(label)) },")
        code.line("trailingContent = { Switch(checked = \(name), onCheckedChange = { \(name) = it }) },")
        code.line("\(Self.transparentRow(&code))")
      }
    }
  }

  // MARK: Snackbars

  func writeSnackbar(_ dialog: Dialog, into code: inout CodeWriter) {
    for name in [
      "foundation.layout.padding", "material3.Button", "material3.Scaffold", "material3.SnackbarHost",
      "material3.SnackbarHostState", "runtime.remember", "runtime.rememberCoroutineScope", "ui.Modifier",
    ] { code.use("androidx.compose." + name) }
    code.use("kotlinx.coroutines.launch")
    let action = dialog.buttons.first
    function("ExampleScreen()", into: &code) { code in
      code.line("val scope = rememberCoroutineScope()")
      code.line("val snackbars = remember { SnackbarHostState() }")
      code.block("Scaffold(snackbarHost = { SnackbarHost(snackbars) }) { padding ->") { code in
        code.line("Button(")
        code.indented { code in
          code.line("modifier = Modifier.padding(padding),")
          code.block("onClick = {", "},") { code in
            code.block("scope.launch {") { code in
              code.block((action == nil ? "" : "val result = ") + "snackbars.showSnackbar(", ")") { code in
                code.line("message = \((dialog.message?.value ?? "").kotlinLiteral),")
                if let action {
                  code.use("androidx.compose.material3.SnackbarDuration")
                  code.line("actionLabel = \(action.label.value.kotlinLiteral),")
                  // With an action, it would stay until someone dismisses it.
                  code.line("duration = SnackbarDuration.Short,")
                }
              }
              if action != nil {
                code.use("androidx.compose.material3.SnackbarResult")
                code.line("if (result == SnackbarResult.ActionPerformed) {}")
              }
            }
          }
        }
        code.line(") { Text(\"Show snackbar\") }")
      }
    }
  }
}
