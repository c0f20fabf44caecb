/// Groups the elements of a scene by part, with names that design tools show as layers.
///
/// The screen behind, what dims it, and the dialog are groups; within the dialog, each part is one. The picture stays
/// the same: an element joins an earlier group of its part only if nothing painted in between touches it.
struct SceneLayers {
  private let boxes: [SceneBox]
  private let partition: ScenePartition
  /// How often a name has been used; a repeated name gets a number.
  private var uses: [String: Int] = [:]
  /// Whether the dialog has been painted: what follows is the device around it.
  private var isAfterDialog = false

  private struct Layer {
    var owner: ScenePartition.Owner?
    var elements: [SceneElement]
    var areas: [Rect]
  }

  private init(_ scene: Scene) {
    boxes = scene.boxes
    partition = ScenePartition(scene.boxes)
  }

  /// The elements of a scene in named groups, without what is cut off.
  static func layers(of scene: Scene) -> [SceneElement] {
    var layers = SceneLayers(scene)
    return layers.grouped(scene.elements, isInDialog: false, clip: nil)
  }

  private mutating func grouped(_ elements: [SceneElement], isInDialog: Bool, clip: Rect?) -> [SceneElement] {
    var layers: [Layer] = []
    var groups: [SceneElement] = []
    collect(elements, isInDialog: isInDialog, clip: clip, into: &layers, finished: &groups)
    flush(&layers, into: &groups)
    return groups
  }

  private mutating func collect(
    _ elements: [SceneElement], isInDialog: Bool, clip: Rect?, into layers: inout [Layer],
    finished groups: inout [SceneElement]
  ) {
    for element in elements {
      switch element {
      case .marked(.dialog, let inner):
        flush(&layers, into: &groups)
        let name = name("dialog")
        groups.append(.marked(.layer(name), grouped(inner, isInDialog: true, clip: clip)))
        isAfterDialog = true
      case .marked(.layer, _):
        flush(&layers, into: &groups)
        groups.append(element)
      case .marked(_, let inner):
        collect(inner, isInDialog: isInDialog, clip: clip, into: &layers, finished: &groups)
      case .clipped(let rect, let corners, let inner):
        flush(&layers, into: &groups)
        groups.append(.clipped(rect, corners, grouped(inner, isInDialog: isInDialog, clip: rect)))
      default:
        if let clip, !element.mayShow(in: clip) { continue }
        add(element, partition.owner(of: element, isInDialog: isInDialog, clip: clip), to: &layers)
      }
    }
  }

  private func add(_ element: SceneElement, _ owner: ScenePartition.Owner, to layers: inout [Layer]) {
    let area = element.bounds.inset(-0.5)
    if let index = layers.lastIndex(where: { $0.owner == owner }),
      layers[(index + 1)...].allSatisfy({ $0.areas.allSatisfy { $0.intersection(area).area == 0 } })
    {
      layers[index].elements.append(element)
      layers[index].areas.append(area)
    } else {
      layers.append(Layer(owner: owner, elements: [element], areas: [area]))
    }
  }

  private mutating func flush(_ layers: inout [Layer], into groups: inout [SceneElement]) {
    for layer in layers {
      guard let owner = layer.owner else { continue }
      groups.append(.marked(.layer(name(name(of: owner))), layer.elements))
    }
    layers = []
  }

  /// The name, with a number if it has been used.
  private mutating func name(_ name: String) -> String {
    let count = uses[name, default: 0] + 1
    uses[name] = count
    return count == 1 ? name : "\(name)-part-\(count)"
  }

  private func name(of owner: ScenePartition.Owner) -> String {
    switch owner {
    case .screen: isAfterDialog ? "device" : "screen"
    case .scrim: "scrim"
    case .panel: "container"
    case .handle: "handle"
    case .box(let index): boxes[index].part.layerName
    }
  }
}

extension SceneBox.Part {
  /// The name of its layer in design tools, which is valid as an ID in XML.
  var layerName: String {
    switch self {
    case .panel: "container"
    case .title: "title"
    case .message: "message"
    case .textField: "text-field"
    case .leading: "leading-button"
    case .trailing: "trailing-button"
    case .icon: "alert-icon"
    case .help: "help-button"
    case .accessory: "accessory"
    case .suppression: "suppression"
    case .text(let index): "text-\(index + 1)"
    case .field(let index): "field-\(index + 1)"
    case .toggle(let index): "switch-\(index + 1)"
    case .image(let index): "image-\(index + 1)"
    case .button(let index): "button-\(index + 1)"
    }
  }
}
