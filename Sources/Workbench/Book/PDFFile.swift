/// Finds where the targets of links are in a PDF file as Chromium writes it.
///
/// Objects of such a file that are not streams are plain text: the catalog with a dictionary of targets, and a tree of
/// pages.
struct PDFFile {
  private let bytes: [UInt8]
  /// Where the content of objects begins, by their numbers.
  private var objects: [Int: Int] = [:]

  /// Nil if the file is not a PDF file.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: "%PDF-".utf8) else { return nil }
    self.bytes = bytes
    let mark = Array(" 0 obj".utf8)
    var index = 0
    while let found = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) {
      index = found + 1
      var cursor = index
      var number = 0
      while cursor < bytes.count, let digit = Self.digit(bytes[cursor]), number < 100_000_000 {
        number = number * 10 + digit
        cursor += 1
      }
      if cursor > index, bytes[cursor...].starts(with: mark) { objects[number] = cursor + mark.count }
    }
  }

  /// The sheets, counted from 1, that targets of these names are on; nil if one of them cannot be found.
  func sheets(of names: [String]) -> [Int]? {
    guard let catalog = objects.keys.first(where: { Self.has("/Type /Catalog", text(of: $0)) }),
      let root = reference("/Pages", in: text(of: catalog)), let targets = reference("/Dests", in: text(of: catalog))
    else { return nil }
    var numbers: [Int: Int] = [:]
    var count = 0
    number(root, &numbers, &count, depth: 0)
    var sheetByName: [String: Int] = [:]
    let list = text(of: targets)
    for part in list.split(separator: "/").dropFirst() {
      let fields = part.split(whereSeparator: { $0 == " " || $0 == "[" || $0 == "\n" })
      guard fields.count >= 2, let page = Int(fields[1]), let sheet = numbers[page] else { continue }
      sheetByName[String(fields[0])] = sheet
    }
    let sheets = names.compactMap { sheetByName[$0] }
    return sheets.count == names.count ? sheets : nil
  }

  /// Numbers the pages of a tree in reading order.
  private func number(_ node: Int, _ numbers: inout [Int: Int], _ count: inout Int, depth: Int) {
    let content = text(of: node)
    guard depth < 20, let start = content.firstRange(of: "/Kids [") else {
      count += 1
      numbers[node] = count
      return
    }
    let fields = content[start.upperBound...].prefix { $0 != "]" }.split(whereSeparator: { $0 == " " || $0 == "\n" })
    for index in stride(from: 0, to: fields.count, by: 3) {
      if let child = Int(fields[index]) { number(child, &numbers, &count, depth: depth + 1) }
    }
  }

  private static func has(_ text: String, _ content: String) -> Bool { content.firstRange(of: text) != nil }

  /// The content of an object up to its end, or to its stream.
  private func text(of object: Int) -> String {
    guard let start = objects[object] else { return "" }
    let ends = [Array("endobj".utf8), Array("stream".utf8)]
    var index = start
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "e") || bytes[index] == UInt8(ascii: "s"),
        ends.contains(where: { bytes[index...].starts(with: $0) })
      {
        break
      }
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// The number of the object that a key of a dictionary refers to.
  private func reference(_ key: String, in content: String) -> Int? {
    guard let found = content.firstRange(of: key + " ") else { return nil }
    return Int(content[found.upperBound...].prefix { $0.isNumber })
  }

  private static func digit(_ byte: UInt8) -> Int? { (0x30...0x39).contains(byte) ? Int(byte) - 0x30 : nil }
}
