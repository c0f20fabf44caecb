/// C and the languages that contain it.
extension CodeLanguage {
  static let c = CodeLanguage(["c", "h"], scan: base(words).scan)

  static let cPlusPlus = CodeLanguage(
    ["c++", "cpp", "cxx", "cc", "hpp", "hxx", "hh", "h++", "ino", "arduino", "cuda", "cu"],
    scan: base(words + plusWords).scan)

  static let objectiveC = CodeLanguage(
    [
      "objective-c", "objectivec", "objc", "obj-c", "objective-c++", "objectivec++", "objc++", "obj-c++",
      "objectivecpp", "mm",
    ],
    scan: {
      var syntax = base(words + " BOOL NO NULL SEL YES id instancetype nil nonatomic self super")
      syntax.hasUppercaseMembers = true
      syntax.atSign = .keyword
      syntax.atString = StringStyle(quote: UInt8(ascii: "\""), needsEnd: true)
      return syntax
    }().scan)

  private static let words = """
    _Alignas _Alignof _Atomic _Bool _Complex _Generic _Noreturn _Static_assert _Thread_local alignas alignof auto bool
    break case char const constexpr continue default do double else enum extern false float for goto if inline int long
    nullptr register restrict return short signed sizeof static static_assert struct switch thread_local true typedef
    typeof union unsigned void volatile while NULL
    """

  private static let plusWords = """
     and catch char8_t char16_t char32_t class co_await co_return co_yield concept const_cast consteval constinit
    decltype delete dynamic_cast explicit export friend mutable namespace new noexcept not operator or override private
    protected public reinterpret_cast requires static_cast template this throw try typeid typename using virtual wchar_t
    """

  private static func base(_ words: String) -> BraceSyntax {
    BraceSyntax(
      keywords: WordSet(words),
      softKeywords: WordSet("final import module"),
      types: WordSet(
        """
        int8_t int16_t int32_t int64_t intptr_t ptrdiff_t size_t ssize_t uint8_t uint16_t uint32_t uint64_t uintptr_t
        """),
      strings: [
        StringStyle(quote: UInt8(ascii: "\""), prefixes: WordSet("L U u u8")),
        StringStyle(quote: UInt8(ascii: "\""), needsEnd: true),
        StringStyle(quote: UInt8(ascii: "'"), isCharacter: true),
      ],
      hasDelimitedStrings: true,
      hasQuotesInNumbers: true,
      hasNumberSigns: true)
  }
}
