package import Dialogs
import Writing

/// SwiftUI: `alert`, `confirmationDialog`, `sheet`; a snackbar, which SwiftUI lacks, as an overlay.
package struct SwiftUICode: CodeFramework {
  package let toolkit = Toolkit.swiftUI
  package let name = "SwiftUI"
  package let language = "swift"

  package func write(_ dialog: Dialog, on platform: Platform, into code: inout CodeWriter) {
    code.line("import SwiftUI")
    code.blank()
    switch dialog.kind.value {
    case .alert, .actionSheet: writeAlert(dialog, on: platform, into: &code)
    case .modal: writeModal(dialog, on: platform, into: &code)
    case .snackbar: writeSnackbar(dialog, into: &code)
    }
  }

  // MARK: Alerts and action sheets

  private func writeAlert(_ dialog: Dialog, on platform: Platform, into code: inout CodeWriter) {
    let isAlert = dialog.kind.value == .alert
    var names = CodeNames()
    let field = dialog.textField.map { ($0, names.name(for: $0.placeholder?.value ?? "", else: "text")) }
    let suppression = platform.has(.suppression) ? dialog.suppression : nil
    code.block("struct ExampleView: View {") { code in
      code.line("@State private var isPresented = false")
      if let (field, name) = field {
        code.line("@State private var \(name) = \((field.value?.value ?? "").swiftLiteral)")
      }
      if suppression != nil { code.line("@AppStorage(\"isSuppressed\") private var isSuppressed = false") }
      code.blank()
      code.block("var body: some View {") { code in
        let show = suppression == nil ? "true" : "!isSuppressed"
        code.line("Button(\"Show \(isAlert ? "Alert" : "Action Sheet")\") { isPresented = \(show) }")
        code.indented { code in
          if !isAlert, platform.facts.attachesSheetToSource, dialog.source == nil {
            code.line("// Shown over the button, without Cancel. UIKit can show it in the middle, with Cancel.")
          }
          if isAlert {
            code.line(".alert(\(key(dialog.title)), isPresented: $isPresented) {")
          } else {
            code.block(".confirmationDialog(", ") {") { code in
              code.line("\(key(dialog.title)),")
              code.line("isPresented: $isPresented,")
              code.line("titleVisibility: \(dialog.title == nil ? ".hidden" : ".visible")")
            }
          }
          code.indented { code in
            if let (field, name) = field {
              code.line("\(field.isSecure ? "SecureField" : "TextField")(\(key(field.placeholder)), text: $\(name))")
            }
            for index in dialog.uiKitOrder(on: platform) {
              writeButton(index, of: dialog, on: platform, field: field?.1, into: &code)
            }
            if platform.has(.help), dialog.help?.value == true { code.line("HelpLink {}") }
          }
          if let message = dialog.message {
            code.block("} message: {") { code in code.line("Text(\(key(message)))") }
          } else {
            code.line("}")
          }
          if platform.has(.icon) { writeMacElements(of: dialog, into: &code) }
        }
      }
    }
  }

  private func writeButton(
    _ index: Int, of dialog: Dialog, on platform: Platform, field: String?, into code: inout CodeWriter
  ) {
    let button = dialog.buttons[index]
    let role = dialog.isCancel(button) ? ", role: .cancel" : button.role == .destructive ? ", role: .destructive" : ""
    code.line("Button(\(key(button.label))\(role)) {}")
    code.indented { code in
      if !button.isEnabled { code.line(".disabled(\(waits(for: field, of: dialog)))") }
      if isDefault(index, of: dialog, on: platform) { code.line(".keyboardShortcut(.defaultAction)") }
    }
  }

  /// The condition for a disabled button: until something else than at first is in the field, if there is one.
  private func waits(for field: String?, of dialog: Dialog) -> String {
    guard let field else { return "true" }
    guard let initial = dialog.initialText else { return field + ".isEmpty" }
    return "\(field).isEmpty || \(field) == \(initial.swiftLiteral)"
  }

  /// Whether a button must be marked to respond to Return, because the system would choose another.
  private func isDefault(_ index: Int, of dialog: Dialog, on platform: Platform) -> Bool {
    if platform.toolkits.contains(.uiKit) {
      return dialog.kind.value == .alert && dialog.markedDefaultIndex == index
    }
    return platform.toolkits.contains(.appKit) && dialog.defaultIndex == index && index > 0
  }

  private func writeMacElements(of dialog: Dialog, into code: inout CodeWriter) {
    switch dialog.icon?.value {
    case .caution: code.line(".dialogSeverity(.critical)")
    case .image(let path):
      code.line(".dialogIcon(Image(\(SourcedText(path, range: 0..<0).imageName.swiftLiteral)))")
    case .app, nil: break
    }
    if let suppression = dialog.suppression {
      code.line(".dialogSuppressionToggle(\(key(suppression)), isSuppressed: $isSuppressed)")
    }
    if dialog.accessory != nil { code.line("// SwiftUI’s alerts have no accessory view; AppKit’s have.") }
  }

  // MARK: Snackbars

  private func writeSnackbar(_ dialog: Dialog, into code: inout CodeWriter) {
    code.block("struct ExampleView: View {") { code in
      code.line("@State private var isPresented = false")
      code.blank()
      code.block("var body: some View {") { code in
        code.line("Button(\"Show Snackbar\") { isPresented = true }")
        code.indented { code in
          code.line(".frame(maxWidth: .infinity, maxHeight: .infinity)")
          code.block(".overlay(alignment: .bottom) {") { code in code.line("if isPresented { snackbar }") }
          code.line(".animation(.default, value: isPresented)")
        }
      }
      code.blank()
      code.block("private var snackbar: some View {") { code in
        code.block("HStack {") { code in
          code.line("Text(\(key(dialog.message)))")
          code.indented { $0.line(".frame(maxWidth: .infinity, alignment: .leading)") }
          if let action = dialog.buttons.first {
            code.line("Button(\(key(action.label))) { isPresented = false }")
            if !action.isEnabled { code.indented { $0.line(".disabled(true)") } }
          }
        }
        for modifier in [
          ".padding()", ".foregroundStyle(.white)", ".background(.black.opacity(0.85), in: .rect(cornerRadius: 8))",
          ".padding()", ".transition(.move(edge: .bottom).combined(with: .opacity))",
        ] as [CodeLine] { code.line(modifier) }
        code.block(".task {") { code in
          let message = (dialog.message?.value ?? "").swiftLiteral
          code.line("UIAccessibility.post(notification: .announcement, argument: \(message))")
          code.line("try? await Task.sleep(for: .seconds(\(Dialog.snackbarSeconds)))")
          code.line("isPresented = false")
        }
      }
    }
  }

  /// A text as a localization key, or as a verbatim string if a key would be read as Markdown or as a format.
  func key(_ text: SourcedText?) -> String {
    guard let text else { return "\"\"" }
    let literal = text.value.swiftLiteral
    return literal.utf8.contains { Self.isMarkup($0) } || literal.holds("://") ? literal + " as String" : literal
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"),
      UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "%"):
      true
    default: false
    }
  }
}
