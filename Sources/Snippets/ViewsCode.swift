package import Dialogs

/// Views of Android with Material Components, in Kotlin.
package struct ViewsCode: CodeFramework {
  package let toolkit = Toolkit.views
  package let name = "Android Views"
  package let language = "kotlin"
  package let indentation = 4

  package func write(_ dialog: Dialog, on platform: Platform, into code: inout CodeWriter) {
    let isTablet = platform.facts.isTablet
    switch dialog.kind.value {
    case .alert: writeAlert(dialog, into: &code)
    case .actionSheet: if isTablet { writeMenu(dialog, into: &code) } else { writeSheet(dialog, into: &code) }
    case .modal: writeModal(dialog, isContained: isTablet, into: &code)
    case .snackbar: writeSnackbar(dialog, into: &code)
    }
    code.prepend(code.uses.sorted().map { "import \($0)" })
  }

  /// An expression of the color of destructive buttons; `context` is in scope.
  func error(_ code: inout CodeWriter) -> String {
    code.use("android.graphics.Color")
    code.use("com.google.android.material.color.MaterialColors")
    return "MaterialColors.getColor(context, androidx.appcompat.R.attr.colorError, Color.RED)"
  }

  // MARK: Alerts

  private func writeAlert(_ dialog: Dialog, into code: inout CodeWriter) {
    code.use("android.content.Context")
    code.use("com.google.android.material.dialog.MaterialAlertDialogBuilder")
    var names = CodeNames()
    let field = dialog.textField.map { ($0, names.name(for: $0.placeholder?.value ?? "", else: "text")) }
    // The builder has three buttons.
    let isStacked = dialog.buttons.count > 3
    code.block("fun showExampleDialog(context: Context) {") { code in
      if let (field, name) = field { writeField(field, name, into: &code) }
      if field != nil || isStacked { writePanel(field?.1, isStacked: isStacked, into: &code) }
      let styled = isStacked ? [] : dialog.buttons.indices.filter { Self.isStyled(dialog.buttons[$0]) }
      let isNamed = !styled.isEmpty || isStacked
      code.line((isNamed ? "val dialog = " : "") + "MaterialAlertDialogBuilder(context)")
      code.indented { code in
        if let title = dialog.title { code.line(".setTitle(\(title.value.kotlinLiteral))") }
        if let message = dialog.message { code.line(".setMessage(\(message.value.kotlinLiteral))") }
        if field != nil || isStacked { code.line(".setView(panel)") }
        if !isStacked {
          for (index, button) in dialog.buttons.enumerated() {
            let place = Self.place(of: index, among: dialog.buttons.count)
            let action = dialog.isCancel(button) ? ", null)" : ") { _, _ -> }"
            code.line(".set\(place)Button(\(button.label.value.kotlinLiteral)\(action)")
          }
        }
        code.line(".show()")
      }
      for index in styled { writeStyle(of: index, in: dialog, field: field?.1, into: &code) }
      if isStacked { writeStack(dialog, field: field?.1, into: &code) }
    }
  }

  /// The first button confirms, the last dismisses, and one in between is neutral.
  private static func place(of index: Int, among count: Int) -> String {
    index == 0 ? "Positive" : index == count - 1 ? "Negative" : "Neutral"
  }

  private static func isStyled(_ button: Dialog.Button) -> Bool { !button.isEnabled || button.role == .destructive }

  private func writeStyle(of index: Int, in dialog: Dialog, field: String?, into code: inout CodeWriter) {
    let place = Self.place(of: index, among: dialog.buttons.count)
    code.use("androidx.appcompat.app.AlertDialog")
    write(
      dialog.buttons[index], as: place.lowercased(),
      "dialog.getButton(AlertDialog.BUTTON_\(place.uppercased()))", in: dialog, field: field, into: &code)
  }

  /// What a button that is disabled or destructive needs.
  private func write(
    _ button: Dialog.Button, as name: String, _ expression: String, in dialog: Dialog, field: String?,
    into code: inout CodeWriter
  ) {
    code.line("val \(name) = \(expression)")
    if button.role == .destructive { code.line("\(name).setTextColor(\(error(&code)))") }
    guard !button.isEnabled else { return }
    code.line("\(name).isEnabled = false")
    guard let field else { return }
    code.use("androidx.core.widget.doAfterTextChanged")
    // It waits for something else than at first in the field.
    let initial = dialog.initialText.map { " && it.toString() != \($0.kotlinLiteral)" } ?? ""
    code.line("\(field).doAfterTextChanged { \(name).isEnabled = !it.isNullOrEmpty()\(initial) }")
  }

  private func writeField(_ field: Dialog.TextField, _ name: String, into code: inout CodeWriter) {
    code.use("com.google.android.material.textfield.TextInputEditText")
    code.use("com.google.android.material.textfield.TextInputLayout")
    code.line("val layout = TextInputLayout(context)")
    if let placeholder = field.placeholder { code.line("layout.hint = \(placeholder.value.kotlinLiteral)") }
    if field.isSecure { code.line("layout.endIconMode = TextInputLayout.END_ICON_PASSWORD_TOGGLE") }
    code.line("val \(name) = TextInputEditText(layout.context)")
    code.use("android.text.InputType")
    let variation = field.isSecure ? " or InputType.TYPE_TEXT_VARIATION_PASSWORD" : ""
    code.line("\(name).inputType = InputType.TYPE_CLASS_TEXT\(variation)")
    if let value = field.value { code.line("\(name).setText(\(value.value.kotlinLiteral))") }
    code.line("layout.addView(\(name))")
  }

  /// A view below the message, inset like it.
  private func writePanel(_ field: String?, isStacked: Bool, into code: inout CodeWriter) {
    code.use("android.widget.LinearLayout")
    code.line("val panel = LinearLayout(context)")
    code.line("panel.orientation = LinearLayout.VERTICAL")
    code.line("val inset = (24 * context.resources.displayMetrics.density).toInt()")
    code.line("panel.setPadding(inset, 0, inset, 0)")
    if field != nil { code.line("panel.addView(layout)") }
  }

  private func writeStack(_ dialog: Dialog, field: String?, into code: inout CodeWriter) {
    for (index, button) in dialog.buttons.enumerated() {
      code.use("com.google.android.material.button.MaterialButton")
      let name = "button\(index + 1)"
      write(
        button, as: name, "MaterialButton(context, null, androidx.appcompat.R.attr.borderlessButtonStyle)", in: dialog,
        field: field, into: &code)
      code.line("\(name).text = \(button.label.value.kotlinLiteral)")
      code.line("\(name).setOnClickListener { dialog.dismiss() }")
      code.line("panel.addView(\(name))")
    }
  }

  // MARK: Action sheets

  private func writeSheet(_ dialog: Dialog, into code: inout CodeWriter) {
    for name in [
      "android.content.Context", "android.view.Gravity", "android.widget.LinearLayout",
      "androidx.core.widget.NestedScrollView", "com.google.android.material.bottomsheet.BottomSheetDialog",
      "com.google.android.material.bottomsheet.BottomSheetDragHandleView",
      "com.google.android.material.button.MaterialButton",
    ] { code.use(name) }
    code.block("fun showExampleSheet(context: Context) {") { code in
      code.line("val sheet = BottomSheetDialog(context)")
      code.line("val rows = LinearLayout(context)")
      code.line("rows.orientation = LinearLayout.VERTICAL")
      code.line("rows.addView(BottomSheetDragHandleView(context))")
      writeHeading(of: dialog, into: &code)
      for (index, button) in dialog.buttons.enumerated() {
        let name = "button\(index + 1)"
        code.line("val \(name) = MaterialButton(context, null, androidx.appcompat.R.attr.borderlessButtonStyle)")
        code.line("\(name).text = \(button.label.value.kotlinLiteral)")
        code.line("\(name).gravity = Gravity.START or Gravity.CENTER_VERTICAL")
        if button.role == .destructive { code.line("\(name).setTextColor(\(error(&code)))") }
        if !button.isEnabled { code.line("\(name).isEnabled = false") }
        code.line("\(name).setOnClickListener { sheet.dismiss() }")
        code.line("rows.addView(\(name))")
      }
      code.line("sheet.setContentView(NestedScrollView(context).apply { addView(rows) })")
      code.line("sheet.show()")
    }
  }

  private func writeHeading(of dialog: Dialog, into code: inout CodeWriter) {
    let texts = [("title", dialog.title, "TitleMedium"), ("message", dialog.message, "BodyMedium")]
    guard texts.contains(where: { $0.1 != nil }) else { return }
    code.use("com.google.android.material.textview.MaterialTextView")
    code.line("val inset = (16 * context.resources.displayMetrics.density).toInt()")
    for (name, text, style) in texts {
      guard let text else { continue }
      code.line("val \(name) = MaterialTextView(context)")
      code.line("\(name).text = \(text.value.kotlinLiteral)")
      code.line("\(name).setTextAppearance(com.google.android.material.R.style.TextAppearance_Material3_\(style))")
      code.line("\(name).setPadding(inset, inset / 4, inset, inset / 4)")
      code.line("rows.addView(\(name))")
    }
  }

  /// On a tablet, a menu at the control that opened it; a tap next to it cancels.
  private func writeMenu(_ dialog: Dialog, into code: inout CodeWriter) {
    for name in ["android.view.View", "androidx.appcompat.widget.PopupMenu"] { code.use(name) }
    if dialog.headline != nil {
      code.line("// A popup menu has no heading: the control that opens it says what the choices are about.")
      for text in [dialog.title, dialog.message] {
        if let text { code.line("// \(text.value.kotlinLiteral)") }
      }
    }
    code.block("fun showExampleMenu(anchor: View) {") { code in
      let destructive = dialog.buttons.contains { $0.role == .destructive && !dialog.isCancel($0) }
      if destructive { code.line("val context = anchor.context") }
      code.line("val popup = PopupMenu(anchor.context, anchor)")
      for button in dialog.buttons where !dialog.isCancel(button) {
        var label = button.label.value.kotlinLiteral
        if button.role == .destructive {
          for name in ["color", "buildSpannedString"] { code.use("androidx.core.text." + name) }
          label = "buildSpannedString { color(\(error(&code))) { append(\(label)) } }"
        }
        code.line("popup.menu.add(\(label))\(button.isEnabled ? "" : ".setEnabled(false)")")
      }
      code.line("popup.setOnMenuItemClickListener { true }")
      code.line("popup.show()")
    }
  }

  // MARK: Snackbars

  private func writeSnackbar(_ dialog: Dialog, into code: inout CodeWriter) {
    for name in ["android.view.View", "com.google.android.material.snackbar.Snackbar"] { code.use(name) }
    let action = dialog.buttons.first
    code.block("fun showExampleSnackbar(view: View) {") { code in
      let isNamed = action?.isEnabled == false
      code.line(
        (isNamed ? "val snackbar = " : "")
          + "Snackbar.make(view, \((dialog.message?.value ?? "").kotlinLiteral), \(Dialog.snackbarSeconds * 1000))")
      code.indented { code in
        if let action { code.line(".setAction(\(action.label.value.kotlinLiteral)) { }") }
        if !isNamed { code.line(".show()") }
      }
      guard isNamed else { return }
      code.line(
        "snackbar.view.findViewById<View>(com.google.android.material.R.id.snackbar_action).isEnabled = false")
      code.line("snackbar.show()")
    }
  }
}
