import Diagnostics

/// Fences whose content other tools draw: ` ```mermaid `.
enum Diagrams {
  static let kind = ForeignKind(
    noun: "diagram",
    advice: "Patternbook does not draw diagrams. Readers see the source as code. Use a picture of the diagram with "
      + "alternative text.",
    outcome: "shown as code", severity: .note, isOfSite: true)

  /// To teach Patternbook a language of diagrams, add its name here.
  private static let languages: Set = [
    "blockdiag", "bpmn", "bytefield", "c4plantuml", "d2", "ditaa", "dot", "erd", "excalidraw", "graphviz", "mermaid",
    "nomnoml", "nwdiag", "pikchr", "plantuml", "puml", "seqdiag", "structurizr", "svgbob", "vega", "vega-lite",
    "vegalite",
    "wavedrom", "wireviz",
  ]

  static func holds(_ language: UnsafeBufferPointer<UInt8>) -> Bool {
    language.count < 20 && languages.contains(String(decoding: language, as: UTF8.self).lowercased())
  }
}
