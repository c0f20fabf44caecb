/// Where words of Thai begin, which is written without spaces between them.
///
/// Systems look words up in large dictionaries. Here, the words that dialogs usually consist of are enough, because text
/// that is in none of them can also be broken where a syllable surely begins or ends: before a vowel that is written
/// before its consonant, and after a final short vowel.
enum ThaiWords {
  /// Beginnings of words in a text, other than its first; empty without Thai.
  static func starts(in text: String) -> Set<String.Index> {
    guard text.utf8.contains(0xE0) else { return [] }
    let scalars = text.unicodeScalars
    let indices = Array(scalars.indices)
    let letters = scalars.map(\.value)
    var starts = Set<String.Index>()
    var position = 0
    while position < letters.count {
      guard isThai(scalars[indices[position]]) else {
        position += 1
        continue
      }
      let length = wordLength(in: letters, at: position)
      let end = position + max(length, 1)
      if length > 0 {
        if canStart(letters, at: position) { starts.insert(indices[position]) }
        if end < letters.count, canStart(letters, at: end) { starts.insert(indices[end]) }
      } else if position > 0, canStart(letters, at: position), beginsSyllable(letters, at: position) {
        starts.insert(indices[position])
      }
      position = end
    }
    starts.remove(text.startIndex)
    return starts
  }

  static func isThai(_ scalar: Unicode.Scalar) -> Bool { 0x0E01...0x0E5B ~= scalar.value }

  /// Whether a word that is too long for a line may be broken between two characters.
  static func mayBreak(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Bool {
    !dependsOnPrevious(right.value) && !isLeadingVowel(left.value)
  }

  /// The length of the longest word of the list at a position, in characters; 0 for none.
  ///
  /// A word of the list is not one if the next character belongs to its last syllable.
  private static func wordLength(in letters: [UInt32], at position: Int) -> Int {
    guard let candidates = words[letters[position]] else { return 0 }
    for word in candidates where letters[position...].starts(with: word) {
      let end = position + word.count
      if end == letters.count || !dependsOnPrevious(letters[end]) { return word.count }
    }
    return 0
  }

  private static func canStart(_ letters: [UInt32], at position: Int) -> Bool {
    guard 0x0E01...0x0E5B ~= letters[position], !dependsOnPrevious(letters[position]) else { return false }
    return position == 0 || !isLeadingVowel(letters[position - 1])
  }

  private static func beginsSyllable(_ letters: [UInt32], at position: Int) -> Bool {
    let previous = letters[position - 1]
    // Sara a and sara am end a syllable, and so does the sign that repeats a word.
    return isLeadingVowel(letters[position]) || previous == 0x0E30 || previous == 0x0E33 || previous == 0x0E46
  }

  /// Vowels that are written before their consonant.
  private static func isLeadingVowel(_ letter: UInt32) -> Bool { 0x0E40...0x0E44 ~= letter }

  /// Vowels, tones, and signs that follow a consonant.
  private static func dependsOnPrevious(_ letter: UInt32) -> Bool {
    switch letter {
    case 0x0E2F...0x0E3A, 0x0E45...0x0E4E: true
    default: false
    }
  }

  /// By their first character, the longest first.
  private static let words: [UInt32: [[UInt32]]] = {
    let all = list.split(whereSeparator: \.isWhitespace).map { $0.unicodeScalars.map(\.value) }
    return Dictionary(grouping: all) { $0[0] }.mapValues { $0.sorted { $0.count > $1.count } }
  }()

  private static let list = """
    กรุณา กลับ กล้อง กัน กับ การ การตั้งค่า การเชื่อมต่อ การแจ้งเตือน กำลัง กู้คืน ก่อน ขอ ของ ขอบคุณ ขึ้น
    ข้อความ ข้อผิดพลาด ข้อมูล ข้าง ข้าม คน ครั้ง ควร ความ คัดลอก คือ คุณ ค้นหา จน จนถึง จะ จาก จ่าย ฉบับร่าง
    ฉัน ชั่วคราว ชั่วโมง ชำระเงิน ชื่อ ช่วย ช่วยเหลือ ซึ่ง ซื้อ ดาวน์โหลด ดำเนินการ ดู ด้วย ตกลง ตอนนี้ ตั้งค่า
    ตาม ตำแหน่ง ติดตั้ง ต่อ ต่อไป ต้อง ต้องการ ถาวร ถึง ถูก ถ้า ทั้งหมด ทำ ทำซ้ำ ทิ้ง ทีหลัง ที่ ทุก นอก นั้น
    นาที นี้ น้อย บน บัญชี บันทึก บาง บาท ปฏิเสธ ปัญหา ปิด ปี ปุ่ม ผม ผู้ ผู้ใช้ ผ่าน พรุ่งนี้ พิมพ์ ภาพ
    ภายหลัง มา มาก มี ยกเลิก ยัง ยืนยัน ย้าย รหัสผ่าน ระบบ ระหว่าง รับ ราคา รายการ รายชื่อ รายละเอียด รูป
    รูปภาพ ลง ลงชื่อ ลบ ลอง ล้มเหลว วัน วันนี้ วาง วิดีโอ วินาที ว่า สมัคร สมาชิก สอง สาม สามารถ สำหรับ สำเร็จ
    สิ่ง สุดท้าย ส่ง หนึ่ง หน้า หน้าจอ หยุด หรือ หรือไม่ หลัง หลาย หาก อนุญาต อยู่ อย่าง ออก ออกจากระบบ อัน
    อัปเดต อัปโหลด อัลบั้ม อาจ อินเทอร์เน็ต อีก อีเมล อื่น อุปกรณ์ อ่าน เกิด เกี่ยวกับ เก็บ เขา เขียน เข้า
    เข้าสู่ระบบ เคย เครือข่าย เชื่อมต่อ เซิร์ฟเวอร์ เดิม เดือน เท่านั้น เธอ เปลี่ยน เปลี่ยนแปลง เปิด เป็น เพราะ
    เพลง เพิ่ม เพื่อ เมื่อ เรา เริ่ม เลิกทำ เลือก เว็บไซต์ เอกสาร เอง แก่ แก้ไข แจ้งเตือน แชร์ แต่ แน่ใจ
    แบ่งปัน แรก และ แล้ว แอป โดย โทรศัพท์ โน้น โปรด โฟลเดอร์ ใช้ ใต้ ใน ใหม่ ให้ ได้ ไป ไฟล์ ไมโครโฟน ไม่ ไว้
    ไหม
    """
}
