/// Whose rules make anchors of headings: tools differ, and links name what their own tool makes.
package enum AnchorStyle: String, CaseIterable, Sendable {
  /// As GitHub does, and with it Docusaurus, Starlight, and Hugo.
  case github
  /// As Docusaurus does with `maintainCase`: as GitHub, but letters stay as they are.
  case githubCased = "github-cased"
  /// As VitePress does: whatever is neither a letter nor a digit becomes a hyphen.
  case vitepress
  /// As the first version of VuePress does: as VitePress, but the second of equal headings has the number 2.
  case vuepress
  /// As VitePress and VuePress do with functions of a project’s own that leave letters as they are: `#findComponent`.
  case vitepressCased = "vitepress-cased"
  /// As Python-Markdown does, and with it MkDocs: letters lose their accents, those of other scripts go, and runs of
  /// blanks and hyphens become one hyphen.
  case mkdocs
  /// As MkDocs does with functions for `slugify` that keep all letters, such as `slugify_unicode`.
  case mkdocsUnicode = "mkdocs-unicode"
  /// As mdBook does: as GitHub, but without the marks that make pictographs of signs.
  case mdbook
  /// As docsify does: as MkDocs, with an underscore in front of a digit.
  case docsify
  /// As many programs do that make addresses of titles: letters lose their accents, and runs of blanks and hyphens become
  /// one hyphen.
  case ascii
  /// As the filter “slugify” of Eleventy does: letters lose their accents, “&” becomes a word, and runs of whatever else
  /// is neither a letter nor a digit become one hyphen.
  case slugify
  /// As Blackfriday does, and with it Hugo before 0.60: runs of whatever is neither a letter nor a digit become one hyphen.
  case blackfriday
  /// As Zola does: letters lose their accents, and runs of whatever is neither a letter nor a digit become one hyphen.
  case zola
  /// As Zola does with `slugify.anchors` that is not `on`: blanks become underscores, and nothing else changes.
  case zolaSafe = "zola-safe"
  /// As Hexo does: letters stay in their case and lose their accents, quotation marks become typographic, and runs of
  /// blanks and other signs of ASCII become one hyphen.
  case hexo
  /// As Mintlify does: blanks, full stops, and brackets become single hyphens, some punctuation goes, and other signs
  /// stay.
  case mintlify

  /// What is in front of the number of an anchor that is used already.
  package var separator: String { isOfPythonMarkdown ? "_" : "-" }

  /// Whether pages are written for Python-Markdown.
  package var isOfPythonMarkdown: Bool { self == .mkdocs || self == .mkdocsUnicode }

  /// What the anchor of a heading is made of that has nothing else for it; an empty one always gets a number.
  var emptySlug: String { isOfPythonMarkdown ? "" : "section" }

  /// The number of the second of several equal anchors.
  var secondNumber: Int { self == .vuepress || self == .mintlify ? 2 : 1 }

  /// The anchor of a text if it were not used yet.
  package func slug(_ text: String) -> String {
    switch self {
    case .github: Slugger.slug(text)
    case .githubCased: Slugger.slug(text, keepsCase: true)
    case .vitepress, .vuepress: Self.hyphenated(text.lowercased())
    case .vitepressCased: Self.hyphenated(text)
    case .mkdocs: Self.joined(Self.transliterated(text))
    case .mkdocsUnicode: Self.joined(text)
    case .mdbook: Self.kept(text)
    case .docsify: Self.underscored(Self.joined(text))
    case .slugify: Self.spelled(text)
    case .blackfriday: Self.parted(text)
    case .zola: Self.plain(text)
    case .zolaSafe: String(text.map { $0.isWhitespace ? "_" : $0 })
    case .hexo: Self.signless(text)
    case .mintlify: Self.typeset(text)
    case .ascii: Self.collapsed(String(text.lowercased().map { Self.letters[$0] ?? $0 }))
    }
  }

  /// Letters become lowercase; what is neither a letter, a digit, an underscore, nor a hyphen goes, then what blanks are
  /// at the ends; runs of blanks and hyphens become one hyphen.
  private static func joined(_ text: String) -> String {
    // Selectors and frames, which make pictographs of signs, are no part of words there.
    let marks: Set<Unicode.Scalar> = ["\u{FE0F}", "\u{20E3}"]
    let words = text.unicodeScalars.filter { !marks.contains($0) }.split { $0.properties.isWhitespace }
      .map { Slugger.slug(String(String.UnicodeScalarView($0))) }
    return withSingleHyphens(words.filter { !$0.isEmpty }.joined(separator: "-"))
  }

  private static func withSingleHyphens(_ text: String) -> String {
    var slug: [UInt8] = []
    let hyphen = UInt8(ascii: "-")
    for byte in text.utf8 where byte != hyphen || slug.last != hyphen { slug.append(byte) }
    return String(decoding: slug, as: UTF8.self)
  }

  /// Letters of ASCII become lowercase, and blanks become hyphens; what is neither a letter, a digit, an underscore, nor a
  /// hyphen goes, and with it the marks that make pictographs of signs.
  private static func kept(_ text: String) -> String {
    var slug = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "A"..."Z": slug.append(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value) | 0x20))
      case "-", "_": slug.append(scalar)
      default:
        if scalar.properties.isWhitespace {
          slug.append("-")
        } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
          slug.append(scalar)
        }
      }
    }
    return String(slug)
  }

  /// Letters become lowercase; what is neither a letter, a digit, nor an underscore goes.
  ///
  /// Letters of other scripts stay: tools drop them unless they are told not to, and would leave nothing.
  private static func collapsed(_ text: String) -> String {
    var slug: [UInt8] = []
    for byte in Slugger.slug(text).utf8 where byte != UInt8(ascii: "-") || (slug.last ?? byte) != byte {
      slug.append(byte)
    }
    if slug.last == UInt8(ascii: "-") { slug.removeLast() }
    return String(decoding: slug, as: UTF8.self)
  }

  /// Letters lose their accents; punctuation and blanks become single hyphens; a digit in front gets an underscore.
  private static func hyphenated(_ text: String) -> String {
    var slug = ""
    for character in text {
      if let letter = letters[character] ?? capital(character) {
        slug.append(letter)
        continue
      }
      for scalar in character.unicodeScalars {
        switch scalar {
        case "\u{300}"..."\u{36F}", "\0"..."\u{1F}": continue
        case "“", "”", "‘", "’", "\u{20}"..."/", ":"..."@", "["..."`", "{"..."\u{7F}", "\u{A0}":
          if !slug.isEmpty, slug.last != "-" { slug.append("-") }
        default: slug.unicodeScalars.append(scalar)
        }
      }
    }
    while slug.last == "-" { slug.removeLast() }
    return underscored(slug)
  }

  /// An anchor with an underscore in front if it begins with a digit.
  private static func underscored(_ slug: String) -> String {
    slug.utf8.first.map { (0x30...0x39).contains($0) } == true ? "_" + slug : slug
  }

  /// Letters become lowercase and lose their accents; some characters become words or several letters; runs of all others
  /// become one hyphen.
  ///
  /// Letters of other scripts stay, as there is no list of what they become.
  private static func spelled(_ text: String) -> String {
    var slug = ""
    var isApart = false
    func add(_ scalar: Unicode.Scalar) {
      if isApart, !slug.isEmpty { slug.append("-") }
      isApart = false
      slug.unicodeScalars.append(scalar)
    }
    for character in text.lowercased() {
      let isWord = words[character] != nil
      let spelling = words[character] ?? spellings[character] ?? letters[character].map(String.init)
      isApart = isApart || isWord
      for scalar in (spelling ?? String(character)).unicodeScalars {
        switch scalar {
        case "a"..."z", "0"..."9": add(scalar)
        case "\0"..."\u{7F}": isApart = true
        case "\u{300}"..."\u{36F}": continue
        default: if scalar.properties.isAlphabetic { add(scalar) } else { isApart = true }
        }
      }
      isApart = isApart || isWord
    }
    return slug
  }

  /// Letters become lowercase and lose their accents; some characters become several letters; runs of whatever is neither
  /// a letter nor a digit become one hyphen, but not at the ends.
  ///
  /// Letters of other scripts stay, as there is no list of what they become.
  private static func plain(_ text: String) -> String {
    var slug = ""
    var isApart = false
    for character in text.lowercased() {
      let spelling = plainSpellings[character] ?? letters[character].map(String.init) ?? String(character)
      for scalar in spelling.unicodeScalars {
        if ("\u{300}"..."\u{36F}").contains(scalar) { continue }
        let isKept =
          scalar.value < 0x80
          ? ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
          : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        guard isKept else {
          isApart = true
          continue
        }
        if isApart, !slug.isEmpty { slug.append("-") }
        isApart = false
        slug.unicodeScalars.append(scalar)
      }
    }
    return slug
  }

  /// Letters lose their accents; runs of blanks and signs of ASCII become one hyphen, but not at the ends.
  ///
  /// Straight quotation marks have become typographic before that, which stay.
  private static func signless(_ text: String) -> String {
    var (slug, isApart, last) = ("", false, Character(" "))
    for character in text {
      defer { last = character }
      var spelling = plainLetters[character] ?? (letters[character] ?? capital(character)).map(String.init)
      let opens = last.isWhitespace || "-/([{\"'".contains(last)
      if character == "'" { spelling = opens ? "‘" : "’" }
      if character == "\"" { spelling = opens ? "“" : "”" }
      for scalar in (spelling ?? String(character)).unicodeScalars {
        let isKept =
          scalar.value > 0x7F
          ? !scalar.properties.isWhitespace : scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        if isKept {
          if isApart, !slug.isEmpty { slug.append("-") }
          isApart = false
          slug.unicodeScalars.append(scalar)
        } else if scalar.value >= 0x20 || scalar.properties.isWhitespace {
          isApart = true
        }
      }
    }
    return slug
  }

  /// Letters become lowercase; runs of whatever is neither a letter nor a digit become one hyphen, but not at the ends.
  private static func parted(_ text: String) -> String {
    var slug = ""
    var isApart = false
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
        .letterNumber, .otherNumber:
        if isApart, !slug.isEmpty { slug.append("-") }
        isApart = false
        slug += scalar.properties.lowercaseMapping
      default: isApart = true
      }
    }
    return slug
  }

  /// Letters become lowercase, and straight apostrophes curly; runs of blanks and of what addresses can have as it is
  /// become one hyphen, but not at the ends; punctuation between words goes, and other signs stay.
  private static func typeset(_ text: String) -> String {
    var slug = ""
    for character in text.lowercased() {
      switch character {
      case "'": slug.append("’")
      case "?", ",", ";", ":", "\"", "“", "”", "[", "]", "{", "}", "`": continue
      case "-", ".", "!", "~", "*", "(", ")":
        if !slug.isEmpty, slug.last != "-" { slug.append("-") }
      default:
        if !character.isWhitespace {
          slug.append(character)
        } else if !slug.isEmpty, slug.last != "-" {
          slug.append("-")
        }
      }
    }
    while slug.last == "-" { slug.removeLast() }
    return slug
  }
}
