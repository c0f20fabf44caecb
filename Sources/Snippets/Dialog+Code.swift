import Dialogs
import Mockups

/// Properties of dialogs for several frameworks.
extension Dialog {
  /// The button marked as default by the author.
  var markedDefaultIndex: Int? { buttons.firstIndex { $0.isDefault?.value == true } }

  /// Indexes of the buttons of an alert in the order in which UIKit and frameworks based on it need them.
  ///
  /// UIKit positions a canceling button automatically. Of two others in a row, it shows the first added one on the
  /// leading side, while the first of the list belongs on the trailing side.
  func uiKitOrder(on platform: Platform) -> [Int] {
    let order = Array(buttons.indices)
    guard cancelIndex == nil, kind.value == .alert, platform.toolkits.contains(.uiKit) else { return order }
    return hasButtonRow(on: platform) ? order.reversed() : order
  }

  /// Whether a platform draws its two buttons next to each other.
  func hasButtonRow(on platform: Platform) -> Bool {
    guard buttons.count == 2, let scene = MockupRenderer.scene(for: self, on: platform) else { return false }
    let frames = scene.boxes.filter { $0.part == .button(0) || $0.part == .button(1) }.map(\.frame)
    return frames.count == 2 && frames[0].midY == frames[1].midY
  }

  /// The text that the field of an alert has at first; nil for none.
  var initialText: String? { textField?.value.flatMap { $0.value.isEmpty ? nil : $0.value } }

  /// Whether something in a modal view can be changed and is then saved by a button.
  var isEditable: Bool { navigation?.trailing != nil && content.contains { $0.isEditable } }
}

extension Dialog.ContentRow {
  var isEditable: Bool {
    switch self {
    case .field, .toggle: true
    case .text, .image: false
    }
  }
}

extension SourcedText {
  /// The file name of an image without folder and extension, as in asset catalogs.
  var imageName: String {
    let file = value.split(separator: "/").last ?? ""
    return String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
  }
  /// The file name in the form of a resource name of Android.
  var resourceName: String {
    var resource = ""
    for byte in imageName.utf8 where resource.utf8.count < 60 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        resource.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): resource.unicodeScalars.append(Unicode.Scalar(byte + 32))
      default: resource += "_"
      }
    }
    guard let first = resource.utf8.first, first >= UInt8(ascii: "a") else { return "image" + resource }
    return resource
  }
}
