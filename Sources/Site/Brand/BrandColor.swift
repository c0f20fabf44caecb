/// A color of sRGB.
struct BrandColor: Sendable, Hashable {
  /// Red, green, and blue from 0 to 255.
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  /// Reads `#0b6573`, `#06c`, or either without its number sign; nil for anything else.
  init?(_ text: String) {
    var digits = text.utf8[...]
    if digits.first == UInt8(ascii: "#") { digits = digits.dropFirst() }
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard values.count == digits.count, values.count == 3 || values.count == 6 else { return nil }
    let bytes =
      values.count == 3
      ? values.map { $0 * 17 } : stride(from: 0, to: 6, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    (red, green, blue) = (UInt8(bytes[0]), UInt8(bytes[1]), UInt8(bytes[2]))
  }

  /// `#0b6573`.
  var hex: String {
    let digits = Array("0123456789abcdef")
    return "#" + [red, green, blue].map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined()
  }

  /// The ratio of the luminances of two colors as WCAG defines it, from 1 to 21.
  func contrast(with other: BrandColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    let linear = self.linear
    return 0.2126 * linear.0 + 0.7152 * linear.1 + 0.0722 * linear.2
  }

  private var linear: (Double, Double, Double) {
    (Self.light[Int(red)], Self.light[Int(green)], Self.light[Int(blue)])
  }

  /// The share of light for each value of a channel.
  private static let light = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : root(5, of: power(12, of: (value + 0.055) / 1.055))
  }
}

extension BrandColor {
  /// A color by its lightness, from 0 to 1, and its distances from gray, as in Oklab.
  ///
  /// Colors of equal lightness look equally light, and a color of another lightness keeps its hue.
  struct Lab: Sendable {
    var lightness: Double
    var a: Double
    var b: Double

    /// The distance from gray.
    var chroma: Double { (a * a + b * b).squareRoot() }

    /// The same hue with another lightness and distance from gray.
    func with(lightness: Double, chroma: Double) -> Lab {
      // Next to gray, there is no hue to keep.
      let scale = self.chroma < 0.01 ? 0 : chroma / self.chroma
      return Lab(lightness: lightness, a: a * scale, b: b * scale)
    }
  }

  var lab: Lab {
    let (red, green, blue) = linear
    let long = root(3, of: 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = root(3, of: 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = root(3, of: 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return Lab(
      lightness: 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
      a: 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
      b: 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short)
  }

  /// The color nearest to a wanted one that screens can show: of the same lightness and hue, nearer to gray if needed.
  init(_ wanted: Lab) {
    var (least, most) = (0.0, 1.0)
    if !Self.isShown(Self.linear(wanted)) {
      for _ in 0..<16 {
        let middle = (least + most) / 2
        let isShown = Self.isShown(
          Self.linear(Lab(lightness: wanted.lightness, a: wanted.a * middle, b: wanted.b * middle)))
        if isShown { least = middle } else { most = middle }
      }
    } else {
      least = 1
    }
    let channels = Self.linear(Lab(lightness: wanted.lightness, a: wanted.a * least, b: wanted.b * least))
    func byte(_ channel: Double) -> UInt8 {
      let linear = min(max(channel, 0), 1)
      let value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * root(12, of: power(5, of: linear)) - 0.055
      return UInt8((value * 255).rounded())
    }
    (red, green, blue) = (byte(channels[0]), byte(channels[1]), byte(channels[2]))
  }

  private static func linear(_ lab: Lab) -> [Double] {
    let long = power(3, of: lab.lightness + 0.3963377774 * lab.a + 0.2158037573 * lab.b)
    let medium = power(3, of: lab.lightness - 0.1055613458 * lab.a - 0.0638541728 * lab.b)
    let short = power(3, of: lab.lightness - 0.0894841775 * lab.a - 1.2914855480 * lab.b)
    return [
      4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    ]
  }

  private static func isShown(_ channels: [Double]) -> Bool { channels.allSatisfy { (-0.0005...1.0005).contains($0) } }
}

private func power(_ exponent: Int, of base: Double) -> Double { (0..<exponent).reduce(1) { power, _ in power * base } }

/// A root of a number that is not negative, by Newton's method from above.
private func root(_ degree: Int, of number: Double) -> Double {
  guard number > 0 else { return 0 }
  var root = max(number, 1)
  for _ in 0..<200 {
    let next = root - (root - number / power(degree - 1, of: root)) / Double(degree)
    if root - next <= 1e-15 * root { break }
    root = next
  }
  return root
}
