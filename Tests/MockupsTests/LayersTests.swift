import Dialogs
import Foundation
import Testing
import Writing

@testable import Mockups

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The structure of SVG files as an XML parser reads it.
@Suite struct LayersTests {
  private func document(_ scene: Scene, _ styling: SVGPrinter.Styling = .classes) throws -> XMLOutline {
    var writer = HTMLWriter()
    SVGPrinter.print(scene, .standalone(.light, styling: styling), into: &writer)
    return try #require(XMLOutline(writer.bytes))
  }

  @Test(arguments: GoldenTests.Case.all)
  func namesEachPartOnce(_ example: GoldenTests.Case) throws {
    let scene = try #require(MockupRenderer.scene(for: example.sample.dialog, on: example.platform))
    let outline = try document(scene)
    #expect(Set(outline.ids).count == outline.ids.count)
    #expect(outline.ids.contains("dialog"))
    for box in scene.boxes where box.isVisible && box.lineCount > 0 && !box.isTruncated {
      #expect(outline.ids.contains(box.part.layerName), "\(box.part) of \(example.path)")
    }
    // Every text of the dialog is in the group of its part.
    let buttons = scene.boxes.compactMap { box -> Int? in
      // A cross cancels a sheet of the watch.
      if example.platform == .watchos26, box.lineCount == 0 { return nil }
      return if case .button(let index) = box.part, box.isVisible { index } else { nil }
    }
    for index in buttons {
      let label = example.sample.dialog.buttons[index].label.value.filter(\.isLetter).lowercased()
      let text = outline.texts["button-\(index + 1)", default: ""].filter(\.isLetter).lowercased()
      // Some platforms draw a shadow of the text.
      #expect(
        text == label || text == label + label || scene.boxes.contains { $0.isTruncated },
        "button \(index) of \(example.path)")
    }
  }

  /// Grouping must not change what is painted over what.
  @Test(arguments: GoldenTests.Case.all)
  func keepsTheOrderOfPaintingWhereElementsTouch(_ example: GoldenTests.Case) throws {
    let scene = try #require(MockupRenderer.scene(for: example.sample.dialog, on: example.platform))
    let (plain, grouped) = (leaves(SceneElement.still(scene.elements)), leaves(SceneLayers.layers(of: scene)))
    #expect(plain.count == grouped.count)
    var places: [SceneElement: [Int]] = [:]
    for (place, element) in grouped.enumerated() { places[element, default: []].append(place) }
    for (index, element) in plain.enumerated() {
      for earlier in plain[..<index] where earlier.bounds.intersection(element.bounds).area > 0 {
        let (one, two) = (places[earlier]?.first ?? .max, places[element]?.last ?? .min)
        #expect(one <= two, "\(earlier) and \(element)")
      }
    }
  }

  private func leaves(_ elements: [SceneElement]) -> [SceneElement] {
    elements.flatMap { element -> [SceneElement] in
      switch element {
      case .marked(_, let inner), .clipped(_, _, let inner): leaves(inner)
      default: [element]
      }
    }
  }

  @Test(arguments: GoldenTests.Case.all)
  func hasAttributesInsteadOfClasses(_ example: GoldenTests.Case) throws {
    let scene = try #require(MockupRenderer.scene(for: example.sample.dialog, on: example.platform))
    let outline = try document(scene, .attributes)
    #expect(!outline.attributes.contains("class") && !outline.elements.contains("style"))
    #expect(outline.attributes.contains("fill") && outline.attributes.contains("font-family"))
  }

  @Test func startsWithAFontOfDesignTools() throws {
    let families: [FontFamily] = [.sanFrancisco, .roboto, .helvetica, .nokiaPure]
    let first = families.map { "\($0.fileStack)".prefix { $0 != "," } }
    #expect(first == ["'SF Pro'", "Roboto", "Helvetica", "'Nokia Pure Text'"])
  }
}

/// What a test asks of a file.
private final class XMLOutline: NSObject, XMLParserDelegate {
  private(set) var ids: [String] = []
  private(set) var elements = Set<String>()
  private(set) var attributes = Set<String>()
  /// The text in each group with an ID.
  private(set) var texts: [String: String] = [:]
  private var open: [String?] = []
  private var isInText = false

  init?(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes own: [String: String]
  ) {
    elements.insert(name)
    attributes.formUnion(own.keys)
    if let id = own["id"] { ids.append(id) }
    open.append(name == "g" ? own["id"] : nil)
    isInText = name == "text" || (isInText && name == "tspan")
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
    if name == "text" { isInText = false }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard isInText else { return }
    for id in open.compactMap(\.self) { texts[id, default: ""] += string }
  }
}
