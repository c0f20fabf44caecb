import Mockups
import Writing

extension SocialCard {
  private static let margin = 72.0
  private static let gap = 60.0
  /// The height of the mark of the site.
  private static let mark = 44.0

  /// The width of the colored side.
  private var stage: Double { scene == nil ? 280 : 500 }

  /// The card as an SVG file.
  var svg: [UInt8] {
    let width = Double(Self.width) - stage - Self.margin - Self.gap
    let heading = CardText(
      title, .sanFranciscoBold,
      [.init(size: 76, lines: 3), .init(size: 66, lines: 3), .init(size: 56, lines: 4), .init(size: 48, lines: 5)]
        + [.init(size: 42, lines: 5), .init(size: 36, lines: 6)], leading: 1.14, width: width)
    let text = description.map {
      CardText(
        $0, .sanFranciscoRegular, [.init(size: 29, lines: heading.height > 260 ? 2 : 3)], leading: 1.42, width: width)
    }
    let name = CardText(
      name, .sanFranciscoSemibold, [.init(size: 28, lines: 1)], leading: 1.2, width: width - Self.mark - 18)
    var writer = HTMLWriter(capacity: 8192)
    writer.markup("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1200\" height=\"630\" viewBox=\"0 0 1200 630\">\n")
    writeStage(into: &writer)
    writeMark(into: &writer)
    write(name, fill: "--ink-soft", x: Self.margin + Self.mark + 18, y: Self.margin + Self.mark / 2 + 10, into: &writer)
    // Text is at the bottom, so that cards with long and short titles look alike.
    var bottom = Double(Self.height) - Self.margin + 6
    if let text, !text.lines.isEmpty {
      bottom -= text.height
      write(text, fill: "--ink-soft", x: Self.margin, y: bottom + text.size, into: &writer)
      bottom -= 20
    }
    write(heading, fill: "--ink", x: Self.margin, y: bottom - heading.height + heading.size, into: &writer)
    writer.markup("</svg>\n")
    return writer.bytes
  }

  /// The left edge of something: cards in languages from right to left are mirrored.
  private func left(_ x: Double, width: Double = 0) -> Double { isRightToLeft ? Double(Self.width) - x - width : x }

  private func color(_ token: String) -> String { brand.lightColor(of: token) }

  // MARK: Text

  /// The first letter of the site on its color, as in its icon.
  private func writeMark(into writer: inout HTMLWriter) {
    let x = left(Self.margin, width: Self.mark)
    rectangle(x, Self.margin, Self.mark, Self.mark, corner: 10, into: &writer)
    writer.attribute("fill", color("--accent"))
    writer.markup("/>\n<text text-anchor=\"middle\" font-family=\"Inter, sans-serif\" font-weight=\"700\"")
    attribute(" font-size=\"", 27, into: &writer)
    attribute(" x=\"", x + Self.mark / 2, into: &writer)
    attribute(" y=\"", Self.margin + Self.mark / 2 + 9.6, into: &writer)
    writer.attribute("fill", color("--on-accent"))
    writer.markup(">")
    writer.text(XMLText.repaired(BrandIcon.text(of: initial)[...]))
    writer.markup("</text>\n")
  }

  private func write(_ text: CardText, fill: String, x: Double, y: Double, into writer: inout HTMLWriter) {
    for (index, line) in text.lines.enumerated() where !line.isEmpty {
      writer.markup("<text font-family=\"Inter, sans-serif\"")
      if isRightToLeft { writer.markup(" direction=\"rtl\"") }
      attribute(" x=\"", left(x), into: &writer)
      attribute(" y=\"", y + Double(index) * text.size * text.leading, into: &writer)
      attribute(" font-size=\"", text.size * text.face.family.standInScale, into: &writer)
      attribute(" font-weight=\"", Double(text.face.weight), into: &writer)
      if text.tracking != 0 { attribute(" letter-spacing=\"", text.tracking, into: &writer) }
      writer.attribute("fill", color(fill))
      writer.markup(">")
      writer.text(XMLText.repaired(line[...]))
      writer.markup("</text>\n")
    }
  }

  // MARK: The colored side

  private func writeStage(into writer: inout HTMLWriter) {
    writer.markup("<defs><linearGradient id=\"stage\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\"><stop offset=\"0\"")
    writer.attribute("stop-color", color("--accent"))
    writer.markup("/><stop offset=\"1\"")
    writer.attribute("stop-color", color("--accent-ink"))
    writer.markup("/></linearGradient><filter id=\"soft\" x=\"-20%\" y=\"-20%\" width=\"140%\" height=\"140%\">")
    writer.markup("<feGaussianBlur stdDeviation=\"18\"/></filter></defs>\n<rect width=\"1200\" height=\"630\"")
    writer.attribute("fill", color("--paper"))
    writer.markup("/>\n")
    let start = Double(Self.width) - stage
    rectangle(left(start, width: stage), 0, stage, Double(Self.height), corner: 0, into: &writer)
    writer.markup(" fill=\"url(#stage)\"/>\n")
    if let scene { write(scene, at: start, into: &writer) } else { writeSign(at: start, into: &writer) }
  }

  /// Draws the dialog in the middle, as large as there is room.
  private func write(_ scene: Scene, at start: Double, into writer: inout HTMLWriter) {
    let (width, height) = (scene.size.width * scene.scale, scene.size.height * scene.scale)
    let scale = min((stage - 96) / width, (Double(Self.height) - 108) / height, 1.6)
    let x = left(start + (stage - width * scale) / 2, width: width * scale)
    let y = (Double(Self.height) - height * scale) / 2
    rectangle(x, y + 14, width * scale, height * scale, corner: 22, into: &writer)
    writer.markup(" fill=\"#000000\" fill-opacity=\"0.34\" filter=\"url(#soft)\"/>\n<clipPath id=\"frame\">")
    rectangle(x, y, width * scale, height * scale, corner: 22, into: &writer)
    writer.markup("/></clipPath><g clip-path=\"url(#frame)\"><g transform=\"translate(")
    writer.number(x)
    writer.byte(UInt8(ascii: " "))
    writer.number(y)
    writer.markup(") scale(")
    // With more digits than other numbers, because large drawings become very small.
    writer.text("\((scale * 10_000).rounded() / 10_000)")
    writer.markup(")\">\n")
    SVGPrinter.print(scene, .standalone(.light, fonts: .measured), into: &writer)
    writer.markup("</g></g>\n")
  }

  /// A dialog without words, which stands partly outside of the card.
  private func writeSign(at start: Double, into writer: inout HTMLWriter) {
    let shapes: [(x: Double, y: Double, width: Double, height: Double, corner: Double, opacity: Double)] = [
      (64, 165, 420, 300, 40, 0.16), (108, 217, 240, 24, 12, 0.9), (108, 267, 330, 16, 8, 0.4),
      (108, 299, 300, 16, 8, 0.4), (108, 371, 140, 52, 26, 0.3), (268, 371, 180, 52, 26, 0.9),
    ]
    for shape in shapes {
      rectangle(
        left(start + shape.x, width: shape.width), shape.y, shape.width, shape.height, corner: shape.corner,
        into: &writer)
      writer.attribute("fill", color("--on-accent"))
      attribute(" fill-opacity=\"", shape.opacity, into: &writer)
      writer.markup("/>\n")
    }
  }

  /// A rectangle, to which attributes can be added.
  private func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, corner: Double, into writer: inout HTMLWriter
  ) {
    writer.markup("<rect")
    attribute(" x=\"", x, into: &writer)
    attribute(" y=\"", y, into: &writer)
    attribute(" width=\"", width, into: &writer)
    attribute(" height=\"", height, into: &writer)
    if corner > 0 { attribute(" rx=\"", corner, into: &writer) }
  }

  private func attribute(_ start: StaticString, _ value: Double, into writer: inout HTMLWriter) {
    writer.markup(start)
    writer.number(value)
    writer.markup("\"")
  }
}
