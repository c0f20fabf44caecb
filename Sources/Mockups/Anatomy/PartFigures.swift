import Dialogs
import Words

/// What the layout knows about a part, as text.
struct PartFigures {
  private let part: AnatomyPart
  private let panel: AnatomyPart?
  private let platform: Platform
  private let drawing: any PlatformDrawing.Type
  private let words: Words

  init(_ part: AnatomyPart, in panel: AnatomyPart?, _ platform: Platform, _ words: Words) {
    self.part = part
    self.panel = panel
    self.platform = platform
    drawing = platform.drawing
    self.words = words
  }

  var list: [Anatomy.Figure] {
    var list: [Anatomy.Figure] = []
    func add(_ name: Word, _ value: String?) {
      if let value { list.append(Anatomy.Figure(name: words.text(name), value: value)) }
    }
    let isScreen = part.owner == .scrim
    add(Word("anatomy.size"), isScreen ? nil : size)
    add(Word("anatomy.radius"), isScreen ? nil : radius)
    add(Word("anatomy.place"), isScreen ? nil : place)
    add(Word("anatomy.type"), type)
    add(Word("anatomy.text_color"), part.runs.first.flatMap { color(of: $0.role) })
    add(Word("anatomy.background"), background)
    return list
  }

  private func number(_ value: Double) -> String { Redlines.format(value) }

  private var size: String { "\(number(part.frame.width)) × \(number(part.frame.height)) \(drawing.terms.unit)" }

  /// The shape that fills the part.
  private var shape: (corners: Corners?, role: PaintRole)? {
    for element in part.elements {
      switch element {
      case .rounded(let rect, let corners, let role) where fills(rect): return (corners, role)
      case .rectangle(let rect, let role) where fills(rect): return (nil, role)
      default: break
      }
    }
    return nil
  }

  private func fills(_ rect: Rect) -> Bool {
    part.owner == .handle || part.owner == .scrim
      || part.frame.intersection(rect).area > 0.85 * max(part.frame.area, rect.area)
  }

  private var radius: String? {
    guard let corners = shape?.corners, max(corners.top, corners.bottom) > 0 else { return nil }
    let value = number(max(corners.top, corners.bottom)) + " " + drawing.terms.unit
    return corners.curve == .continuous ? words.text(Word("anatomy.continuous"), ("radius", value)) : value
  }

  /// The distances from the left, the right, and the top of the panel.
  private var place: String? {
    guard let panel, part.owner != .panel else { return nil }
    let (frame, outer) = (part.frame, panel.frame)
    return words.text(
      Word("anatomy.distances"), ("left", number(frame.minX - outer.minX)),
      ("right", number(outer.maxX - frame.maxX)), ("top", number(frame.minY - outer.minY)))
  }

  private var type: String? {
    guard part.owner != .panel, let run = part.runs.first else { return nil }
    var text = "\(platform.name(of: run.style.face.family)) \(run.style.face.weightName) \(number(run.style.size))"
    let lines = part.runs.filter { $0.style == run.style }
    if lines.count > 1, lines[1].baseline > lines[0].baseline + 1 {
      text += " / \(number(lines[1].baseline - lines[0].baseline))"
    }
    guard run.style.tracking != 0 else { return text }
    return text + ", "
      + words.text(Word("anatomy.tracking"), ("value", Redlines.format(run.style.tracking).replacing("-", with: "−")))
  }

  private var background: String? { shape.flatMap { color(of: $0.role) } }

  /// “#FFFFFF, dark #1C1C1E”, with opacity in percent.
  private func color(of role: PaintRole) -> String? {
    guard let paint = platform.palette[role] else { return nil }
    if let gradient = paint.gradient {
      return gradient.stops.map { name(of: $0.color) }.joined(separator: " – ")
    }
    let light = name(of: paint.light)
    guard paint.dark != paint.light else { return light }
    return words.text(Word("anatomy.colors"), ("light", light), ("dark", name(of: paint.dark)))
  }

  private func name(of color: Color) -> String {
    let hex = String(color.rgb, radix: 16, uppercase: true)
    let name = "#" + String(repeating: "0", count: max(0, 6 - hex.count)) + hex
    return color.opacity < 1 ? name + " \(Int((color.opacity * 100).rounded())) %" : name
  }
}

extension FontFamily {
  /// The name of the real font.
  package var name: String {
    switch self {
    case .sanFrancisco: "SF Pro"
    case .roboto: "Roboto"
    case .helvetica: "Helvetica"
    case .nokiaPure: "Nokia Pure Text"
    case .system: "System font"
    }
  }
}

extension FontFace {
  /// The English name of its weight, as in design tools.
  fileprivate var weightName: String {
    switch weight {
    case 500: "Medium"
    case 600: "Semibold"
    case 700: "Bold"
    default: "Regular"
    }
  }
}
