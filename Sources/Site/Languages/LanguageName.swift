/// The names of languages in the languages themselves, as readers look for them.
enum LanguageName {
  /// The name of a language; its tag if nothing better is known.
  ///
  /// A region that is not in the list follows in parentheses: `Deutsch (AT)`.
  static func of(_ tag: String) -> String {
    let key = SiteLanguage.key(tag)
    if let name = names[key] { return name }
    let parts = tag.split(separator: "-", maxSplits: 1)
    guard let language = parts.first, let name = names[language.lowercased()] else { return tag }
    return parts.count == 1 ? name : "\(name) (\(parts[1]))"
  }

  /// Whether a text is the tag of a language in the list.
  static func isKnown(_ tag: String) -> Bool {
    let key = SiteLanguage.key(tag)
    if names[key] != nil { return true }
    guard SiteLanguage.isTag(key), names[String(key.prefix { $0 != "-" })] != nil else { return false }
    // Anything else behind a hyphen is a word: `bs-modal`.
    return tag.split { $0 == "-" || $0 == "_" }.dropFirst().allSatisfy(isRegionOrScript)
  }

  /// Whether a part of a tag is a region, `BR` or `419`, or a script, `Hant`.
  private static func isRegionOrScript(_ part: Substring) -> Bool {
    let isNumber = part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    switch part.utf8.count {
    case 2: return !isNumber && (part == part.uppercased() || part == part.lowercased())
    case 3: return isNumber
    case 4: return !isNumber && scripts.contains(part.lowercased())
    default: return false
    }
  }

  /// Codes of ISO 15924 that tags of languages have.
  private static let scripts: Set = [
    "arab", "armn", "beng", "cans", "cher", "cyrl", "deva", "ethi", "geor", "grek", "gujr", "guru", "hans", "hant",
    "hebr", "hira", "jpan", "kana", "khmr", "knda", "kore", "laoo", "latn", "mlym", "mong", "mymr", "olck", "orya",
    "sinh", "taml", "telu", "tfng", "thaa", "thai", "tibt",
  ]

  private static let names: [String: String] = [
    "af": "Afrikaans", "ar": "العربية", "az": "Azərbaycanca", "be": "Беларуская", "bg": "Български",
    "bn": "বাংলা", "bs": "Bosanski", "ca": "Català", "cs": "Čeština", "cy": "Cymraeg", "da": "Dansk",
    "de": "Deutsch", "el": "Ελληνικά", "en": "English", "en-gb": "English (UK)", "en-us": "English (US)",
    "eo": "Esperanto", "es": "Español", "es-419": "Español (Latinoamérica)", "et": "Eesti", "eu": "Euskara",
    "fa": "فارسی", "fi": "Suomi", "fr": "Français", "fr-ca": "Français (Canada)", "ga": "Gaeilge", "gl": "Galego",
    "gu": "ગુજરાતી", "he": "עברית", "hi": "हिन्दी", "hr": "Hrvatski", "hu": "Magyar", "hy": "Հայերեն",
    "id": "Bahasa Indonesia", "is": "Íslenska", "it": "Italiano", "ja": "日本語", "ka": "ქართული", "kk": "Қазақша",
    "km": "ខ្មែរ", "kn": "ಕನ್ನಡ", "ko": "한국어", "lt": "Lietuvių", "lv": "Latviešu", "mk": "Македонски",
    "ml": "മലയാളം", "mn": "Монгол", "mr": "मराठी", "ms": "Bahasa Melayu", "my": "မြန်မာ", "nb": "Norsk bokmål",
    "ne": "नेपाली", "nl": "Nederlands", "nn": "Norsk nynorsk", "no": "Norsk", "pa": "ਪੰਜਾਬੀ", "pl": "Polski",
    "pt": "Português", "pt-br": "Português (Brasil)", "pt-pt": "Português (Portugal)", "ro": "Română",
    "ru": "Русский", "si": "සිංහල", "sk": "Slovenčina", "sl": "Slovenščina", "sq": "Shqip", "sr": "Српски",
    "sv": "Svenska", "sw": "Kiswahili", "ta": "தமிழ்", "te": "తెలుగు", "th": "ไทย", "tr": "Türkçe",
    "uk": "Українська", "ur": "اردو", "uz": "Oʻzbekcha", "vi": "Tiếng Việt", "zh": "中文", "zh-cn": "简体中文",
    "zh-hans": "简体中文", "zh-hant": "繁體中文", "zh-hk": "繁體中文（香港）", "zh-tw": "繁體中文",
  ]
}
