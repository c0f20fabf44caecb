package import Dialogs

/// UIKit: `UIAlertController` for alerts and action sheets, which become popovers on iPad.
package struct UIKitCode: CodeFramework {
  package let toolkit = Toolkit.uiKit
  package let name = "UIKit"
  package let language = "swift"

  package func write(_ dialog: Dialog, on platform: Platform, into code: inout CodeWriter) {
    code.line("import UIKit")
    code.blank()
    switch dialog.kind.value {
    case .alert: writeAlert(dialog, on: platform, into: &code)
    case .actionSheet: writeSheet(dialog, on: platform, into: &code)
    case .modal: writeModal(dialog, on: platform, into: &code)
    case .snackbar: writeSnackbar(dialog, into: &code)
    }
  }

  private func writeAlert(_ dialog: Dialog, on platform: Platform, into code: inout CodeWriter) {
    code.block("extension UIViewController {") { code in
      code.block("func presentAlert() {") { code in
        writeController("alert", ".alert", dialog, into: &code)
        let waiting = dialog.textField == nil ? nil : dialog.buttons.firstIndex { !$0.isEnabled }
        for index in dialog.uiKitOrder(on: platform) {
          writeAction(index, of: dialog, to: "alert", name: index == waiting ? "confirm" : nil, into: &code)
        }
        if let field = dialog.textField { writeField(field, enables: waiting != nil, into: &code) }
        code.line("present(alert, animated: true)")
      }
    }
  }

  private func writeSheet(_ dialog: Dialog, on platform: Platform, into code: inout CodeWriter) {
    let hasSource = !platform.facts.attachesSheetToSource || dialog.source != nil
    code.block("extension UIViewController {") { code in
      code.block("func presentActionSheet(\(hasSource ? "from sender: UIView" : "")) {") { code in
        writeController("sheet", ".actionSheet", dialog, into: &code)
        for index in dialog.buttons.indices { writeAction(index, of: dialog, to: "sheet", name: nil, into: &code) }
        if hasSource {
          code.line("// On iPad and since iOS 26, it comes from what opened it.")
          code.line("sheet.popoverPresentationController?.sourceItem = sender")
        } else {
          code.line("// Without a source, it is in the middle, with Cancel. iPad requires a source.")
        }
        code.line("present(sheet, animated: true)")
      }
    }
  }

  private func writeController(_ name: String, _ style: String, _ dialog: Dialog, into code: inout CodeWriter) {
    code.block("let \(name) = UIAlertController(", ")") { code in
      code.line("title: \(literal(dialog.title)),")
      code.line("message: \(literal(dialog.message)),")
      code.line("preferredStyle: \(style)")
    }
  }

  private func literal(_ text: SourcedText?) -> String { text?.value.swiftLiteral ?? "nil" }

  /// Adds an action; one that is used later gets a name.
  private func writeAction(
    _ index: Int, of dialog: Dialog, to controller: String, name: String?, into code: inout CodeWriter
  ) {
    let button = dialog.buttons[index]
    let cancels = dialog.isCancel(button)
    let style = cancels ? ".cancel" : button.role == .destructive ? ".destructive" : ".default"
    let action =
      "UIAlertAction(title: \(button.label.value.swiftLiteral), style: \(style))" + (cancels ? "" : " { _ in }")
    let isPreferred = dialog.kind.value == .alert && dialog.markedDefaultIndex == index
    guard name != nil || isPreferred || !button.isEnabled else {
      return code.line("\(controller).addAction(\(action))")
    }
    let name = name ?? "action\(index + 1)"
    code.line("let \(name) = \(action)")
    if !button.isEnabled { code.line("\(name).isEnabled = false") }
    code.line("\(controller).addAction(\(name))")
    if isPreferred { code.line("\(controller).preferredAction = \(name)") }
  }

  private func writeField(_ field: Dialog.TextField, enables: Bool, into code: inout CodeWriter) {
    code.block("alert.addTextField { field in") { code in
      if let placeholder = field.placeholder { code.line("field.placeholder = \(placeholder.value.swiftLiteral)") }
      if let value = field.value { code.line("field.text = \(value.value.swiftLiteral)") }
      if field.isSecure { code.line("field.isSecureTextEntry = true") }
      if enables {
        if let value = field.value, !value.value.isEmpty {
          code.block("let enable = UIAction { [weak field] _ in", "}") { code in
            code.line("guard let field else { return }")
            code.line("confirm.isEnabled = field.hasText && field.text != \(value.value.swiftLiteral)")
          }
        } else {
          code.line("let enable = UIAction { [weak field] _ in confirm.isEnabled = field?.hasText == true }")
        }
        code.line("field.addAction(enable, for: .editingChanged)")
      }
      if field.placeholder == nil && field.value == nil && !field.isSecure && !enables {
        code.line("field.clearButtonMode = .whileEditing")
      }
    }
  }

  // MARK: Snackbars

  private func writeSnackbar(_ dialog: Dialog, into code: inout CodeWriter) {
    code.block("extension UIViewController {") { code in
      code.block("func showSnackbar() {") { code in
        code.line("let label = UILabel()")
        code.line("label.text = \((dialog.message?.value ?? "").swiftLiteral)")
        code.line("label.textColor = .white")
        code.line("label.numberOfLines = 0")
        code.line("label.font = .preferredFont(forTextStyle: .body)")
        code.line("let snackbar = UIStackView(arrangedSubviews: [label])")
        if let action = dialog.buttons.first {
          code.block("let action = UIAction(title: \(action.label.value.swiftLiteral)) { [weak snackbar] _ in") {
            code in
            code.line("snackbar?.removeFromSuperview()")
          }
          code.line("let button = UIButton(type: .system, primaryAction: action)")
          if !action.isEnabled { code.line("button.isEnabled = false") }
          code.line("button.setContentCompressionResistancePriority(.required, for: .horizontal)")
          code.line("snackbar.addArrangedSubview(button)")
        }
        for line in [
          "snackbar.spacing = 16", "snackbar.isLayoutMarginsRelativeArrangement = true",
          "snackbar.layoutMargins = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)",
          "snackbar.backgroundColor = .black.withAlphaComponent(0.85)", "snackbar.layer.cornerRadius = 8",
          "snackbar.translatesAutoresizingMaskIntoConstraints = false", "view.addSubview(snackbar)",
        ] as [CodeLine] { code.line(line) }
        code.line("let guide = view.safeAreaLayoutGuide")
        code.block("NSLayoutConstraint.activate([", "])") { code in
          for (edge, distance) in [("leading", "16"), ("trailing", "-16"), ("bottom", "-16")] {
            code.line(
              "snackbar.\(edge)Anchor.constraint(equalTo: guide.\(edge)Anchor, constant: \(distance)),")
          }
        }
        code.line("UIAccessibility.post(notification: .announcement, argument: label.text)")
        code.block("DispatchQueue.main.asyncAfter(deadline: .now() + \(Dialog.snackbarSeconds)) { [weak snackbar] in") {
          code in
          code.line("snackbar?.removeFromSuperview()")
        }
      }
    }
  }
}
