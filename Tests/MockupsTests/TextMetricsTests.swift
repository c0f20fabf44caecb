import Testing

@testable import Mockups

@Suite struct TextMetricsTests {
  /// Advances in em, read from the fonts, without kerning.
  @Test(arguments: [
    ("Cancel", FontFace.sanFranciscoRegular, 3.254), ("Cancel", .sanFranciscoSemibold, 3.359),
    ("Cancel", .robotoRegular, 3.044), ("Cancel", .robotoMedium, 3.067),
    ("Delete Photo", .sanFranciscoRegular, 6.131), ("Delete Photo", .sanFranciscoSemibold, 6.244),
    ("Delete Photo", .robotoRegular, 5.715), ("Delete Photo", .robotoMedium, 5.768),
    ("Allow Once", .sanFranciscoRegular, 5.328), ("Allow Once", .sanFranciscoSemibold, 5.493),
    ("Allow Once", .robotoRegular, 5.002), ("Allow Once", .robotoMedium, 5.046),
  ])
  func sumsAdvances(_ text: String, _ face: FontFace, _ ems: Double) {
    let width = TextMetrics.width(of: text, TextStyle(face, size: 1000)) / face.family.standInScale
    #expect(abs(width - ems * 1000) < 0.6)
  }

  /// Native widths of “Cancel” on an iPhone: 50.7 at 17 regular, 61.3 at 20 semibold.
  @Test func comesCloseToSanFrancisco() {
    #expect(abs(TextMetrics.width(of: "Cancel", .apple(.sanFranciscoRegular, 17)) - 50.7) < 1.1)
    #expect(abs(TextMetrics.width(of: "Cancel", .apple(.sanFranciscoSemibold, 20)) - 61.3) < 1.3)
  }

  /// Helvetica's widths are Arial's: 0.722 em for C, 0.556 for a, n and e, 0.5 for c, 0.222 for l.
  @Test func sharesArialsWidths() {
    let width = TextMetrics.width(of: "Cancel", TextStyle(.helveticaRegular, size: 1000))
    #expect(abs(width - 3112) < 2)
  }

  @Test(arguments: [
    ("e\u{301}", "é"), ("a\u{200D}b", "ab"), ("x\u{AD}y", "xy"), ("한", "한"), ("\u{1F44B}\u{1F3FD}", "\u{1F44B}"),
    ("\u{2764}\u{FE0F}", "\u{2764}"),
  ])
  func givesMarksNoWidth(_ text: String, _ plain: String) {
    let style = TextStyle(.robotoRegular, size: 20)
    #expect(abs(TextMetrics.width(of: text, style) - TextMetrics.width(of: plain, style)) < 0.5)
  }

  @Test(arguments: [("漢字", 2.0), ("한국어", 2.76), ("👋", 1.25), ("🇩🇪", 1.25), ("👩‍👩‍👧", 1.25)])
  func measuresByScript(_ text: String, _ ems: Double) {
    let style = TextStyle(.sanFranciscoRegular, size: 10, tracking: -1)
    #expect(abs(TextMetrics.width(of: text, style) - ems * 10) < 0.01)
  }

  @Test(arguments: ["Привет", "Ακύρωση", "Zrušit", "Hủy", "Vazgeç", "№ 5 — “ok” … €"])
  func knowsEuropeanLetters(_ text: String) {
    for face in FontFace.allCases where face.family != .helvetica || !text.contains("ủ") {
      for scalar in text.unicodeScalars where scalar != " " {
        #expect(face.advances.advance(of: scalar.value) != nil, "\(face) lacks \(scalar)")
      }
    }
  }
}
