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
    "blockdiag", "bob", "bpmn", "bytefield", "c4plantuml", "d2", "ditaa", "dot", "erd", "excalidraw", "graphviz",
    "mermaid", "nomnoml", "nwdiag", "pikchr", "plantuml", "puml", "seqdiag", "structurizr", "svgbob", "vega",
    "vega-lite", "vegalite", "wavedrom", "wireviz",
  ]

  static func holds(_ language: UnsafeBufferPointer<UInt8>) -> Bool {
    guard language.count < 40 else { return false }
    let name = String(decoding: language, as: UTF8.self).lowercased()
    if languages.contains(name) { return true }
    // Plugins have variants of a language: `mermaid-example`. Shorter names may begin others.
    let stem = name.prefix { $0 != "-" }
    return stem.utf8.count >= shortestStem && stem.utf8.count < name.utf8.count && languages.contains(String(stem))
  }

  private static let shortestStem = 6
}
