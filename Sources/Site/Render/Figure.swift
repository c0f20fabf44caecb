import Dialogs
import Mockups
import Words

/// A block being rendered: the input of all parts of its figure.
struct Figure {
  let block: PageBlock
  let dialog: Dialog
  let page: ParsedPage
  /// The mockups, in the order of the tabs.
  let scenes: [Scene]

  init(block: PageBlock, dialog: Dialog, page: ParsedPage, words: Words) {
    self.block = block
    self.dialog = dialog
    self.page = page
    scenes = block.platforms.compactMap { MockupRenderer.scene(for: dialog, on: $0, words: words) }
  }
}
