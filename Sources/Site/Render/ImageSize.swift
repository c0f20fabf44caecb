/// The size of a picture in pixels of a page, as its file says it.
struct ImageSize: Sendable, Hashable {
  var width: Int
  var height: Int
  /// Whether a drawing says only its proportions, and takes any size.
  var isProportion = false

  /// Larger sizes are mistakes, and browsers do not draw them.
  private static let most = 65_535

  init?(width: Int, height: Int) {
    guard (1...Self.most).contains(width), (1...Self.most).contains(height) else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// Reads the start of a PNG, GIF, JPEG, WebP, or SVG file; nil for another one, or one that does not say.
  init?(_ bytes: [UInt8]) {
    let size: ImageSize? =
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        Self.png(bytes)
      } else if bytes.starts(with: "GIF8".utf8) {
        Self.gif(bytes)
      } else if bytes.starts(with: [0xFF, 0xD8]) {
        Self.jpeg(bytes)
      } else if bytes.starts(with: "RIFF".utf8) {
        Self.webP(bytes)
      } else {
        SVGSize.read(bytes)
      }
    guard let size else { return nil }
    self = size
  }

  private static func png(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.count >= 24 else { return nil }
    return ImageSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.count >= 10 else { return nil }
    return ImageSize(width: number(bytes[6..<8].reversed()), height: number(bytes[8..<10].reversed()))
  }

  /// The size is in the first segment that starts a frame, and turned if the camera was.
  private static func jpeg(_ bytes: [UInt8]) -> ImageSize? {
    var index = 2
    var isTurned = false
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      let length = number(bytes[index + 2..<index + 4])
      if marker == 0xE1 { isTurned = isTurned || isTurnedByCamera(bytes[(index + 4)...].prefix(max(0, length - 2))) }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let (height, width) = (number(bytes[index + 5..<index + 7]), number(bytes[index + 7..<index + 9]))
        return isTurned ? ImageSize(width: height, height: width) : ImageSize(width: width, height: height)
      }
      index += 2 + max(length, 2)
    }
    return nil
  }

  /// Whether the Exif data of a JPEG file says that it is shown on its side.
  private static func isTurnedByCamera(_ segment: ArraySlice<UInt8>) -> Bool {
    let data = Array(segment.dropFirst(6))
    guard segment.starts(with: "Exif".utf8), data.count > 10 else { return false }
    let isLittle = data[0] == UInt8(ascii: "I")
    func value(_ range: Range<Int>) -> Int {
      guard range.upperBound <= data.count else { return 0 }
      return isLittle ? number(data[range].reversed()) : number(data[range])
    }
    let start = value(4..<8)
    guard start < data.count else { return false }
    for entry in 0..<min(value(start..<start + 2), 100) {
      let place = start + 2 + entry * 12
      if value(place..<place + 2) == 0x0112 { return (5...8).contains(value(place + 8..<place + 10)) }
    }
    return false
  }

  private static func webP(_ bytes: [UInt8]) -> ImageSize? {
    guard bytes.count >= 30, bytes[8..<12].elementsEqual("WEBP".utf8) else { return nil }
    func little(_ range: Range<Int>) -> Int { number(bytes[range].reversed()) }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ": return ImageSize(width: little(26..<28) & 0x3FFF, height: little(28..<30) & 0x3FFF)
    case "VP8L":
      let bits = little(21..<25)
      return ImageSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    case "VP8X": return ImageSize(width: little(24..<27) + 1, height: little(27..<30) + 1)
    default: return nil
    }
  }

  /// A number whose first byte counts most.
  private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}

/// The size that the first tag of an SVG file says.
enum SVGSize {
  /// The widest grid that icons are drawn on.
  private static let mostOfIcon = 64
  /// More of a file is not searched for its first tag.
  private static let reach = 4096

  static func read(_ bytes: [UInt8]) -> ImageSize? {
    let text = String(decoding: bytes.prefix(reach), as: UTF8.self)
    guard let start = text.firstRange(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let tag = text[start.upperBound..<end]
    if let width = number("width", in: tag), let height = number("height", in: tag) {
      return ImageSize(width: width, height: height)
    }
    guard let box = value("viewBox", in: tag) else { return nil }
    let numbers = box.split { " ,\n\t\r".contains($0) }.map { rounded($0) }
    guard numbers.count == 4, let width = numbers[2], let height = numbers[3] else { return nil }
    var size = ImageSize(width: width, height: height)
    // A small square is the grid of an icon: as wide as the text, it would be a wall.
    size?.isProportion = width != height || width > mostOfIcon
    return size
  }

  /// The value of an attribute.
  private static func value(_ name: String, in tag: Substring) -> Substring? {
    var rest = tag
    while let found = rest.firstRange(of: name) {
      let before = rest[..<found.lowerBound].last
      rest = rest[found.upperBound...]
      guard before?.isWhitespace == true else { continue }
      let value = rest.drop(while: \.isWhitespace)
      guard value.first == "=" else { continue }
      let quoted = value.dropFirst().drop(while: \.isWhitespace)
      guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
      return quoted.dropFirst().prefix { $0 != quote }
    }
    return nil
  }

  /// A length in pixels; nil for one in other units, which depends on where the picture is shown.
  private static func number(_ name: String, in tag: Substring) -> Int? {
    guard let value = value(name, in: tag) else { return nil }
    return rounded(value.hasSuffix("px") ? value.dropLast(2) : value)
  }

  private static func rounded(_ text: Substring) -> Int? {
    guard text.utf8.allSatisfy({ "0123456789.".utf8.contains($0) }), let number = Double(text), number < 100_000 else {
      return nil
    }
    return Int(number.rounded())
  }
}
