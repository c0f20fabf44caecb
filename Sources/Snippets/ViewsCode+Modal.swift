import Dialogs

/// Modal views on Android as fragments of a dialog.
extension ViewsCode {
  func writeModal(_ dialog: Dialog, isContained: Bool, into code: inout CodeWriter) {
    // A sheet that can be dragged is one on phones only.
    let detent = isContained ? nil : dialog.detent?.value
    for name in [
      "android.os.Bundle", "android.view.LayoutInflater", "android.view.View", "android.view.ViewGroup",
      "android.widget.LinearLayout", "androidx.core.widget.NestedScrollView",
      "com.google.android.material.appbar.MaterialToolbar",
    ] { code.use(name) }
    let base = detent == nil ? "DialogFragment" : "BottomSheetDialogFragment"
    code.use(
      detent == nil ? "androidx.fragment.app.DialogFragment" : "com.google.android.material.bottomsheet." + base)
    code.line("// ExampleFragment().show(supportFragmentManager, null)")
    code.block("class ExampleFragment : \(base)() {") { code in
      if detent == nil, !isContained { writeStyle(&code) }
      let head: CodeLine = "override fun onCreateView("
      code.block(head, "): View {") { code in
        code.line("inflater: LayoutInflater,")
        code.line("container: ViewGroup?,")
        code.line("savedInstanceState: Bundle?,")
      }
      code.indented { writeContent(of: dialog, into: &$0) }
      code.line("}")
      if let detent { writeStart(detent, into: &code) }
    }
  }

  private func writeStyle(_ code: inout CodeWriter) {
    code.block("override fun onCreate(savedInstanceState: Bundle?) {") { code in
      code.line("super.onCreate(savedInstanceState)")
      code.line("setStyle(STYLE_NORMAL, com.google.android.material.R.style.Theme_Material3_DayNight_NoActionBar)")
    }
    code.blank()
  }

  private func writeStart(_ detent: Dialog.Detent, into code: inout CodeWriter) {
    code.use("com.google.android.material.bottomsheet.BottomSheetBehavior")
    code.use("com.google.android.material.bottomsheet.BottomSheetDialog")
    code.blank()
    code.block("override fun onStart() {") { code in
      code.line("super.onStart()")
      code.line("val behavior = (dialog as BottomSheetDialog).behavior")
      code.line(
        "behavior.state = BottomSheetBehavior.STATE_\(detent == .large ? "EXPANDED" : "HALF_EXPANDED")")
      if detent == .large {
        code.line("behavior.skipCollapsed = true")
      } else {
        code.line("behavior.isFitToContents = false")
      }
    }
  }

  private func writeContent(of dialog: Dialog, into code: inout CodeWriter) {
    code.line("val context = inflater.context")
    code.line("val content = LinearLayout(context)")
    code.line("content.orientation = LinearLayout.VERTICAL")
    code.line("val inset = (16 * context.resources.displayMetrics.density).toInt()")
    code.line("content.setPadding(inset, 0, inset, inset)")
    writeBar(of: dialog, into: &code)
    let waits = dialog.isEditable && dialog.navigation?.trailing?.isEnabled == false
    var names = CodeNames()
    if let message = dialog.message { writeText(message, names.name(for: "text", else: "text"), into: &code) }
    var (changes, listeners): ([String], [String]) = ([], [])
    for row in dialog.content {
      switch row {
      case .text(let text): writeText(text, names.name(for: "text", else: "text"), into: &code)
      case .image(let path): writeImage(path, names.name(for: "image", else: "image"), into: &code)
      case .field(let label, let value):
        let name = names.name(for: label.value, else: "field")
        writeField(label, value, name, into: &code)
        changes.append("\(name).text.toString() != \((value?.value ?? "").kotlinLiteral)")
        listeners.append("\(name).doAfterTextChanged { update() }")
        if waits { code.use("androidx.core.widget.doAfterTextChanged") }
      case .toggle(let label, let isOn):
        let name = names.name(for: label.value, else: "toggle")
        writeToggle(label, isOn, name, into: &code)
        changes.append("\(name).isChecked != \(isOn)")
        listeners.append("\(name).setOnCheckedChangeListener { _, _ -> update() }")
      }
    }
    if waits {
      code.block("fun update() {") { $0.line("done.isEnabled = \(changes.joined(separator: " || "))") }
      for listener in listeners { code.line("\(listener)") }
    }
    code.line("val panel = LinearLayout(context)")
    code.line("panel.orientation = LinearLayout.VERTICAL")
    code.line("panel.addView(toolbar)")
    code.line("panel.addView(NestedScrollView(context).apply { addView(content) })")
    code.line("return panel")
  }

  private func writeBar(of dialog: Dialog, into code: inout CodeWriter) {
    code.line("val toolbar = MaterialToolbar(context)")
    if let title = dialog.title { code.line("toolbar.title = \(title.value.kotlinLiteral)") }
    if let leading = dialog.navigation?.leading {
      let icon = dialog.goesBack(leading) ? "abc_ic_ab_back_material" : "abc_ic_clear_material"
      code.line("toolbar.setNavigationIcon(androidx.appcompat.R.drawable.\(icon))")
      code.line("toolbar.navigationContentDescription = \(leading.label.value.kotlinLiteral)")
      code.line(
        leading.isEnabled
          ? "toolbar.setNavigationOnClickListener { dismiss() }"
          : "// It is disabled: the icon has no listener.")
    }
    guard let trailing = dialog.navigation?.trailing else { return }
    code.use("android.view.MenuItem")
    code.line("val done = toolbar.menu.add(\(trailing.label.value.kotlinLiteral))")
    code.line("done.setShowAsAction(MenuItem.SHOW_AS_ACTION_ALWAYS)")
    if !trailing.isEnabled { code.line("done.isEnabled = false") }
    code.block("done.setOnMenuItemClickListener {") { code in
      code.line("dismiss()")
      code.line("true")
    }
  }

  private func writeText(_ text: SourcedText, _ name: String, into code: inout CodeWriter) {
    code.use("com.google.android.material.textview.MaterialTextView")
    code.line("val \(name) = MaterialTextView(context)")
    code.line("\(name).text = \(text.value.kotlinLiteral)")
    code.line("content.addView(\(name))")
  }

  private func writeImage(_ path: SourcedText, _ name: String, into code: inout CodeWriter) {
    code.use("android.widget.ImageView")
    code.line("val \(name) = ImageView(context)")
    code.line("\(name).setImageResource(R.drawable.\(path.resourceName))")
    code.line("content.addView(\(name))")
  }

  private func writeField(_ label: SourcedText, _ value: SourcedText?, _ name: String, into code: inout CodeWriter) {
    code.use("com.google.android.material.textfield.TextInputEditText")
    code.use("com.google.android.material.textfield.TextInputLayout")
    code.line("val \(name)Layout = TextInputLayout(context)")
    code.line("\(name)Layout.hint = \(label.value.kotlinLiteral)")
    code.line("val \(name) = TextInputEditText(\(name)Layout.context)")
    if let value, !value.value.isEmpty { code.line("\(name).setText(\(value.value.kotlinLiteral))") }
    code.line("\(name)Layout.addView(\(name))")
    code.line("content.addView(\(name)Layout)")
  }

  private func writeToggle(_ label: SourcedText, _ isOn: Bool, _ name: String, into code: inout CodeWriter) {
    code.use("com.google.android.material.materialswitch.MaterialSwitch")
    code.line("val \(name) = MaterialSwitch(context)")
    code.line("\(name).text = \(label.value.kotlinLiteral)")
    if isOn { code.line("\(name).isChecked = true") }
    code.line("content.addView(\(name))")
  }
}
