import Dialogs

/// Action sheets in Flutter.
extension FlutterCode {
  func writeActionSheet(_ dialog: Dialog, on platform: Platform, into code: inout CodeWriter) {
    if platform.facts.isTablet {
      code.line("// Flutter shows action sheets at the bottom of the screen on iPad, too, not in a popover.")
    }
    if dialog.buttons.contains(where: { !$0.isEnabled }) {
      code.line("// CupertinoActionSheetAction cannot be disabled: leave it out until it can be chosen.")
    }
    function("showExampleSheet", calling: "showCupertinoModalPopup", into: &code) { code in
      code.block("builder: (context) => CupertinoActionSheet(", "),") { code in
        if let title = dialog.title { code.line("title: \(text(title)),") }
        if let message = dialog.message { code.line("message: \(text(message)),") }
        let cancel = dialog.cancelIndex
        code.block("actions: [", "],") { code in
          for index in dialog.buttons.indices where index != cancel {
            writeAction(dialog.buttons[index], "CupertinoActionSheetAction(", into: &code)
          }
        }
        guard let cancel else { return }
        writeAction(
          dialog.buttons[cancel], "cancelButton: CupertinoActionSheetAction(", isDefault: true, into: &code)
      }
    }
  }

  private func writeAction(
    _ button: Dialog.Button, _ head: CodeLine, isDefault: Bool = false, into code: inout CodeWriter
  ) {
    code.block(head, "),") { code in
      if isDefault { code.line("isDefaultAction: true,") }
      if button.role == .destructive { code.line("isDestructiveAction: true,") }
      code.line("onPressed: \(Self.close),")
      code.line("child: \(text(button.label)),")
    }
  }

  func writeBottomSheet(_ dialog: Dialog, into code: inout CodeWriter) {
    function("showExampleSheet", calling: "showModalBottomSheet", into: &code) { code in
      code.line("isScrollControlled: true,")
      code.line("showDragHandle: true,")
      code.line("useSafeArea: true,")
      code.block("builder: (context) => SingleChildScrollView(", "),") { code in
        code.block("child: Column(", "),") { code in
          code.line("mainAxisSize: MainAxisSize.min,")
          code.line("crossAxisAlignment: CrossAxisAlignment.start,")
          code.block("children: [", "],") { code in
            writeHeading(of: dialog, inset: 16, into: &code)
            for button in dialog.buttons { writeRow(button, into: &code) }
          }
        }
      }
    }
  }

  private func writeRow(_ button: Dialog.Button, into code: inout CodeWriter) {
    code.block("ListTile(", "),") { code in
      if !button.isEnabled { code.line("enabled: false,") }
      if button.role == .destructive { code.line("textColor: \(Self.error),") }
      code.line("title: \(text(button.label)),")
      code.line("onTap: \(Self.close),")
    }
  }

  private func writeHeading(of dialog: Dialog, inset: Int, into code: inout CodeWriter) {
    for (text, style) in [(dialog.title, "titleMedium"), (dialog.message, "bodyMedium")] {
      guard let text else { continue }
      code.block("Padding(", "),") { code in
        code.line("padding: const EdgeInsets.symmetric(horizontal: \(inset), vertical: 4),")
        code.line("child: Text(\(text.value.dartLiteral), style: Theme.of(context).textTheme.\(style)),")
      }
    }
  }

  /// On a tablet, a menu at the control that opens it; a tap next to it cancels.
  func writeMenu(_ dialog: Dialog, into code: inout CodeWriter) {
    code.block("class ExampleMenu extends StatelessWidget {") { code in
      code.line("const ExampleMenu({super.key});")
      code.blank()
      code.line("@override")
      code.block("Widget build(BuildContext context) {") { code in
        code.block("return MenuAnchor(", ");") { code in
          code.block("menuChildren: [", "],") { code in
            writeHeading(of: dialog, inset: 12, into: &code)
            for button in dialog.buttons where !dialog.isCancel(button) {
              code.block("MenuItemButton(", "),") { code in
                if button.role == .destructive {
                  code.line("style: MenuItemButton.styleFrom(foregroundColor: \(Self.error)),")
                }
                code.line("onPressed: \(button.isEnabled ? "() {}" : "null"),")
                code.line("child: \(text(button.label)),")
              }
            }
          }
          code.block("builder: (context, controller, child) => TextButton(", "),") { code in
            code.line("onPressed: () => controller.isOpen ? controller.close() : controller.open(),")
            code.line("child: const Text('Show menu'),")
          }
        }
      }
    }
  }
}
