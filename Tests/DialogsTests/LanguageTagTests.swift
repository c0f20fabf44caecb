import Dialogs
import Testing

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("ar", true), ("AR-EG", true), ("he-IL", true), ("fa", true), ("en", false), ("", false), ("de-1996", false),
    ("az-Arab-IR", true), ("pa-arab", true), ("ku-Latn", false), ("ar-Latn", false), ("ur", true), ("zh-Hant", false),
    ("arn", false),
  ])
  func tellsTheDirection(tag: String, isRightToLeft: Bool) {
    #expect(LanguageTag.isRightToLeft(tag) == isRightToLeft)
  }
}
