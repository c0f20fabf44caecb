/// Removes case and diacritics.
///
/// Covers Latin, Greek, Cyrillic, and Arabic by the table below, other scripts by their case alone, and drops the marks
/// that Latin, Greek, Cyrillic, Hebrew, and Arabic are also written without. Katakana and half-width kana become
/// hiragana. `search.js` gets the same from the browser's canonical decomposition; a test compares the two.
struct CaseFolding: Sendable {
  /// The folded form of every scalar below `limit`: 0 if it is dropped, from `firstExpansion` on where it becomes
  /// several letters.
  private let table: [UInt16]

  private static let limit: UInt32 = 0x2000

  /// The shared instance; its table is created once.
  static let standard = CaseFolding()

  private init() {
    var bases: [Unicode.Scalar: UInt16] = [:]
    for (base, variants) in Self.bases {
      for variant in variants.unicodeScalars { bases[variant] = UInt16(truncatingIfNeeded: base.value) }
    }
    for (index, expansion) in Self.expansions.enumerated() {
      for variant in expansion.variants.unicodeScalars { bases[variant] = Self.firstExpansion + UInt16(index) }
    }
    table = (0..<Self.limit).map { value in
      guard let scalar = Unicode.Scalar(value), !Self.isDropped(value),
        let small = scalar.properties.lowercaseMapping.unicodeScalars.first
      else { return 0 }
      return bases[small] ?? UInt16(truncatingIfNeeded: small.value)
    }
  }

  /// Appends the folded form of a scalar as UTF-8, nothing for a mark that is dropped.
  func fold(_ scalar: Unicode.Scalar, into bytes: inout [UInt8]) {
    switch scalar.value {
    case 0..<Self.limit:
      let folded = table[Int(scalar.value)]
      if folded >= Self.firstExpansion {
        bytes.append(contentsOf: Self.expansions[Int(folded - Self.firstExpansion)].letters.utf8)
      } else if folded != 0 {
        append(Unicode.Scalar(folded), to: &bytes)
      }
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A:
      // The full-width forms of ASCII.
      fold(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value - 0xFEE0)), into: &bytes)
    case 0x3099, 0x309A, 0xFF9E, 0xFF9F:
      Kana.voice(&bytes, by: scalar)
    case 0x30A1...0x30F6, 0xFF66...0xFF9D:
      append(Kana.hiragana(of: scalar), to: &bytes)
    default:
      guard scalar.properties.isUppercase else { return append(scalar, to: &bytes) }
      for small in scalar.properties.lowercaseMapping.unicodeScalars { append(small, to: &bytes) }
    }
  }

  private func append(_ scalar: Unicode.Scalar?, to bytes: inout [UInt8]) {
    guard let scalar, let encoded = UTF8.encode(scalar) else { return }
    bytes.append(contentsOf: encoded)
  }

  /// Combining marks, points and signs that change how a word sounds, not which word it is.
  private static func isDropped(_ value: UInt32) -> Bool {
    switch value {
    case 0x0300...0x036F, 0x0483...0x0487, 0x0591...0x05C7, 0x0640, 0x064B...0x065F, 0x0670: true
    default: false
    }
  }

  private static let firstExpansion: UInt16 = 0xE000

  private static let expansions: [(letters: String, variants: String)] = [
    ("ss", "ß"), ("ae", "æǣǽ"), ("oe", "œ"), ("th", "þ"),
  ]

  /// Small letters by the letter that they are told apart from by a mark or a stroke.
  private static let bases: [(base: Unicode.Scalar, variants: String)] = [
    ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"), ("b", "ḃḅḇ"), ("c", "çćĉċčḉ"), ("d", "ðđďḋḍḏḑḓ"),
    ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ"), ("f", "ḟ"), ("g", "ĝğġģǧǵḡ"), ("h", "ĥħȟḣḥḧḩḫẖ"),
    ("i", "ìíîïĩīĭįıǐȉȋḭḯỉị"), ("j", "ĵǰ"), ("k", "ķǩḱḳḵ"), ("l", "ĺļľłḷḹḻḽ"), ("m", "ḿṁṃ"), ("n", "ñńņňǹṅṇṉṋ"),
    ("o", "òóôõöøōŏőơǒǫǭǿȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ"), ("p", "ṕṗ"), ("r", "ŕŗřȑȓṙṛṝṟ"), ("s", "śŝşšșſṡṣṥṧṩẛ"),
    ("t", "ţťțṫṭṯṱẗ"), ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"), ("v", "ṽṿ"), ("w", "ŵẁẃẅẇẉẘ"), ("x", "ẋẍ"),
    ("y", "ýÿŷȳẏẙỳỵỷỹ"), ("z", "źżžẑẓẕ"), ("ʒ", "ǯ"),
    ("α", "άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ"), ("ε", "έἐἑἒἓἔἕὲέ"), ("η", "ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ"),
    ("ι", "ΐίϊἰἱἲἳἴἵἶἷὶίιῐῑῒΐῖῗ"), ("ο", "όὀὁὂὃὄὅὸό"), ("ρ", "ῤῥ"), ("σ", "ς"), ("υ", "ΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ"),
    ("ϒ", "ϓϔ"), ("ω", "ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ"),
    // The same accents under their other code points, written out because editors like to unify them.
    ("α", "\u{1F71}"), ("ε", "\u{1F73}"), ("η", "\u{1F75}"), ("ι", "\u{1F77}\u{1FBE}\u{1FD3}"), ("ο", "\u{1F79}"),
    ("υ", "\u{1F7B}\u{1FE3}"), ("ω", "\u{1F7D}"),
    ("а", "ӑӓ"), ("г", "ѓ"), ("е", "ѐёӗ"), ("ж", "ӂӝ"), ("з", "ӟ"), ("и", "ѝйӣӥ"), ("к", "ќ"), ("о", "ӧ"),
    ("у", "ўӯӱӳ"), ("ч", "ӵ"), ("ы", "ӹ"), ("э", "ӭ"), ("і", "ї"), ("ѵ", "ѷ"), ("ә", "ӛ"), ("ө", "ӫ"),
    // Arabic: alef with or without hamza, and letters that look alike at the end of a word.
    ("\u{627}", "\u{622}\u{623}\u{625}\u{671}"), ("\u{648}", "\u{624}"), ("\u{64A}", "\u{626}\u{649}"),
    ("\u{647}", "\u{629}"),
  ]
}
