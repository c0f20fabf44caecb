import Diagnostics
import Dialogs
import Mockups
import Testing

@testable import Guidelines

/// What is taken for granted at a glance must be what the layout says.
struct MeasuredRuleTests {
  private static let words = [
    "a", "I", "WWW", "of", "the", "Straße", "password", "subscription", "Ω", "消す", "unforeseeable",
  ]

  /// Dialogs of many shapes, the same in every run.
  private static let dialogs: [Dialog] = (0..<1500).map { seed in
    var random = SmallRandom(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    func text(_ count: Int) -> SourcedText {
      let text = (0..<count).map { _ in words[random.below(words.count)] }.joined(separator: " ")
      return SourcedText(text, range: 0..<text.utf8.count)
    }
    let range = 0..<1
    let location = SourceLocation(path: "page.md", range: range)
    var dialog = Dialog(kind: Sourced(seed % 2 == 0 ? .alert : .actionSheet, range: range), fence: location)
    dialog.title = text(1 + random.below(7))
    if random.below(3) > 0 { dialog.message = text(1 + random.below(30)) }
    dialog.buttons = (0..<1 + random.below(6)).map { _ in Dialog.Button(label: text(1 + random.below(2)), range: range)
    }
    return dialog
  }

  @Test func showsWhatSurelyShows() {
    let sure = Self.dialogs.filter { TextBulk($0).surelyShows }
    #expect(sure.count > 200)
    for dialog in sure {
      for platform in [Platform.ios26, .ios, .ipados26, .ipados, .android, .androidTablet] {
        let measured = MeasuredDialog(dialog, on: platform, textSize: .large)
        #expect(measured?.scene.scrolls == false, "\(dialog.title?.value ?? "") on \(platform)")
      }
    }
  }

  @Test func fitsWhatSurelyFits() {
    let sure = Self.dialogs.filter { TextBulk($0).surelyFitsLarge }
    #expect(sure.count > 50)
    for dialog in sure {
      for platform in [Platform.ios, .ios26, .android] {
        guard let measured = MeasuredDialog(dialog, on: platform, textSize: .ax3) else { continue }
        #expect(
          VAMobile.TextFits.faults(of: measured, screens: 2).isEmpty, "\(dialog.title?.value ?? "") on \(platform)")
      }
    }
  }

  @Test func wrapsWhatIsWiderThanItsRoom() {
    for dialog in Self.dialogs {
      for platform in Platform.allCases {
        guard let measured = MeasuredDialog(dialog, on: platform, textSize: .large) else { continue }
        let most = AppleHIG.TitleLines.most(dialog, on: platform)
        let isNarrow = TextBulk.width(of: dialog.title) <= AppleHIG.TitleLines.room(on: platform, dialog.kind.value)
        if isNarrow { #expect(measured.titleLineCount <= most, "\(dialog.title?.value ?? "") on \(platform)") }
      }
    }
  }

  private struct SmallRandom {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % bound
    }
  }
}
