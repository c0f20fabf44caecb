import Dialogs
import Foundation

@testable import Mockups

/// The contrast of a scene's text with what is painted beneath it, as WCAG reckons it.
struct Contrast {
  enum Appearance: Int, CaseIterable {
    case light, dark, strongLight, strongDark

    func color(_ paint: Paint) -> Color {
      switch self {
      case .light: paint.light
      case .dark: paint.dark
      case .strongLight: paint.strongLight ?? paint.light
      case .strongDark: paint.strongDark ?? paint.dark
      }
    }
  }

  /// What one run of text comes out as.
  struct Measured {
    var run: TextRun
    var ratio: Double
    /// What WCAG's level AA asks of it: less of large text.
    var least: Double
  }

  private let palette: Palette
  private let appearance: Appearance
  private let scale: Double
  private var painted: [(element: SceneElement, clip: Rect?)] = []
  private var texts: [(run: TextRun, clip: Rect?, below: Int)] = []

  /// Text that people are to read: what is dimmed behind a dialog, what is disabled, and the shadows of letters are
  /// not.
  static func measure(_ scene: Scene, _ appearance: Appearance) -> [Measured] {
    var contrast = Contrast(palette: scene.platform.drawing.palette, appearance: appearance, scale: scene.scale)
    contrast.collect(scene.elements, clip: nil)
    let scrims: Set<PaintRole> = [.scrim, .popoverScrim, .vignette]
    let screenEnd = contrast.painted.lastIndex { scrims.contains($0.element.role ?? .label) } ?? 0
    return contrast.texts.filter { text in
      text.below > screenEnd && !exempt.contains(text.run.role)
        && text.clip?.contains(Point(text.clip?.midX ?? 0, text.run.baseline)) ?? true
    }.map { contrast.measured($0.run, below: $0.below) }
  }

  private static let exempt: Set<PaintRole> = [
    .disabled, .tintDisabled, .destructiveDisabled, .faintWhite, .faintBlack, .pureFaintWhite, .darkShadow, .redShadow,
    .lightShadow, .status, .statusOnDark,
  ]

  private init(palette: Palette, appearance: Appearance, scale: Double) {
    (self.palette, self.appearance, self.scale) = (palette, appearance, scale)
  }

  private mutating func collect(_ elements: [SceneElement], clip: Rect?) {
    for element in elements {
      switch element {
      case .text(let run): texts.append((run, clip, painted.count))
      case .clipped(let rect, _, let inner): collect(inner, clip: clip.map { $0.intersection(rect) } ?? rect)
      case .marked(_, let inner): collect(inner, clip: clip)
      case .stroke, .border: break
      default: painted.append((element, clip))
      }
    }
  }

  /// The worst of some points on the text's line: gradients differ from top to bottom.
  private func measured(_ run: TextRun, below end: Int) -> Measured {
    let size = run.style.size * scale
    let isLarge = size >= 24 || size >= 18.66 && run.style.face.weight >= 700
    // A point within the text, whatever its width.
    let width = min(TextMetrics.width(of: run.text, run.style), run.style.size)
    let x =
      switch run.anchor {
      case .left: run.x + width / 2
      case .center: run.x
      case .right: run.x - width / 2
      }
    let ratios = [0.05, 0.35, 0.65].map { height -> Double in
      let beneath = backdrop(at: Point(x, run.baseline - height * run.style.size), below: end)
      let ink = palette[run.role].map { Linear($0.gradient?.stops.first?.color ?? appearance.color($0)) }
      return (ink ?? Linear(.black)).over(beneath).ratio(to: beneath)
    }
    return Measured(run: run, ratio: ratios.min() ?? 1, least: isLarge ? 3 : 4.5)
  }

  private func backdrop(at point: Point, below end: Int) -> Linear {
    var color = Linear(appearance == .light || appearance == .strongLight ? .white : .black)
    for (element, clip) in painted[..<end] {
      guard clip?.contains(point) ?? true, let bounds = element.bounds, bounds.contains(point),
        let role = element.role, let paint = palette[role]
      else { continue }
      if let gradient = paint.gradient {
        color = Linear(gradient.color(at: point, in: bounds)).over(color)
      } else {
        color = Linear(appearance.color(paint)).over(color)
      }
    }
    return color
  }
}

/// A color in shares of sRGB.
private struct Linear {
  var channels: [Double]
  var opacity: Double

  init(_ color: Color) {
    channels = [16, 8, 0].map { Double(color.rgb >> UInt32($0) & 0xFF) / 255 }
    opacity = color.opacity
  }

  func over(_ other: Linear) -> Linear {
    var mixed = self
    mixed.channels = zip(channels, other.channels).map { $0 * opacity + $1 * (1 - opacity) }
    mixed.opacity = 1
    return mixed
  }

  private var luminance: Double {
    let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  func ratio(to other: Linear) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}

extension Gradient {
  fileprivate func color(at point: Point, in bounds: Rect) -> Color {
    let place: Double
    switch shape {
    case .vertical: place = (point.y - bounds.minY) / bounds.height
    case .radial:
      let (x, y) = ((point.x - bounds.midX) / bounds.width, (point.y - bounds.midY) / bounds.height)
      place = (x * x + y * y).squareRoot() * 2.0.squareRoot()
    }
    guard let next = stops.firstIndex(where: { $0.offset > place }) else { return stops.last?.color ?? .black }
    guard next > 0 else { return stops[0].color }
    let (low, high) = (stops[next - 1], stops[next])
    let share = (place - low.offset) / (high.offset - low.offset)
    func mix(_ shift: UInt32) -> UInt32 {
      let (from, to) = (Double(low.color.rgb >> shift & 0xFF), Double(high.color.rgb >> shift & 0xFF))
      return UInt32((from + (to - from) * share).rounded()) << shift
    }
    let opacity = low.color.opacity + (high.color.opacity - low.color.opacity) * share
    return Color(mix(16) | mix(8) | mix(0), opacity)
  }
}

extension SceneElement {
  fileprivate var bounds: Rect? {
    switch self {
    case .rectangle(let rect, _), .rounded(let rect, _, _): rect
    case .circle(let center, let radius, _): Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius)
    case .path(let path, _): path.bounds
    // A shadow lies beneath what casts it.
    case .blurred, .stroke, .border, .text, .clipped, .marked: nil
    }
  }
}

extension Path {
  fileprivate var bounds: Rect {
    let points = segments.flatMap { segment -> [Point] in
      switch segment {
      case .move(let point), .line(let point): [point]
      case .curve(_, _, let end): [end]
      case .close: []
      }
    }
    let (x, y) = (points.map(\.x), points.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return Rect(left, top, (x.max() ?? 0) - left, (y.max() ?? 0) - top)
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
