import Writing

/// Shapes and text as elements, with common attributes of neighbors written once.
extension SVGPrinting {
  /// Neighbors with the same paint share a group, so that common attributes are written once.
  mutating func elements(_ elements: ArraySlice<SceneElement>) {
    var start = elements.startIndex
    while start < elements.endIndex {
      let first = elements[start]
      var end = start + 1
      while end < elements.endIndex, first.isPaintedLike(elements[end]) { end += 1 }
      if end - start > 1 {
        writer.markup("<g")
        style(of: first)
        writer.byte(UInt8(ascii: ">"))
        for index in start..<end { shape(elements[index], isStyled: false) }
        writer.markup("</g>")
      } else {
        shape(first, isStyled: true)
      }
      start = end
    }
  }

  /// Class and font: the same for elements with the same paint.
  private mutating func style(of element: SceneElement) {
    if let role = element.role { paint(role) }
    guard case .text(let run) = element else { return }
    let family = run.style.face.family
    let isMeasured = fonts == .measured
    attribute(" font-size=\"", isMeasured ? run.style.size * family.standInScale : run.style.size)
    if run.style.face.weight != 400 { attribute(" font-weight=\"", Double(run.style.face.weight)) }
    if run.style.tracking != 0, isMeasured || !family.tracksItself {
      attribute(" letter-spacing=\"", run.style.tracking)
    }
    // `start` and `end` follow the direction of the text.
    switch run.anchor {
    case .center: writer.markup(" text-anchor=\"middle\"")
    case .left: if run.isRightToLeft { writer.markup(" text-anchor=\"end\"") }
    case .right: if !run.isRightToLeft { writer.markup(" text-anchor=\"end\"") }
    }
    if run.isRightToLeft { writer.markup(" direction=\"rtl\"") }
  }

  private mutating func shape(_ element: SceneElement, isStyled: Bool) {
    switch element {
    case .text(let run):
      writer.markup("<text")
      if isStyled { style(of: element) }
      text(run)
    case .clipped(let rect, let corners, let inner):
      parts += 1
      writer.markup("<clipPath id=\"")
      partID()
      writer.markup("\">")
      rounded(rect, corners, nil)
      writer.markup("/></clipPath><g clip-path=\"url(#")
      partID()
      writer.markup(")\">")
      elements(inner[...])
      writer.markup("</g>")
    case .marked(let mark, let inner):
      open(mark)
      elements(inner[...])
      writer.markup("</g>")
    default:
      outline(of: element, isStyled: isStyled)
      writer.markup("/>")
    }
  }

  private mutating func open(_ mark: SceneElement.Mark) {
    switch mark {
    case .layer(let name):
      writer.markup("<g id=\"")
      writer.text(prefix)
      writer.text(name)
    case .dialog: writer.markup("<g class=\"mockup-dialog")
    case .scrolling: writer.markup("<g class=\"mockup-scrolling")
    case .control: writer.markup("<g class=\"mockup-control")
    }
    writer.markup("\">")
  }

  private mutating func outline(of element: SceneElement, isStyled: Bool) {
    switch element {
    case .rectangle(let rect, _):
      writer.markup("<rect")
      if isStyled { style(of: element) }
      rectangle(rect)
    case .rounded(let rect, let corners, _):
      rounded(rect, corners, isStyled ? element : nil)
    case .border(let rect, let corners, let width, _):
      rounded(rect, corners, isStyled ? element : nil)
      if width != 1 { attribute(" stroke-width=\"", width) }
    case .circle(let center, let radius, _):
      writer.markup("<circle")
      if isStyled { style(of: element) }
      attribute(" cx=\"", center.x)
      attribute(" cy=\"", center.y)
      attribute(" r=\"", radius)
    case .path(let outline, _):
      writer.markup("<path")
      if isStyled { style(of: element) }
      path(outline)
    case .stroke(let line, let width, _):
      writer.markup("<path")
      if isStyled { style(of: element) }
      path(line)
      if width != 1 { attribute(" stroke-width=\"", width) }
    case .blurred(let rect, let corners, let deviation, _):
      // Three standard deviations contain the visible part of a blur.
      let room = rect.inset(-3 * deviation)
      parts += 1
      writer.markup("<filter id=\"")
      partID()
      writer.markup("\" filterUnits=\"userSpaceOnUse\"")
      rectangle(room)
      writer.markup("><feGaussianBlur")
      attribute(" stdDeviation=\"", deviation)
      writer.markup("/></filter>")
      rounded(rect, corners, element)
      writer.markup(" filter=\"url(#")
      partID()
      writer.markup(")\"")
    case .text, .clipped, .marked: break
    }
  }

  private mutating func rounded(_ rect: Rect, _ corners: Corners, _ styled: SceneElement?) {
    let isPlain = corners.top == corners.bottom && (corners.curve == .circular || corners.top == 0)
    writer.markup(isPlain ? "<rect" : "<path")
    if let styled { style(of: styled) }
    if isPlain {
      rectangle(rect)
      if corners.top > 0 { attribute(" rx=\"", corners.top) }
    } else {
      path(rect, corners)
    }
  }

  private mutating func text(_ run: TextRun) {
    if run.stretch == 1 {
      attribute(" x=\"", run.x)
      attribute(" y=\"", run.baseline)
    } else {
      attribute(" transform=\"translate(", run.x, end: " ")
      attribute("", run.baseline, end: ")scale(")
      attribute("", run.stretch, end: " 1)\"")
    }
    if run.isFitted, fonts == .readers {
      attribute(" textLength=\"", (run.width * 10).rounded() / 10)
      // Hidden ones are small pictures among hundreds, which the gaps between letters alone keep to their width.
      if !isHidden { writer.markup(" lengthAdjust=\"spacingAndGlyphs\"") }
    }
    writer.byte(UInt8(ascii: ">"))
    if run.marks.isEmpty { safeText(run.text) } else { markedText(run) }
    writer.markup("</text>")
  }

  /// Marked words have a class, and a style sheet of the page decides how they look.
  private mutating func markedText(_ run: TextRun) {
    let bytes = run.text.utf8
    var start = bytes.startIndex
    for mark in run.marks {
      guard let from = bytes.index(bytes.startIndex, offsetBy: mark.lowerBound, limitedBy: bytes.endIndex),
        let to = bytes.index(from, offsetBy: mark.count, limitedBy: bytes.endIndex), from >= start
      else { continue }
      safeText(run.text[start..<from])
      writer.markup("<tspan class=\"mockup-mark\">")
      safeText(run.text[from..<to])
      writer.markup("</tspan>")
      start = to
    }
    safeText(run.text[start...])
  }

  /// A line around a part of the dialog, close to it but inside of the drawing.
  mutating func outline(_ rect: Rect) {
    let room = Rect(0, 0, scene.size.width, scene.size.height).inset(1.5)
    writer.markup("<rect class=\"mockup-outline\"")
    rectangle(room.intersection(rect.inset(2)))
    writer.markup(" rx=\"6\"/>")
  }
}

extension SceneElement {
  var role: PaintRole? {
    switch self {
    case .rectangle(_, let role), .rounded(_, _, let role), .circle(_, _, let role), .path(_, let role),
      .stroke(_, _, let role), .border(_, _, _, let role), .blurred(_, _, _, let role):
      role
    case .text(let run): run.role
    case .clipped, .marked: nil
    }
  }

  /// Whether two elements have the same group attributes.
  fileprivate func isPaintedLike(_ other: SceneElement) -> Bool {
    guard let role, role == other.role else { return false }
    switch (self, other) {
    case (.text(let one), .text(let two)):
      return one.style == two.style && one.anchor == two.anchor && one.isRightToLeft == two.isRightToLeft
    case (.text, _), (_, .text), (.blurred, _), (_, .blurred): return false
    default: return true
    }
  }
}
