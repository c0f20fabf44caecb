import Dialogs

/// Modal views in UIKit: a view controller whose bar buttons cancel and complete the task.
extension UIKitCode {
  func writeModal(_ dialog: Dialog, on platform: Platform, into code: inout CodeWriter) {
    var names = CodeNames()
    let rows = dialog.content.map { ($0, Self.name(of: $0, &names)) }
    code.line("// present(UINavigationController(rootViewController: ModalViewController()), animated: true)")
    code.block("final class ModalViewController: UIViewController {") { code in
      for (row, name) in rows where row.isEditable {
        code.line("private let \(name) = \(row.isToggle ? "UISwitch" : "UITextField")()")
      }
      if rows.contains(where: { $0.0.isEditable }) { code.blank() }
      code.block("override func viewDidLoad() {") { code in
        code.line("super.viewDidLoad()")
        if let title = dialog.title { code.line("title = \(title.value.swiftLiteral)") }
        code.line("view.backgroundColor = .systemBackground")
        if let detent = dialog.detent?.value {
          code.line("let sheet = navigationController?.sheetPresentationController")
          code.line("sheet?.detents = [\(detent == .medium ? ".medium(), " : "").large()]")
          code.line("sheet?.prefersGrabberVisible = true")
        }
        writeBar(dialog, on: platform, into: &code)
        code.blank()
        writeStack(dialog, rows, into: &code)
      }
      if dialog.isEditable { writeEdit(dialog, into: &code) }
      let hasToggle = dialog.content.contains { $0.isToggle }
      if hasToggle || dialog.message != nil || dialog.content.contains(where: { $0.isText }) { writeLabel(into: &code) }
      if hasToggle { writeLabelled(into: &code) }
    }
  }

  private static func name(of row: Dialog.ContentRow, _ names: inout CodeNames) -> String {
    switch row {
    case .field(let label, _): names.name(for: label.value, else: "text", suffix: "Field")
    case .toggle(let label, _): names.name(for: label.value, else: "option", suffix: "Switch")
    case .text, .image: ""
    }
  }

  private func writeBar(_ dialog: Dialog, on platform: Platform, into code: inout CodeWriter) {
    let dismiss = "{ [weak self] _ in self?.dismiss(animated: true) }"
    if let leading = dialog.navigation?.leading {
      code.block("navigationItem.leftBarButtonItem = UIBarButtonItem(", ")") { code in
        // With an image, the title is only read out.
        let symbol = dialog.goesBack(leading) ? "chevron.backward" : "xmark"
        let image = platform.facts.hasSymbolInBar ? ", image: UIImage(systemName: \"\(symbol)\")" : ""
        code.line("primaryAction: UIAction(title: \(leading.label.value.swiftLiteral)\(image)) \(dismiss)")
      }
      if !leading.isEnabled { code.line("navigationItem.leftBarButtonItem?.isEnabled = false") }
    }
    if let trailing = dialog.navigation?.trailing {
      code.block("let done = UIBarButtonItem(", ")") { code in
        code.line("primaryAction: UIAction(title: \(trailing.label.value.swiftLiteral)) \(dismiss)")
      }
      code.line("done.style = .done")
      if trailing.role == .destructive { code.line("done.tintColor = .systemRed") }
      if !trailing.isEnabled { code.line("done.isEnabled = false") }
      code.line("navigationItem.rightBarButtonItem = done")
    }
  }

  private func writeStack(_ dialog: Dialog, _ rows: [(Dialog.ContentRow, String)], into code: inout CodeWriter) {
    code.line("let stack = UIStackView()")
    code.line("stack.axis = .vertical")
    code.line("stack.spacing = 16")
    if let message = dialog.message { writeText(message, into: &code) }
    if dialog.isEditable { code.line("let edit = UIAction { [weak self] _ in self?.edit() }") }
    for (row, name) in rows {
      switch row {
      case .text(let text): writeText(text, into: &code)
      case .image(let path):
        code.line("stack.addArrangedSubview(UIImageView(image: UIImage(named: \(path.imageName.swiftLiteral))))")
      case .field(let label, let value):
        code.line("\(name).placeholder = \(label.value.swiftLiteral)")
        if let value { code.line("\(name).text = \(value.value.swiftLiteral)") }
        if dialog.isEditable { code.line("\(name).addAction(edit, for: .editingChanged)") }
        code.line("stack.addArrangedSubview(\(name))")
      case .toggle(let label, let isOn):
        if isOn { code.line("\(name).isOn = true") }
        if dialog.isEditable { code.line("\(name).addAction(edit, for: .valueChanged)") }
        code.line("stack.addArrangedSubview(labelled(\(label.value.swiftLiteral), \(name)))")
      }
    }
    code.line("stack.translatesAutoresizingMaskIntoConstraints = false")
    code.line("view.addSubview(stack)")
    code.line("let guide = view.layoutMarginsGuide")
    code.block("NSLayoutConstraint.activate([", "])") { code in
      code.line("stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),")
      code.line("stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),")
      code.line("stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),")
    }
  }

  private func writeText(_ text: SourcedText, into code: inout CodeWriter) {
    code.line("stack.addArrangedSubview(label(\(text.value.swiftLiteral)))")
  }

  /// After an edit, a swipe no longer dismisses the view.
  private func writeEdit(_ dialog: Dialog, into code: inout CodeWriter) {
    code.blank()
    code.block("private func edit() {") { code in
      code.line("isModalInPresentation = true")
      if dialog.navigation?.trailing?.isEnabled == false {
        code.line("navigationItem.rightBarButtonItem?.isEnabled = true")
      }
    }
  }

  private func writeLabel(into code: inout CodeWriter) {
    code.blank()
    code.block("private func label(_ text: String) -> UILabel {") { code in
      code.line("let label = UILabel()")
      code.line("label.text = text")
      code.line("label.numberOfLines = 0")
      code.line("return label")
    }
  }

  private func writeLabelled(into code: inout CodeWriter) {
    code.blank()
    code.block("private func labelled(_ text: String, _ control: UIView) -> UIView {") { code in
      code.line("control.accessibilityLabel = text")
      code.line("return UIStackView(arrangedSubviews: [label(text), control])")
    }
  }
}

extension Dialog.ContentRow {
  fileprivate var isToggle: Bool { if case .toggle = self { true } else { false } }

  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
