import Dialogs
import Mockups
import Testing

@Suite struct TranscriptTests {
  private let sheet = Dialog.sample(
    .actionSheet, title: "Delete this message?",
    buttons: [.destructive("Delete"), .plain("Save draft").disabled, .cancel("Keep editing")])

  private func spoken(_ dialog: Dialog, on platform: Platform) -> [String] {
    Transcript.lines(for: dialog, on: platform).filter { $0.kind != .wayOut }.map(\.text)
  }

  @Test func announcesAndReadsInOrder() {
    #expect(
      spoken(sheet, on: .ios) == [
        "Alert. Delete this message?", "Delete this message?", "Delete, button", "Save draft, dimmed, button",
        "Keep editing, button",
      ])
    #expect(spoken(sheet, on: .android).contains("Save draft, button, disabled"))
  }

  @Test func popoverHasNoCancellingButton() {
    #expect(!spoken(sheet, on: .ipados).contains("Keep editing, button"))
  }

  @Test func rowIsReadFromItsLeadingSide() {
    let dialog = Dialog.sample(
      .alert, title: "Leave?", message: "The form is lost.", buttons: [.plain("Leave"), .cancel("Stay")])
    #expect(
      spoken(dialog, on: .ios) == [
        "Alert. Leave? The form is lost.", "Leave?", "The form is lost.", "Stay, button", "Leave, button",
      ])
  }

  @Test func saysThatRedIsNotSaid() {
    let lines = Transcript.lines(for: sheet, on: .ios)
    #expect(lines.first { $0.text == "Delete, button" }?.note != nil)
    #expect(lines.first { $0.text == "Keep editing, button" }?.note == nil)
  }

  @Test(arguments: [
    (Platform.ios, "Home Screen"), (.ipados, "Escape"), (.macos, "Command-Period"), (.tvos, "Menu"),
    (.android, "Back"), (.iphoneOS, "Home button"),
  ])
  func namesTheWaysOut(_ platform: Platform, _ way: String) {
    let dialog = Dialog.sample(.alert, title: "Leave?", buttons: [.plain("Leave"), .cancel("Stay")])
    let ways = Transcript.lines(for: dialog, on: platform).filter { $0.kind == .wayOut }
    #expect(ways.contains { $0.text.contains(way) && $0.text.contains("“Stay”") })
  }

  @Test func secureFieldsKeepTheirSecret() {
    let dialog = Dialog.sample(.alert, title: "Password", buttons: [.plain("Join")]) {
      $0.textField = .init(placeholder: nil, value: .text("hunter2"), isSecure: true, range: 0..<0)
    }
    for platform in Platform.allCases {
      #expect(!spoken(dialog, on: platform).joined().contains("hunter2"))
    }
  }

  @Test func readsWhatOnlyAMacHas() {
    let dialog = Dialog.sample(.alert, title: "Convert?", buttons: [.plain("Convert"), .cancel()]) {
      $0.accessory = .text("The copy is kept.")
      $0.suppression = .text("Don’t ask again")
      $0.help = Sourced(true, range: 0..<0)
    }
    #expect(
      spoken(dialog, on: .macos) == [
        "Alert. Convert?", "Convert?", "The copy is kept.", "Don’t ask again, unchecked, checkbox", "Help, button",
        "Cancel, button", "Convert, button",
      ])
    #expect(!spoken(dialog, on: .ios).contains("Help, button"))
    #expect(Transcript.lines(for: dialog, on: .macos).first { $0.text == "Convert, button" }?.note != nil)
  }

  @Test func wordsSwitchesAsEachReaderDoes() {
    let dialog = Dialog.sample(.modal, title: "Sounds") {
      $0.content = [.toggle(label: .text("Vibrate"), isOn: true)]
    }
    #expect(spoken(dialog, on: .ios).contains("Vibrate, switch button, on"))
    #expect(spoken(dialog, on: .android).contains("On, Vibrate, switch"))
  }

  @Test func tellsHowAViewOf2009Arrives() {
    func note(_ transition: Dialog.Transition, on platform: Platform) -> String? {
      let dialog = Dialog.sample(.modal, title: "Settings") { $0.transition = Sourced(transition, range: 0..<0) }
      return Transcript.lines(for: dialog, on: platform).first?.note
    }
    #expect(note(.flip, on: .iphoneOS) != note(.vertical, on: .iphoneOS))
    #expect(note(.flip, on: .ios) == nil)
  }

  @Test func describesThePicture() throws {
    let scene = try #require(MockupRenderer.scene(for: sheet, on: .ios))
    #expect(scene.transcript.name == "Action sheet on iOS: Delete this message?")
    #expect(
      scene.transcript.summary
        == "Alert. Delete this message? Delete, button. Save draft, dimmed, button. Keep editing, button.")
  }
}
