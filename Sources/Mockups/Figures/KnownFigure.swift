package import Dialogs

/// A dimension of a platform’s dialogs, and how it is known.
package struct KnownFigure: Sendable, Hashable {
  package enum Evidence: Sendable, Hashable, CaseIterable {
    /// Stated by the maker of the system, in its guidelines or its public source code.
    case published
    /// Measured on a native dialog.
    case measured
    /// From the source code of a faithful re-creation.
    case recreated
    /// Inferred, because no better evidence is known.
    case estimate
  }

  /// What it is: “Corner radius”.
  package var name: String
  /// One value, or width and height, in the unit of the platform.
  package var values: [Double]
  package var evidence: Evidence
  /// Where it was found; nil for an estimate.
  package var source: FigureSource?
  /// Whether it is a share or a factor, which has no unit.
  package var isShare = false

  /// The figure as a share or a factor.
  var asShare: Self {
    var share = self
    share.isShare = true
    return share
  }

  static func published(_ name: String, _ values: Double..., by source: FigureSource) -> Self {
    Self(name: name, values: values, evidence: .published, source: source)
  }

  static func measured(_ name: String, _ values: Double..., by source: FigureSource) -> Self {
    Self(name: name, values: values, evidence: .measured, source: source)
  }

  static func recreated(_ name: String, _ values: Double..., by source: FigureSource) -> Self {
    Self(name: name, values: values, evidence: .recreated, source: source)
  }

  static func estimate(_ name: String, _ values: Double...) -> Self {
    Self(name: name, values: values, evidence: .estimate, source: nil)
  }

  /// “320”, “140 × 48”, without the unit.
  package var text: String { values.map(Redlines.format).joined(separator: " × ") }
}

extension Platform {
  /// The main dimensions of its dialogs of a kind.
  package func figures(of kind: DialogKind) -> [KnownFigure] { has(kind) ? drawing.figures(of: kind) : [] }
  /// The unit of its dimensions: “pt”.
  package var unit: String { drawing.terms.unit }
}

extension PlatformDrawing {
  /// Where the dimensions of a kind of dialog come from, the most important source first.
  static func sources(of kind: DialogKind) -> [FigureSource] {
    var sources: [FigureSource] = []
    for source in figures(of: kind).compactMap(\.source) where !sources.contains(source) { sources.append(source) }
    return sources
  }
}
