import Writing

extension SVGPrinting {
  /// Defines the gradients that the scene uses.
  mutating func define(_ palette: Palette) {
    var used = Set<PaintRole>()
    SVGStyle.collect(shown, into: &used)
    if case .inline = form {
      for box in scene.boxes { SVGStyle.collect(box.otherState, into: &used) }
    }
    for role in palette.roles where used.contains(role) {
      guard let gradient = palette[role]?.gradient else { continue }
      let isVertical = gradient.shape == .vertical
      writer.markup(isVertical ? "<linearGradient id=\"" : "<radialGradient id=\"")
      writer.text(prefix)
      writer.text(role.name)
      writer.markup(isVertical ? "\" x2=\"0\" y2=\"1\">" : "\" r=\".71\">")
      for stop in gradient.stops {
        writer.markup("<stop")
        // SVG 1.1 requires an offset of 0, too.
        attribute(" offset=\"", stop.offset)
        writer.markup(" stop-color=\"")
        writer.solidColor(stop.color)
        writer.byte(UInt8(ascii: "\""))
        if stop.color.opacity != 1 { attribute(" stop-opacity=\"", stop.color.opacity) }
        writer.markup("/>")
      }
      writer.markup(isVertical ? "</linearGradient>" : "</radialGradient>")
    }
  }
}
