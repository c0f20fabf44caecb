package import Dialogs

/// Flutter: Cupertino widgets on Apple platforms, Material widgets on Android.
package struct FlutterCode: CodeFramework {
  package let toolkit = Toolkit.flutter
  package let name = "Flutter"
  package let language = "dart"

  package func write(_ dialog: Dialog, on platform: Platform, into code: inout CodeWriter) {
    let isApple = platform.toolkits.contains(.uiKit)
    // A snackbar is one of Material on every platform.
    let library = isApple && dialog.kind.value != .snackbar ? "cupertino" : "material"
    code.line("import 'package:flutter/\(library).dart';")
    code.blank()
    // On Apple's systems, symbols in bars came with version 26.
    if isApple, platform.facts.hasSymbolInBar, dialog.kind.value != .snackbar {
      code.line("// Flutter draws this in the look of iOS 18.")
    }
    switch dialog.kind.value {
    case .alert: writeAlert(dialog, isApple: isApple, on: platform, into: &code)
    case .actionSheet:
      if isApple {
        writeActionSheet(dialog, on: platform, into: &code)
      } else if platform.facts.isTablet {
        writeMenu(dialog, into: &code)
      } else {
        writeBottomSheet(dialog, into: &code)
      }
    case .modal:
      writeModal(
        dialog, isApple ? .sheet : platform.facts.isTablet ? .dialog : dialog.detent == nil ? .screen : .bottomSheet,
        into: &code)
    case .snackbar: writeSnackbar(dialog, into: &code)
    }
  }

  func text(_ text: SourcedText) -> String { "const Text(\(text.value.dartLiteral))" }

  /// A function that shows a widget by calling another one.
  func function(
    _ name: String, calling call: String, into code: inout CodeWriter, _ arguments: (inout CodeWriter) -> Void
  ) {
    code.block("Future<void> \(name)(BuildContext context) {") { code in
      code.block("return \(call)<void>(", ");") { code in
        code.line("context: context,")
        arguments(&code)
      }
    }
  }

  /// A widget with a state if `fields` declare one.
  ///
  /// - Parameter parameter: the type and the name of a parameter, or nil for none.
  func widget(
    _ name: String, parameter: (type: String, name: String)? = nil, fields: [String], disposing controllers: [String],
    into code: inout CodeWriter, _ build: (inout CodeWriter) -> Void
  ) {
    code.blank()
    let hasState = !fields.isEmpty
    code.block("class \(name) extends \(hasState ? "StatefulWidget" : "StatelessWidget") {") { code in
      code.line("const \(name)({super.key\(parameter.map { ", this." + $0.name } ?? "")});")
      code.blank()
      if let parameter {
        code.line("final \(parameter.type) \(parameter.name);")
        code.blank()
      }
      code.line("@override")
      if hasState {
        code.line("State<\(name)> createState() => _\(name)State();")
      } else {
        code.block("Widget build(BuildContext context) {", "}", build)
      }
    }
    guard hasState else { return }
    code.blank()
    code.block("class _\(name)State extends State<\(name)> {") { code in
      for field in fields { code.line("\(field)") }
      code.blank()
      if !controllers.isEmpty {
        code.line("@override")
        code.block("void dispose() {") { code in
          for controller in controllers { code.line("\(controller).dispose();") }
          code.line("super.dispose();")
        }
        code.blank()
      }
      code.line("@override")
      code.block("Widget build(BuildContext context) {", "}", build)
    }
  }

  /// A field that holds the text that a person types, and rebuilds the widget after each change.
  func controller(_ name: String, _ initial: SourcedText?) -> String {
    let initial = initial.flatMap { $0.value.isEmpty ? nil : "text: \($0.value.dartLiteral)" } ?? ""
    return "late final \(name) = TextEditingController(\(initial))..addListener(() => setState(() {}));"
  }

  static let close = "() => Navigator.pop(context)"

  // MARK: Alerts

  private func writeAlert(_ dialog: Dialog, isApple: Bool, on platform: Platform, into code: inout CodeWriter) {
    var names = CodeNames()
    let field = dialog.textField.map { ($0, names.name(for: $0.placeholder?.value ?? "", else: "text")) }
    let show = isApple ? "showCupertinoDialog" : "showDialog"
    guard let field else {
      return function("showExampleAlert", calling: show, into: &code) { code in
        writePanel(dialog, nil, isApple: isApple, on: platform, "builder: (context) => ", "),", into: &code)
      }
    }
    function("showExampleAlert", calling: show, into: &code) { code in
      code.line("builder: (context) => const ExampleAlert(),")
    }
    let name = field.1
    widget("ExampleAlert", fields: [controller(name, field.0.value)], disposing: [name], into: &code) { code in
      writePanel(dialog, field, isApple: isApple, on: platform, "return ", ");", into: &code)
    }
  }

  private func writePanel(
    _ dialog: Dialog, _ field: (Dialog.TextField, String)?, isApple: Bool, on platform: Platform, _ head: CodeLine,
    _ foot: CodeLine, into code: inout CodeWriter
  ) {
    code.block(head + (isApple ? "CupertinoAlertDialog(" : "AlertDialog("), foot) { code in
      if !isApple { code.line("scrollable: true,") }
      if let title = dialog.title { code.line("title: \(text(title)),") }
      if let (field, name) = field {
        code.block("content: Column(", "),") { code in
          code.line("mainAxisSize: MainAxisSize.min,")
          if !isApple { code.line("crossAxisAlignment: CrossAxisAlignment.start,") }
          code.block("children: [", "],") { code in
            if let message = dialog.message { code.line("\(text(message)),") }
            writeField(field, name, isApple: isApple, into: &code)
          }
        }
      } else if let message = dialog.message {
        code.line("content: \(text(message)),")
      }
      // A disabled button waits for something else than at first in the field.
      let isReady = field.map { _, name in
        dialog.initialText.map { "\(name).text.isNotEmpty && \(name).text != \($0.dartLiteral)" }
          ?? "\(name).text.isNotEmpty"
      }
      if !isApple, dialog.buttons.count <= 3 { code.line("actionsOverflowDirection: VerticalDirection.up,") }
      code.block("actions: [", "],") { code in
        guard isApple || dialog.buttons.count <= 3 else {
          return code.block("Column(", "),") { code in
            code.line("crossAxisAlignment: CrossAxisAlignment.end,")
            code.block("children: [", "],") { code in
              for index in dialog.buttons.indices { writeButton(index, of: dialog, isReady: isReady, into: &code) }
            }
          }
        }
        for index in order(of: dialog, isApple: isApple, on: platform) {
          if isApple {
            writeAction(index, of: dialog, isReady: isReady, into: &code)
          } else {
            writeButton(index, of: dialog, isReady: isReady, into: &code)
          }
        }
      }
    }
  }

  /// Flutter shows buttons of a row from the leading end, while the first of the list belongs on the trailing side.
  private func order(of dialog: Dialog, isApple: Bool, on platform: Platform) -> [Int] {
    let order = Array(dialog.buttons.indices)
    return isApple && !dialog.hasButtonRow(on: platform) ? order : order.reversed()
  }

  private func writeField(_ field: Dialog.TextField, _ name: String, isApple: Bool, into code: inout CodeWriter) {
    code.block(isApple ? "CupertinoTextField(" : "TextField(", "),") { code in
      code.line("controller: \(name),")
      code.line("autofocus: true,")
      if field.isSecure { code.line("obscureText: true,") }
      guard let placeholder = field.placeholder?.value.dartLiteral else { return }
      code.line(
        isApple ? "placeholder: \(placeholder)," : "decoration: const InputDecoration(labelText: \(placeholder)),")
    }
  }

  /// What a button runs: nothing if it is disabled.
  private func action(_ button: Dialog.Button, isReady: String?) -> String {
    if button.isEnabled { return Self.close }
    return isReady.map { "\($0) ? \(Self.close) : null" } ?? "null"
  }

  private func writeButton(_ index: Int, of dialog: Dialog, isReady: String?, into code: inout CodeWriter) {
    let button = dialog.buttons[index]
    code.block("TextButton(", "),") { code in
      if dialog.markedDefaultIndex == index { code.line("autofocus: true,") }
      if button.role == .destructive {
        code.line("style: TextButton.styleFrom(foregroundColor: \(Self.error)),")
      }
      code.line("onPressed: \(action(button, isReady: isReady)),")
      code.line("child: \(text(button.label)),")
    }
  }

  /// The color of destructive buttons.
  static let error = "Theme.of(context).colorScheme.error"

  private func writeAction(_ index: Int, of dialog: Dialog, isReady: String?, into code: inout CodeWriter) {
    let button = dialog.buttons[index]
    code.block("CupertinoDialogAction(", "),") { code in
      if (dialog.markedDefaultIndex ?? dialog.cancelIndex) == index { code.line("isDefaultAction: true,") }
      if button.role == .destructive { code.line("isDestructiveAction: true,") }
      code.line("onPressed: \(action(button, isReady: isReady)),")
      code.line("child: \(text(button.label)),")
    }
  }

  // MARK: Snackbars

  private func writeSnackbar(_ dialog: Dialog, into code: inout CodeWriter) {
    code.block("void showExampleSnackbar(BuildContext context) {") { code in
      if dialog.buttons.first?.isEnabled == false {
        code.line("// SnackBarAction cannot be disabled: leave it out until it can be chosen.")
      }
      code.block("ScaffoldMessenger.of(context).showSnackBar(", ");") { code in
        code.block("SnackBar(", "),") { code in
          code.line("content: const Text(\((dialog.message?.value ?? "").dartLiteral)),")
          code.line("duration: const Duration(seconds: \(Dialog.snackbarSeconds)),")
          guard let action = dialog.buttons.first else { return }
          // With an action, it would stay until someone dismisses it.
          code.line("persist: false,")
          code.line("action: SnackBarAction(label: \(action.label.value.dartLiteral), onPressed: () {}),")
        }
      }
    }
  }
}
