import Dialogs
import Mockups

/// What several frameworks ask of a dialog.
extension Dialog {
  /// The button that the author marked as the one that Return answers.
  var markedDefaultIndex: Int? { buttons.firstIndex { $0.isDefault?.value == true } }

  /// Indices of an alert's buttons in the order in which UIKit, and what is built on it, wants them added.
  ///
  /// UIKit puts a cancelling button where it belongs, whatever the order. Of two others in a row it shows the first
  /// that was added on the leading side, where the list's first belongs on the trailing side.
  func uiKitOrder(on platform: Platform) -> [Int] {
    let order = Array(buttons.indices)
    guard buttons.count == 2, cancelIndex == nil, kind.value == .alert, platform.toolkits.contains(.uiKit),
      let scene = MockupRenderer.scene(for: self, on: platform)
    else { return order }
    let frames = scene.boxes.filter { $0.part == .button(0) || $0.part == .button(1) }.map(\.frame)
    return frames.count == 2 && frames[0].midY == frames[1].midY ? order.reversed() : order
  }

  /// Whether something in a modal can be changed and is then kept by a button.
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
  /// The name of an image's file without folder and extension: what asset catalogues know it by.
  var imageName: String {
    let file = value.split(separator: "/").last ?? ""
    return String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
  }
}
