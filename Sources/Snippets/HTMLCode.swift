package import Dialogs

/// HTML’s `dialog` element, with a few lines of script that open it: the browser holds focus in it, closes it on Escape,
/// and returns focus to what opened it.
package struct HTMLCode: CodeFramework {
  package let toolkit = Toolkit.html
  package let name = "HTML"
  package let language = "html"

  package func write(_ dialog: Dialog, on platform: Platform, into code: inout CodeWriter) {
    switch dialog.kind.value {
    case .alert, .actionSheet: writeChoices(dialog, into: &code)
    case .modal: writeModal(dialog, into: &code)
    case .snackbar: writeSnackbar(dialog, into: &code)
    }
  }

  /// The opening tag: the title is the name, the message the description.
  private func writeOpening(_ dialog: Dialog, role: String? = nil, into code: inout CodeWriter) {
    var attributes = "id=\"dialog\""
    if let role { attributes += " role=\"\(role)\"" }
    if dialog.title != nil {
      attributes += " aria-labelledby=\"dialog-title\""
    } else {
      attributes += " aria-label=\"\((dialog.headline?.value ?? dialog.kind.value.title).htmlText)\""
    }
    if dialog.message != nil { attributes += " aria-describedby=\"dialog-message\"" }
    if let language = dialog.language { attributes += " lang=\"\(language.value.htmlText)\"" }
    if dialog.isRightToLeft { attributes += " dir=\"rtl\"" }
    code.line("<dialog \(attributes)>")
  }

  private func writeText(_ dialog: Dialog, into code: inout CodeWriter) {
    if let title = dialog.title { code.line("<h2 id=\"dialog-title\">\(title.value.htmlText)</h2>") }
    if let message = dialog.message { code.line("<p id=\"dialog-message\">\(message.value.htmlText)</p>") }
  }

  /// What opens the dialog, and what hears the answer.
  private func writeScript(_ answer: String, into code: inout CodeWriter) {
    code.blank()
    code.block("<script>", "</script>") { code in
      code.line("const dialog = document.getElementById('dialog');")
      code.line("document.getElementById('show-dialog').addEventListener('click', () => dialog.showModal());")
      code.block("dialog.addEventListener('close', () => {", "});") { $0.line("// \(answer)") }
    }
  }

  private func writeTrigger(into code: inout CodeWriter) {
    code.line("<button type=\"button\" id=\"show-dialog\">Show dialog</button>")
    code.blank()
  }

  // MARK: Alerts and action sheets

  private func writeChoices(_ dialog: Dialog, into code: inout CodeWriter) {
    writeTrigger(into: &code)
    writeOpening(dialog, role: dialog.kind.value == .alert ? "alertdialog" : nil, into: &code)
    code.indented { code in
      code.block("<form method=\"dialog\">", "</form>") { code in
        writeText(dialog, into: &code)
        if let field = dialog.textField { writeField(field, into: &code) }
        // Without a field, focus begins at the default button.
        let focus = dialog.textField == nil ? dialog.defaultIndex : nil
        for (index, button) in dialog.buttons.enumerated() {
          writeButton(button, index, of: dialog, hasFocus: index == focus, into: &code)
        }
      }
    }
    code.line("</dialog>")
    writeScript("dialog.returnValue is the value of the chosen button, and empty after Escape.", into: &code)
  }

  private func writeButton(
    _ button: Dialog.Button, _ index: Int, of dialog: Dialog, hasFocus: Bool, into code: inout CodeWriter
  ) {
    var attributes = "value=\"\(dialog.isCancel(button) ? "cancel" : "choice-\(index + 1)")\""
    // One that cancels closes the dialog whatever is in its field.
    if dialog.isCancel(button), dialog.textField != nil { attributes += " formnovalidate" }
    if button.role == .destructive { attributes += " class=\"destructive\"" }
    if hasFocus, button.isEnabled { attributes += " autofocus" }
    if !button.isEnabled { attributes += " disabled" }
    code.line("<button \(attributes)>\(button.label.value.htmlText)</button>")
  }

  private func writeField(_ field: Dialog.TextField, into code: inout CodeWriter) {
    var attributes = "name=\"text\" type=\"\(field.isSecure ? "password" : "text")\" autofocus"
    if field.isSecure { attributes += " autocomplete=\"current-password\"" }
    if let value = field.value { attributes += " value=\"\(value.value.htmlText)\"" }
    guard let label = field.placeholder else {
      return code.line("<input \(attributes) aria-labelledby=\"dialog-title\">")
    }
    code.block("<label>", "</label>") { code in
      code.line("\(label.value.htmlText)")
      code.line("<input \(attributes)>")
    }
  }

  // MARK: Modal views

  private func writeModal(_ dialog: Dialog, into code: inout CodeWriter) {
    writeTrigger(into: &code)
    writeOpening(dialog, into: &code)
    code.indented { code in
      code.block("<form method=\"dialog\">", "</form>") { code in
        writeText(dialog, into: &code)
        var isFirst = true
        for (index, row) in dialog.content.enumerated() {
          write(row, "field-\(index + 1)", isFirst: &isFirst, into: &code)
        }
        if let trailing = dialog.navigation?.trailing {
          code.line(
            "<button value=\"done\"\(trailing.isEnabled ? "" : " disabled")>\(trailing.label.value.htmlText)</button>")
        }
        if let leading = dialog.navigation?.leading {
          code.line(
            "<button value=\"cancel\" formnovalidate\(leading.isEnabled ? "" : " disabled")>"
              + "\(leading.label.value.htmlText)</button>")
        }
      }
    }
    code.line("</dialog>")
    writeScript("dialog.returnValue is \"done\", \"cancel\", or empty after Escape.", into: &code)
  }

  private func write(_ row: Dialog.ContentRow, _ name: String, isFirst: inout Bool, into code: inout CodeWriter) {
    switch row {
    case .text(let text): code.line("<p>\(text.value.htmlText)</p>")
    case .image(let path): code.line("<img src=\"\(path.value.htmlAddress)\" alt=\"\">")
    case .field(let label, let value):
      let focus = isFirst ? " autofocus" : ""
      isFirst = false
      let initial = value.map { " value=\"\($0.value.htmlText)\"" } ?? ""
      code.block("<label>", "</label>") { code in
        code.line("\(label.value.htmlText)")
        code.line("<input name=\"\(name)\" type=\"text\"\(initial)\(focus)>")
      }
    case .toggle(let label, let isOn):
      code.block("<label>", "</label>") { code in
        code.line("<input name=\"\(name)\" type=\"checkbox\"\(isOn ? " checked" : "")>")
        code.line("\(label.value.htmlText)")
      }
    }
  }

  // MARK: Snackbars

  /// A status that does not take focus; a button in it is reached with Tab.
  private func writeSnackbar(_ dialog: Dialog, into code: inout CodeWriter) {
    code.line("<button type=\"button\" id=\"show-snackbar\">Show snackbar</button>")
    code.blank()
    code.line("<!-- It is on the page before it has text, so that screen readers announce the text. -->")
    code.line("<div id=\"snackbar\" role=\"status\"></div>")
    code.block("<template id=\"snackbar-text\">", "</template>") { code in
      code.line("<p>\((dialog.headline?.value ?? "").htmlText)</p>")
      if let action = dialog.buttons.first {
        let disabled = action.isEnabled ? "" : " disabled"
        code.line("<button type=\"button\"\(disabled)>\(action.label.value.htmlText)</button>")
      }
    }
    code.blank()
    code.block("<script>", "</script>") { code in
      code.line("const snackbar = document.getElementById('snackbar');")
      code.line("const text = document.getElementById('snackbar-text');")
      code.block("document.getElementById('show-snackbar').addEventListener('click', () => {", "});") { code in
        code.line("snackbar.replaceChildren(text.content.cloneNode(true));")
        code.block("const close = () => {", "};") { code in
          code.line("// It stays while someone points at it or has focus in it.")
          code.line(
            "if (snackbar.matches(':hover, :focus-within')) setTimeout(close, \(Dialog.snackbarSeconds * 1000));")
          code.line("else snackbar.replaceChildren();")
        }
        code.line("setTimeout(close, \(Dialog.snackbarSeconds * 1000));")
      }
    }
  }
}
