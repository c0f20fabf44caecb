import Diagnostics
import Dialogs
import Mockups
import Testing

/// What a well-formed block becomes.
struct DialogParserTests {
  @Test func readsPicturesToCompare() throws {
    let (dialog, diagnostics) = MarkedBlock(
      "kind: alert\ntitle: A\nbuttons: [B]\n"
        + "show: [ios, {platform: android, appearance: dark}, {text-size: ax3, state: pressed}]"
    ).parse()
    #expect(diagnostics.isEmpty)
    #expect(dialog?.show.map { $0.platform?.value.id } == ["ios", "android", nil])
    #expect(dialog?.show.map { $0.textSize?.value } == [nil, nil, .ax3])
    #expect(dialog?.platforms?.map(\.value.id) == ["ios", "android"])
  }

  @Test(arguments: [
    ("states: [error]", "the dialog has no field that could have an error"),
    ("states: [hovered]", "a state cannot be “hovered”"),
    ("show: [ios]\nplatforms: [ios]", "“platforms” and “show” both name platforms"),
    ("show: [ios]\nstates: [pressed]", "cannot be combined"),
    ("flow: true", "the dialog leads to no other"),
    ("anatomy: outlines", "“anatomy” cannot be “outlines”"),
    ("show: [\(Array(repeating: "ios", count: 17).joined(separator: ", "))]", "more than 16 pictures"),
  ])
  func reportsPicturesThatCannotBeDrawn(_ keys: String, _ summary: String) {
    let (_, diagnostics) = MarkedBlock("kind: alert\ntitle: A\nbuttons: [B]\n" + keys).parse()
    #expect(diagnostics.count == 1 && diagnostics[0].summary.hasSuffix(summary), "\(diagnostics)")
    #expect(diagnostics.map(\.rule) == ["block/invalid-value"])
  }

  @Test(arguments: MarkedBlock.Container.allCases)
  func keepsTextAsWrittenWithItsPlace(_ container: MarkedBlock.Container) throws {
    let block = MarkedBlock(
      """
      kind: alert
      title: «No»
      message: «"2048"»
      buttons:
        - «Yes»
        - label: «'Ångström 👍'»
          role: «cancel»
      """, in: container)
    let (read, diagnostics) = block.parse()
    #expect(diagnostics.isEmpty)
    let dialog = try #require(read)
    #expect(dialog.title?.value == "No")
    #expect(dialog.message?.value == "2048")
    #expect(dialog.buttons.map(\.label.value) == ["Yes", "Ångström 👍"])
    #expect(
      [
        dialog.title?.range, dialog.message?.range, dialog.buttons[0].label.range, dialog.buttons[1].label.range,
        dialog.buttons[1].roleRange,
      ] == block.marked)
    let label = dialog.buttons[1].label
    let thumb = try #require(label.value.firstRange(of: "👍"))
    #expect(slice(block, label.range(of: thumb)) == "👍")
  }

  @Test(arguments: MarkedBlock.Container.allCases)
  func knowsTheWholeOfEachButton(_ container: MarkedBlock.Container) throws {
    let block = MarkedBlock(
      """
      kind: alert
      title: A
      buttons:
        - «label: Delete # at once
          role: destructive»

        # the way back
        - «{label: "Keep, [please]", role: cancel}»   # yes
        - «Save»
      help: true
      """, in: container)
    let dialog = try #require(block.parse().dialog)
    #expect(dialog.buttons.map(\.range) == block.marked)
  }

  @Test func readsAllOfAnAlert() throws {
    let (read, diagnostics) = MarkedBlock(
      """
      kind: alert
      id: convert-alert
      platforms: macos
      guidelines: apple-hig
      icon: caution
      title: Convert?
      message: |
        Two lines
        of it.
      text-field: {placeholder: Name, value: Ana, secure: true}
      suppression: Don’t ask again
      help: true
      accessory: A preview
      buttons:
        - {label: Convert, primary: true, default: false, enabled: false}
        - Cancel
      situation:
        effect: major
        time-consuming: true
        screen-buttons: [Save, 2]
        leads-to: other
        trigger: launch
      allow:
        va-mobile/two-buttons: because
        va-mobile/button-words:
      screen: Editor
      stage: device
      caption: A *caption*
      language: pt-BR
      direction: rtl
      text-size: ax3
      """
    ).parse()
    #expect(diagnostics.isEmpty, "\(diagnostics)")
    let dialog = try #require(read)
    #expect(dialog.id?.value == "convert-alert")
    #expect(dialog.platforms?.map(\.value) == [.macos])
    #expect(dialog.guidelines?.map(\.value) == ["apple-hig"])
    #expect(dialog.icon?.value == .caution)
    #expect(dialog.message?.value == "Two lines\nof it.\n")
    #expect(dialog.textField?.value?.value == "Ana")
    #expect(dialog.textField?.isSecure == true)
    #expect(dialog.suppression?.value == "Don’t ask again")
    #expect(dialog.help?.value == true)
    #expect(dialog.buttons.first?.isEnabled == false)
    #expect(dialog.buttons.first?.isPrimary?.value == true)
    #expect(dialog.situation.effect?.value == .major)
    #expect(dialog.situation.timeConsuming?.value == true)
    #expect(dialog.situation.screenButtons?.map(\.value) == ["Save", "2"])
    #expect(dialog.situation.leadsTo?.value == "other")
    #expect(dialog.allow.map(\.reason?.value) == ["because", nil])
    #expect(dialog.stage == .device)
    #expect(dialog.language?.value == "pt-BR")
    #expect(dialog.isRightToLeft)
    #expect(dialog.textSize?.value == .ax3)
  }

  @Test func readsAModal() throws {
    let (read, diagnostics) = MarkedBlock(
      """
      kind: modal
      title: Edit
      appearance: black-translucent
      confirmation: manual
      navigation: {leading: Cancel, trailing: {label: Save, enabled: false}}
      edited: false
      transition: flip
      content:
        - text: Hello
        - field: To
        - field: {label: From, value: Ana}
        - toggle: {label: Wi-Fi, on: true}
        - toggle: Cellular
        - image: photo.png
      """
    ).parse()
    #expect(diagnostics.isEmpty)
    let dialog = try #require(read)
    #expect(dialog.navigation?.leading?.label.value == "Cancel")
    #expect(dialog.navigation?.trailing?.isEnabled == false)
    #expect(dialog.content.count == 6)
    #expect(dialog.transition?.value == .flip)
  }

  @Test func takesASnackbarsActionForItsButton() throws {
    let (read, diagnostics) = MarkedBlock("kind: snackbar\nmessage: Sent\naction: Undo").parse()
    #expect(diagnostics.isEmpty)
    #expect(read?.buttons.map(\.label.value) == ["Undo"])
  }

  @Test func goesOnAfterWhatItCannotRead() throws {
    let (read, diagnostics) = MarkedBlock(
      "kind: alert\ntitle: [a]\nmessage: Kept\nbuttons: [Leave, {role: cancel}, Stay]"
    ).parse()
    #expect(diagnostics.count == 2)
    #expect(read?.title == nil)
    #expect(read?.message?.value == "Kept")
    #expect(read?.buttons.map(\.label.value) == ["Leave", "Stay"])
  }

  private func slice(_ block: MarkedBlock, _ range: SourceRange) -> String {
    String(decoding: Array(block.page.utf8)[range], as: UTF8.self)
  }
}
