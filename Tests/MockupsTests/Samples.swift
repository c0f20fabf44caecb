import Dialogs
import Mockups
import Testing

/// Dialogs with goldens: each is drawn on every platform that draws its kind.
struct Sample: Sendable, CustomTestStringConvertible {
  /// Folder of its goldens.
  let name: String
  let dialog: Dialog
  /// Where the sample shows something that others do not; empty means everywhere.
  var platforms: [Platform] = []

  var testDescription: String { name }

  static let all: [Sample] = alerts + sheets + snackbars + modals

  private static let alerts = [
    Sample(
      name: "alert-two-buttons",
      dialog: .sample(
        .alert, title: "Leave the app?", message: "You’re about to go to a website in your browser.",
        buttons: [.plain("Leave"), .cancel("Stay")])),
    Sample(
      name: "alert-destructive",
      dialog: .sample(
        .alert, title: "Delete your account?", buttons: [.destructive("Delete"), .cancel("Keep Account")]
      ) {
        $0.screen = .text("Settings")
      }),
    Sample(
      name: "alert-stack-of-two",
      dialog: .sample(
        .alert, title: "Your changes have not been saved", message: "What you have typed is lost when you go back.",
        buttons: [.destructive("Discard All Changes"), .cancel("Continue Editing")])),
    Sample(
      name: "alert-three-buttons",
      dialog: .sample(
        .alert, title: "Allow “Patterns” to use your location while you are using the app?",
        message: "Your position is shown on the map, and is used for directions and for estimated travel times.",
        buttons: [.plain("Allow Once"), .plain("Allow While Using App"), .plain("Don’t Allow")])),
    Sample(name: "alert-one-button", dialog: .sample(.alert, title: "Update installed", buttons: [.plain("OK")])),
    Sample(
      name: "alert-text-field",
      dialog: .sample(
        .alert, title: "Rename folder", message: "Choose a name that others will recognise.",
        buttons: [.plain("Rename").disabled, .cancel()]
      ) { $0.textField = .init(placeholder: .text("Name"), value: nil, isSecure: false, range: 0..<0) }),
    Sample(
      name: "alert-password",
      dialog: .sample(
        .alert, title: "Password needed for guest Wi-Fi", buttons: [.plain("Join").marked, .cancel()]
      ) { $0.textField = .init(placeholder: .text("Password"), value: .text("secret"), isSecure: true, range: 0..<0) }),
    Sample(
      name: "alert-large-text",
      dialog: .sample(
        .alert, title: "Delete this reply?", message: "You can’t get it back.",
        buttons: [.destructive("Delete"), .cancel("Keep")]
      ) { $0.textSize = Sourced(.ax3, range: 0..<0) }),
    Sample(
      name: "alert-hebrew",
      dialog: .sample(
        .alert, title: "למחוק את החשבון?", message: "לא ניתן לבטל את הפעולה הזו.",
        buttons: [.destructive("מחיקה"), .cancel("חזרה")]
      ) {
        $0.language = Sourced("he", range: 0..<0)
        $0.screen = .text("הגדרות")
      }),
    Sample(
      name: "alert-scrolling",
      dialog: .sample(
        .alert, title: "Terms of use",
        message: String(repeating: "By choosing Accept you agree to each of the terms that follow. ", count: 24),
        buttons: [.plain("Accept"), .plain("Decline")]
      ) { $0.textSize = Sourced(.ax5, range: 0..<0) }),
    Sample(
      name: "alert-mac-everything",
      dialog: .sample(
        .alert, title: "Convert this document to the new format?",
        message: "Earlier versions of the app can’t open it afterward.",
        buttons: [.plain("Convert"), .plain("Convert a Copy"), .cancel()]
      ) {
        $0.suppression = .text("Don’t ask again")
        $0.help = Sourced(true, range: 0..<0)
        $0.accessory = .text("The copy is kept beside the original.")
        $0.screen = .text("Untitled")
      }, platforms: [.macos26, .macos]),
    Sample(
      name: "alert-mac-image",
      dialog: .sample(.alert, title: "Replace this picture?", buttons: [.plain("Replace"), .cancel()]) {
        $0.icon = Sourced(.image("picture.png"), range: 0..<0)
      }, platforms: [.macos26, .macos]),
    Sample(
      name: "alert-disabled",
      dialog: .sample(.alert, title: "Delete folder?", buttons: [.destructive("Delete").disabled, .cancel()])),
    Sample(
      name: "alert-mac-caution",
      dialog: .sample(
        .alert, title: "Erase this disk?", message: "All that is on it is lost.",
        buttons: [.destructive("Erase"), .cancel()]
      ) { $0.icon = Sourced(.caution, range: 0..<0) }, platforms: [.macos26, .macos]),
    Sample(
      name: "alert-device",
      dialog: .sample(
        .alert, title: "Delete draft?", message: "This can’t be undone.",
        buttons: [.destructive("Delete"), .cancel()]
      ) {
        $0.stage = .device
        $0.screen = .text("New Message")
      }),
  ]

  private static let snackbars = [
    Sample(
      name: "snackbar-action",
      dialog: .sample(.snackbar, message: "Message moved to Trash", buttons: [.plain("Undo")]) {
        $0.screen = .text("Inbox")
      }),
    Sample(name: "snackbar-plain", dialog: .sample(.snackbar, message: "Message sent")),
    Sample(
      name: "snackbar-two-lines",
      dialog: .sample(
        .snackbar, message: "Your appointment was not cancelled. Check the connection.", buttons: [.plain("Try Again")])
    ),
    Sample(
      name: "snackbar-long-action",
      dialog: .sample(
        .snackbar, message: "The file is in a folder that you share with others.",
        buttons: [.plain("Review who has access")]
      ) { $0.stage = .device }),
  ]

  private static let modals = [
    Sample(
      name: "modal-manual",
      dialog: .sample(.modal, title: "New Account") {
        $0.confirmation = Sourced(.manual, range: 0..<0)
        $0.navigation = .init(leading: .cancel(), trailing: .plain("Save").disabled, range: 0..<0)
        $0.content = [
          .field(label: .text("Name"), value: nil), .field(label: .text("Email"), value: .text("ana@example.org")),
          .toggle(label: .text("Use for calendars"), isOn: true), .toggle(label: .text("Notify me"), isOn: false),
        ]
      }),
    Sample(
      name: "modal-image",
      dialog: .sample(.modal, title: "Crop Photo", message: "Drag the corners to choose what is kept.") {
        $0.navigation = .init(leading: .cancel(), trailing: .plain("Crop"), range: 0..<0)
        $0.content = [
          .image(.text("photo.png")), .text(.text("The original stays in your library, whatever you cut away here.")),
        ]
        $0.screen = .text("Photos")
        $0.appearance = Sourced(.blackTranslucent, range: 0..<0)
        $0.transition = Sourced(.flip, range: 0..<0)
      }),
    Sample(
      name: "modal-automatic",
      dialog: .sample(.modal, title: "Sounds") {
        $0.confirmation = Sourced(.automatic, range: 0..<0)
        $0.navigation = .init(leading: .plain("Back"), trailing: nil, range: 0..<0)
        $0.content = [
          .toggle(label: .text("Vibrate"), isOn: true), .toggle(label: .text("Key tones"), isOn: false),
          .text(.text("Changes apply at once.")),
        ]
      }),
    Sample(
      name: "modal-medium",
      dialog: .sample(.modal, title: "Filter") {
        $0.detent = Sourced(.medium, range: 0..<0)
        $0.navigation = .init(leading: .cancel(), trailing: .plain("Apply"), range: 0..<0)
        $0.content = [
          .toggle(label: .text("Unread"), isOn: true), .toggle(label: .text("With attachments"), isOn: false),
        ]
        $0.screen = .text("Inbox")
      }, platforms: [.ios, .ios26, .android]),
    Sample(
      name: "modal-large",
      dialog: .sample(.modal, title: "New Message") {
        $0.detent = Sourced(.large, range: 0..<0)
        $0.navigation = .init(leading: .cancel(), trailing: .plain("Send"), range: 0..<0)
        $0.content = [.field(label: .text("To"), value: .text("Ana Horvat"))]
        $0.stage = .device
      }, platforms: [.ios, .ios26, .android]),
    Sample(
      name: "modal-device",
      dialog: .sample(.modal, title: "New Message") {
        $0.navigation = .init(leading: .cancel(), trailing: .plain("Send"), range: 0..<0)
        $0.content = [
          .field(label: .text("To"), value: .text("Ana Horvat")),
          .field(label: .text("Subject"), value: .text("Lunch")),
          .text(.text("Shall we meet at one?")),
        ]
        $0.stage = .device
        $0.screen = .text("Inbox")
      }),
  ]

  private static let sheets = [
    Sample(
      name: "sheet-three-choices",
      dialog: .sample(
        .actionSheet, title: "Delete this message?",
        buttons: [.destructive("Delete"), .plain("Save Draft"), .cancel("Keep Editing")]
      ) { $0.screen = .text("New Message") }),
    Sample(
      name: "sheet-message",
      dialog: .sample(
        .actionSheet, title: "Delete travel claim?",
        message: "You have until March 31 to file it. After that date the claim can’t be filed any more.",
        buttons: [.destructive("Delete Claim"), .plain("Save Draft").disabled, .cancel("Keep Editing")])),
    Sample(
      name: "sheet-plain",
      dialog: .sample(
        .actionSheet, buttons: [.plain("Email Photo"), .plain("Send to Album"), .plain("Assign to Contact"), .cancel()])
    ),
    Sample(
      name: "sheet-source",
      dialog: .sample(
        .actionSheet, title: "Delete this message?",
        buttons: [.destructive("Delete"), .plain("Save Draft"), .cancel("Keep Editing")]
      ) {
        $0.screen = .text("New Message")
        $0.situation.trigger = .text("Cancel on the New Message screen")
      }, platforms: [.ios26, .ipados26]),
    Sample(
      name: "sheet-black-translucent",
      dialog: .sample(.actionSheet, buttons: [.destructive("Delete Photo"), .cancel()]) {
        $0.appearance = Sourced(.blackTranslucent, range: 0..<0)
        $0.screen = .text("3 of 48")
      }, platforms: [.iphoneOS]),
    Sample(
      name: "sheet-wrong-order",
      dialog: .sample(
        .actionSheet, title: "Remove this provider?", buttons: [.cancel("Keep Provider"), .destructive("Remove")])),
    Sample(
      name: "sheet-large-text",
      dialog: .sample(
        .actionSheet, title: "Delete this reply?",
        buttons: [.destructive("Delete"), .plain("Save draft"), .cancel("Keep editing")]
      ) { $0.textSize = Sourced(.ax3, range: 0..<0) }),
    Sample(
      name: "sheet-scrolling",
      dialog: .sample(
        .actionSheet, title: "Share to",
        buttons: (1...16).map { .plain("Group number \($0)") } + [.cancel()])),
    Sample(
      name: "sheet-device",
      dialog: .sample(
        .actionSheet, title: "Delete this message?",
        buttons: [.destructive("Delete"), .plain("Save Draft"), .cancel("Keep Editing")]
      ) {
        $0.stage = .device
        $0.screen = .text("New Message")
      }),
    Sample(
      name: "sheet-japanese",
      dialog: .sample(
        .actionSheet, title: "このメッセージを削除しますか？", message: "削除したメッセージは元に戻せません。",
        buttons: [.destructive("削除"), .plain("下書きを保存"), .cancel("キャンセル")]
      ) { $0.language = Sourced("ja", range: 0..<0) }),
  ]
}
