import Dialogs

/// Modal views in SwiftUI: a sheet with a form in a navigation stack.
extension SwiftUICode {
  func writeModal(_ dialog: Dialog, on platform: Platform, into code: inout CodeWriter) {
    code.block("struct ExampleView: View {") { code in
      code.line("@State private var isPresented = false")
      code.blank()
      code.block("var body: some View {") { code in
        code.line("Button(\"Show Modal View\") { isPresented = true }")
        code.indented { code in
          guard let detent = dialog.detent?.value else {
            return code.line(".sheet(isPresented: $isPresented) { ModalView() }")
          }
          code.block(".sheet(isPresented: $isPresented) {") { code in
            code.line("ModalView()")
            code.indented { code in
              code.line(".presentationDetents([\(detent == .medium ? ".medium, " : "").large])")
              code.line(".presentationDragIndicator(.visible)")
            }
          }
        }
      }
    }
    code.blank()

    var names = CodeNames()
    let rows = dialog.content.map { ModalRow($0, names: &names) }
    code.block("struct ModalView: View {") { code in
      code.line("@Environment(\\.dismiss) private var dismiss")
      for case (let name, let initial)? in rows.map(\.state) {
        code.line("@State private var \(name) = \(initial)")
      }
      if dialog.isEditable {
        code.blank()
        let changes = rows.compactMap(\.state).map { "\($0.name) != \($0.initial)" }
        code.line("private var isEdited: Bool { \(changes.joined(separator: " || ")) }")
      }
      code.blank()
      code.block("var body: some View {") { code in
        code.block("NavigationStack {") { code in
          code.block("Form {") { code in
            if let message = dialog.message { code.line("Text(\(key(message)))") }
            for row in rows { write(row, into: &code) }
          }
          if let title = dialog.title { code.line(".navigationTitle(\(key(title)))") }
          code.line(".navigationBarTitleDisplayMode(.inline)")
          if let navigation = dialog.navigation {
            code.block(".toolbar {") { code in writeBar(navigation, of: dialog, on: platform, into: &code) }
          }
        }
        if dialog.isEditable { code.line(".interactiveDismissDisabled(isEdited)") }
      }
    }
  }

  private func write(_ row: ModalRow, into code: inout CodeWriter) {
    switch row.row {
    case .text(let text): code.line("Text(\(key(text)))")
    case .field(let label, _): code.line("TextField(\(key(label)), text: $\(row.name))")
    case .toggle(let label, _): code.line("Toggle(\(key(label)), isOn: $\(row.name))")
    case .image(let path): code.line("Image(\(path.imageName.swiftLiteral)).resizable().scaledToFit()")
    }
  }

  private func writeBar(
    _ navigation: Dialog.Navigation, of dialog: Dialog, on platform: Platform, into code: inout CodeWriter
  ) {
    if let leading = navigation.leading {
      let goesBack = dialog.goesBack(leading)
      let role = goesBack ? "" : leading.role == .destructive ? ", role: .destructive" : ", role: .cancel"
      let symbol =
        platform.facts.hasSymbolInBar ? ", systemImage: \"\(goesBack ? "chevron.backward" : "xmark")\"" : ""
      code.block("ToolbarItem(placement: .\(goesBack ? "topBarLeading" : "cancellationAction")) {") { code in
        code.line("Button(\(key(leading.label))\(symbol)\(role)) { dismiss() }")
        if !leading.isEnabled { code.indented { $0.line(".disabled(true)") } }
      }
    }
    if let trailing = navigation.trailing {
      let role = trailing.role == .destructive ? ", role: .destructive" : ""
      code.block("ToolbarItem(placement: .confirmationAction) {") { code in
        code.line("Button(\(key(trailing.label))\(role)) { dismiss() }")
        if !trailing.isEnabled { code.indented { $0.line(".disabled(\(dialog.isEditable ? "!isEdited" : "true"))") } }
      }
    }
  }
}

/// A row of a modal view with the variable for its editable value.
private struct ModalRow {
  let row: Dialog.ContentRow
  let name: String
  /// The variable with its initial value in Swift.
  let state: (name: String, initial: String)?

  init(_ row: Dialog.ContentRow, names: inout CodeNames) {
    self.row = row
    switch row {
    case .field(let label, let value):
      name = names.name(for: label.value, else: "text")
      state = (name, (value?.value ?? "").swiftLiteral)
    case .toggle(let label, let isOn):
      name = names.name(for: label.value, else: "isOn")
      state = (name, isOn ? "true" : "false")
    case .text, .image:
      name = ""
      state = nil
    }
  }
}
