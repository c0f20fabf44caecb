import Dialogs

/// Modal views in Flutter.
extension FlutterCode {
  /// What a modal view is shown as.
  enum Frame {
    /// A sheet on Apple platforms.
    case sheet
    /// A sheet that can be dragged, on an Android phone.
    case bottomSheet
    /// The whole screen of an Android phone.
    case screen
    /// A dialog on an Android tablet.
    case dialog
  }

  func writeModal(_ dialog: Dialog, _ frame: Frame, into code: inout CodeWriter) {
    if frame == .sheet, dialog.detent?.value == .medium {
      code.line("// Flutter’s sheet cannot open at half of the screen’s height; this one opens at its full height.")
    }
    writeCall(dialog, frame, into: &code)
    var names = CodeNames()
    let rows = dialog.content.map { ($0, Self.name(of: $0, &names)) }
    var (fields, controllers, changes): ([String], [String], [String]) = ([], [], [])
    for (row, name) in rows {
      switch row {
      case .field(_, let value):
        fields.append(controller(name, value))
        controllers.append(name)
        changes.append("\(name).text != \((value?.value ?? "").dartLiteral)")
      case .toggle(_, let isOn):
        fields.append("bool \(name) = \(isOn);")
        changes.append("\(name) != \(isOn)")
      case .text, .image: continue
      }
    }
    let waits = dialog.isEditable && dialog.navigation?.trailing?.isEnabled == false
    if waits { fields.append("bool get isEdited => \(changes.joined(separator: " || "));") }
    widget(
      "ExampleModal", parameter: frame == .bottomSheet ? ("ScrollController?", "controller") : nil, fields: fields,
      disposing: controllers, into: &code
    ) { code in
      code.block("return \(frame == .sheet ? "CupertinoPageScaffold" : "Scaffold")(", ");") { code in
        if frame == .bottomSheet { code.line("backgroundColor: Colors.transparent,") }
        writeBar(dialog, frame, waits: waits, into: &code)
        let list: CodeLine = frame == .sheet ? "child: SafeArea(" : "body: ListView("
        code.block(list, "),") { code in
          guard frame == .sheet else {
            if frame == .bottomSheet { code.line("controller: \(fields.isEmpty ? "" : "widget.")controller,") }
            return writeRows(rows, of: dialog, isApple: false, into: &code)
          }
          code.block("child: ListView(", "),") { writeRows(rows, of: dialog, isApple: true, into: &$0) }
        }
      }
    }
  }

  private func writeCall(_ dialog: Dialog, _ frame: Frame, into code: inout CodeWriter) {
    let call =
      switch frame {
      case .sheet: "showCupertinoSheet"
      case .bottomSheet: "showModalBottomSheet"
      case .screen, .dialog: "showDialog"
      }
    function("showExampleModal", calling: call, into: &code) { code in
      switch frame {
      case .sheet: code.line("builder: (context) => const ExampleModal(),")
      case .screen: code.line("builder: (context) => const Dialog.fullscreen(child: ExampleModal()),")
      case .dialog:
        code.block("builder: (context) => Dialog(", "),") { code in
          code.line("clipBehavior: Clip.antiAlias,")
          code.block("child: ConstrainedBox(", "),") { code in
            code.line("constraints: const BoxConstraints(maxWidth: 560, maxHeight: 560),")
            code.line("child: const ExampleModal(),")
          }
        }
      case .bottomSheet:
        code.line("isScrollControlled: true,")
        code.line("showDragHandle: true,")
        code.line("useSafeArea: true,")
        code.block("builder: (context) => DraggableScrollableSheet(", "),") { code in
          code.line("expand: false,")
          if dialog.detent?.value == .medium {
            code.line("snap: true,")
          } else {
            code.line("initialChildSize: 1,")
          }
          code.line("builder: (context, controller) => ExampleModal(controller: controller),")
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

  private func writeBar(_ dialog: Dialog, _ frame: Frame, waits: Bool, into code: inout CodeWriter) {
    func action(_ button: Dialog.Button, waits: Bool) -> String {
      button.isEnabled ? Self.close : waits ? "isEdited ? \(Self.close) : null" : "null"
    }
    let isApple = frame == .sheet
    code.block(isApple ? "navigationBar: CupertinoNavigationBar(" : "appBar: AppBar(", "),") { code in
      if frame == .bottomSheet {
        code.line("backgroundColor: Colors.transparent,")
        code.line("primary: false,")
      }
      if let leading = dialog.navigation?.leading {
        let press = action(leading, waits: false)
        code.block(isApple ? "leading: CupertinoButton(" : "leading: IconButton(", "),") { code in
          if isApple {
            code.line("padding: EdgeInsets.zero,")
          } else {
            code.line("icon: const Icon(Icons.\(dialog.goesBack(leading) ? "arrow_back" : "close")),")
            code.line("tooltip: \(leading.label.value.dartLiteral),")
          }
          code.line("onPressed: \(press),")
          if isApple { code.line("child: \(text(leading.label)),") }
        }
      } else {
        code.line("automaticallyImplyLeading: false,")
      }
      if let title = dialog.title { code.line("\(isApple ? "middle" : "title"): \(text(title)),") }
      guard let trailing = dialog.navigation?.trailing else { return }
      let press = action(trailing, waits: waits)
      if isApple {
        code.block("trailing: CupertinoButton(", "),") { code in
          code.line("padding: EdgeInsets.zero,")
          code.line("onPressed: \(press),")
          code.line("child: \(text(trailing.label)),")
        }
      } else {
        code.line("actions: [TextButton(onPressed: \(press), child: \(text(trailing.label)))],")
      }
    }
  }

  private func writeRows(
    _ rows: [(Dialog.ContentRow, String)], of dialog: Dialog, isApple: Bool, into code: inout CodeWriter
  ) {
    code.line("padding: const EdgeInsets.all(16),")
    code.block("children: [", "],") { code in
      if let message = dialog.message { code.line("\(text(message)),") }
      for (row, name) in rows { write(row, name, isApple: isApple, into: &code) }
    }
  }

  private func write(_ row: Dialog.ContentRow, _ name: String, isApple: Bool, into code: inout CodeWriter) {
    switch row {
    case .text(let row): code.line("\(text(row)),")
    case .image(let path): code.line("Image.asset(\(path.value.dartLiteral), excludeFromSemantics: true),")
    case .field(let label, _) where isApple:
      code.line("CupertinoTextFormFieldRow(prefix: \(text(label)), controller: \(name)),")
    case .field(let label, _):
      code.block("TextField(", "),") { code in
        code.line("controller: \(name),")
        code.line("decoration: const InputDecoration(labelText: \(label.value.dartLiteral)),")
      }
    case .toggle(let label, _):
      code.block(isApple ? "MergeSemantics(" : "SwitchListTile(", "),") { code in
        let change = "onChanged: (value) => setState(() => \(name) = value)"
        if isApple {
          code.block("child: CupertinoListTile(", "),") { code in
            code.line("title: \(text(label)),")
            code.line("trailing: CupertinoSwitch(value: \(name), \(change)),")
          }
        } else {
          code.line("title: \(text(label)),")
          code.line("value: \(name),")
          code.line("\(change),")
        }
      }
    }
  }
}
