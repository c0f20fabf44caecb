import Dialogs
import Foundation
import TestSupport
import Testing

@testable import Mockups
@testable import Snippets

@Suite struct CodeTests {
  /// A sample's snippets in one file, each under a line that says what it is and where it serves.
  @Test(arguments: Sample.all)
  func matches(_ sample: Sample) throws {
    let text = Self.snippets(of: sample).map { snippet in
      "== \(snippet.framework.name): \(snippet.platforms.map(\.name).joined(separator: ", "))\n\n\(snippet.text)\n"
    }
    try Goldens.ofMockups.expect(text.joined(), is: sample.name + "/code.txt")
  }

  static func snippets(of sample: Sample) -> [CodeSnippet] {
    CodeSnippet.all(for: sample.dialog, on: sample.platforms.isEmpty ? Platform.allCases : sample.platforms)
  }

  private let leave = Dialog.sample(.alert, title: "Leave?", buttons: [.plain("Leave"), .cancel("Stay")])

  private func code(_ framework: some CodeFramework, _ dialog: Dialog, on platform: Platform) throws -> String {
    String(decoding: try #require(framework.code(for: dialog, on: platform)), as: UTF8.self)
  }

  private func lines(_ code: String, with part: String) -> [String] {
    code.split(separator: "\n").filter { $0.contains(part) }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func writesEachSnippetOnce() {
    let snippets = CodeSnippet.all(for: leave, on: [.ios, .ipados, .android])
    #expect(
      snippets.map(\.framework.id) == [
        "swiftui", "uikit", "compose", "android-views", "flutter", "flutter", "react-native",
      ])
    #expect(
      snippets.map(\.platforms) == [
        [.ios, .ipados], [.ios, .ipados], [.android], [.android], [.ios, .ipados], [.android],
        [.ios, .ipados, .android],
      ])
  }

  @Test(arguments: [Platform.iphoneOS, .harmattan])
  func writesNothingForWhatIsHistory(_ platform: Platform) {
    #expect(CodeSnippet.all(for: leave, on: [platform]).isEmpty)
    #expect(!platform.isBuiltFor)
  }

  @Test(arguments: DialogKind.allCases)
  func writesForEveryPlatformThatIsBuiltFor(_ kind: DialogKind) {
    for platform in kind.platforms where platform.isBuiltFor {
      #expect(!CodeSnippet.all(for: .sample(kind), on: [platform]).isEmpty, "\(platform)")
    }
  }

  @Test func saysRoles() throws {
    let sheet = Dialog.sample(
      .actionSheet, title: "Delete?", buttons: [.destructive("Delete"), .plain("Keep a Copy"), .cancel("Keep")])
    #expect(
      lines(try code(SwiftUICode(), sheet, on: .ios), with: "role:") == [
        #"Button("Delete", role: .destructive) {}"#, #"Button("Keep", role: .cancel) {}"#,
      ])
    #expect(
      lines(try code(UIKitCode(), sheet, on: .ios), with: "addAction") == [
        #"sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })"#,
        #"sheet.addAction(UIAlertAction(title: "Keep a Copy", style: .default) { _ in })"#,
        #"sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))"#,
      ])
    #expect(
      lines(try code(ReactNativeCode(), sheet, on: .ios), with: "Index:") == [
        "destructiveButtonIndex: 0,", "cancelButtonIndex: 2,",
      ])
    #expect(
      lines(try code(FlutterCode(), sheet, on: .ios), with: "Action") == [
        "builder: (context) => CupertinoActionSheet(", "CupertinoActionSheetAction(", "isDestructiveAction: true,",
        "CupertinoActionSheetAction(", "cancelButton: CupertinoActionSheetAction(", "isDefaultAction: true,",
      ])
    #expect(lines(try code(ViewsCode(), sheet, on: .android), with: "setTextColor").count == 1)
  }

  /// In a row of two UIKit shows the first on the leading side, unless one cancels; a stack keeps the order.
  @Test func addsButtonsInTheOrderOfThePlatform() throws {
    let row = Dialog.sample(.alert, title: "Save?", buttons: [.plain("Save"), .plain("Discard")])
    let long = "Discard all of the changes that I made"
    let stack = Dialog.sample(.alert, title: "Save?", buttons: [.plain("Save"), .plain(long)])
    #expect(lines(try code(UIKitCode(), row, on: .ios), with: "title: \"")[1].contains("Discard"))
    #expect(lines(try code(SwiftUICode(), row, on: .ios), with: ") {}")[0].contains("Discard"))
    #expect(lines(try code(UIKitCode(), stack, on: .ios), with: "title: \"")[1].contains("Save"))
    #expect(lines(try code(SwiftUICode(), row, on: .macos), with: ") {}")[0].contains("Save"))
    // React Native, on Android: of two the last confirms; of three the first is neutral and the second dismisses.
    #expect(lines(try code(ReactNativeCode(), row, on: .android), with: "text:")[1].contains("Save"))
    let three = Dialog.sample(.alert, title: "?", buttons: [.plain("A"), .plain("B"), .cancel("C")])
    let order = lines(try code(ReactNativeCode(), three, on: .android), with: "text:").map { $0.dropFirst(9).first }
    #expect(order == ["B", "C", "A"])
    // Flutter fills a row from the leading end and, on Android, a stack from the bottom.
    #expect(lines(try code(FlutterCode(), row, on: .ios), with: "child:")[0].contains("Discard"))
    #expect(lines(try code(FlutterCode(), stack, on: .ios), with: "child:")[0].contains("Save"))
    #expect(
      lines(try code(FlutterCode(), three, on: .android), with: "child:").map { $0.dropFirst(19).first }
        == ["C", "B", "A"])
    #expect(
      lines(try code(ViewsCode(), three, on: .android), with: "Button(") == [
        #".setPositiveButton("A") { _, _ -> }"#, #".setNeutralButton("B") { _, _ -> }"#,
        #".setNegativeButton("C", null)"#,
      ])
  }

  @Test func marksTheDefault() throws {
    let marked = Dialog.sample(.alert, title: "Join?", buttons: [.plain("Join").marked, .cancel()])
    #expect(try code(UIKitCode(), marked, on: .ios).contains("alert.preferredAction = action1"))
    #expect(try code(SwiftUICode(), marked, on: .ios).contains(".keyboardShortcut(.defaultAction)"))
    #expect(try code(ReactNativeCode(), marked, on: .ios).contains("isPreferred: true"))
    #expect(try !code(SwiftUICode(), marked, on: .tvos).contains("keyboardShortcut"))
    // On the Mac the first button answers Return, unless it destroys.
    let destructive = Dialog.sample(.alert, title: "Erase?", buttons: [.destructive("Erase"), .cancel("Keep")])
    #expect(
      lines(try code(AppKitCode(), destructive, on: .macos), with: "keyEquivalent") == [
        #"button1.keyEquivalent = """#, #"button2.keyEquivalent = "\r""#,
      ])
  }

  /// A disabled button waits for another text than the one that the field has at first.
  @Test func keepsADisabledButtonDisabled() throws {
    let rename = Dialog.sample(.alert, title: "Rename?", buttons: [.plain("Rename").disabled, .cancel()]) {
      $0.textField = .init(placeholder: .text("Name"), value: .text("Untitled"), isSecure: false, range: 0..<0)
    }
    #expect(try code(SwiftUICode(), rename, on: .ios).contains(#".disabled(name.isEmpty || name == "Untitled")"#))
    #expect(try code(UIKitCode(), rename, on: .ios).contains(#"field.hasText && field.text != "Untitled""#))
    #expect(
      try code(ComposeCode(), rename, on: .android).contains(#"enabled = name.isNotEmpty() && name != "Untitled""#))
    #expect(try code(ReactNativeCode(), rename, on: .android).contains("disabled={!name || name === 'Untitled'}"))
    #expect(
      try code(FlutterCode(), rename, on: .android).contains("name.text.isNotEmpty && name.text != 'Untitled' ?"))
    #expect(
      try code(ViewsCode(), rename, on: .android).contains(#"!it.isNullOrEmpty() && it.toString() != "Untitled""#))
  }

  @Test func showsASnackbarForOneTime() throws {
    let snackbar = Dialog.sample(.snackbar, message: "Sent", buttons: [.plain("Undo")])
    #expect(Dialog.snackbarSeconds == 4)
    #expect(try code(SwiftUICode(), snackbar, on: .ios).contains(".seconds(4)"))
    #expect(try code(UIKitCode(), snackbar, on: .ios).contains(".now() + 4)"))
    #expect(try code(ComposeCode(), snackbar, on: .android).contains("duration = SnackbarDuration.Short,"))
    #expect(try code(ReactNativeCode(), snackbar, on: .android).contains("duration={4000}"))
    #expect(try code(FlutterCode(), snackbar, on: .ios).contains("duration: const Duration(seconds: 4),"))
    #expect(try code(FlutterCode(), snackbar, on: .ios).contains("persist: false,"))
    #expect(try code(ViewsCode(), snackbar, on: .android).contains(#"Snackbar.make(view, "Sent", 4000)"#))
  }

  @Test(arguments: [(DialogKind.alert, "alertdialog"), (.actionSheet, "dialog")])
  func saysTheRoleOfAPanel(_ kind: DialogKind, _ role: String) throws {
    let dialog = Dialog.sample(kind, title: "Delete?", buttons: (1...4).map { .plain("Button \($0)") })
    #expect(
      try code(ReactNativeCode(), dialog, on: .android).contains("role=\"\(role)\" accessibilityViewIsModal"))
  }

  @Test func namesADialogOfHTML() throws {
    let alert = Dialog.sample(
      .alert, title: "Delete?", message: "All of it.", buttons: [.destructive("Delete"), .cancel("Keep")])
    let html = try code(HTMLCode(), alert, on: .web)
    #expect(
      html.contains(
        #"role="alertdialog" aria-labelledby="dialog-title" aria-describedby="dialog-message""#))
    #expect(
      lines(html, with: "<button value") == [
        #"<button value="choice-1" class="destructive">Delete</button>"#,
        #"<button value="cancel" autofocus>Keep</button>"#,
      ])
    let sheet = Dialog.sample(.actionSheet, message: "Share", buttons: [.plain("Copy")])
    #expect(try code(HTMLCode(), sheet, on: .webPhone).contains(#"<dialog id="dialog" aria-label="Share""#))
  }

  @Test func pointsThePopoverAtItsSource() throws {
    let sheet = Dialog.sample(.actionSheet, title: "Share", buttons: [.plain("Copy"), .cancel()])
    #expect(try code(UIKitCode(), sheet, on: .ipados).contains("popoverPresentationController?.sourceItem = sender"))
  }

  @Test func guardsWhatIsEdited() throws {
    let modal = try #require(Sample.all.first { $0.name == "modal-manual" }).dialog
    #expect(try code(SwiftUICode(), modal, on: .ios).contains(".interactiveDismissDisabled(isEdited)"))
    #expect(try code(UIKitCode(), modal, on: .ios).contains("isModalInPresentation = true"))
    #expect(try code(ComposeCode(), modal, on: .android).contains("enabled = isEdited"))
    #expect(try code(FlutterCode(), modal, on: .ios).contains("onPressed: isEdited ? "))
    #expect(try code(ViewsCode(), modal, on: .android).contains("done.isEnabled = "))
  }

  /// SwiftUI reads a literal as Markdown and as a format; what looks like either is passed as a string.
  @Test(arguments: [
    ("Delete *all*?", true), ("100% off", true), ("See https://a.example", true), ("You’re done", false),
  ])
  func keepsMarkdownOut(_ title: String, _ isString: Bool) throws {
    let dialog = Dialog.sample(.alert, title: title, buttons: [.plain("OK")])
    #expect(try code(SwiftUICode(), dialog, on: .ios).contains("as String") == isString)
  }

  @Test func namesVariablesByLabels() {
    var names = CodeNames()
    #expect(names.name(for: "Postal code", else: "text") == "postalCode")
    #expect(names.name(for: "Postal code", else: "text") == "postalCode2")
    #expect(names.name(for: "Class", else: "text") == "class2")
    #expect(names.name(for: "2nd line", else: "text") == "text")
    #expect(names.name(for: "Größe", else: "text") == "text2")
    #expect(names.name(for: "URL", else: "text") == "url")
  }
}

extension CodeSnippet {
  var text: String { String(decoding: code, as: UTF8.self) }
}
