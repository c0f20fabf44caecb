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

  /// The dialogs that a flow can consist of.
  var dialogsOfPage: [(id: String, dialog: Dialog)] {
    page.blocks.compactMap { block in block.dialog.map { (block.id, $0) } }
  }

  init(block: PageBlock, dialog: Dialog, page: ParsedPage, words: Words) {
    self.block = block
    self.dialog = dialog
    self.page = page
    scenes = block.platforms.compactMap { MockupRenderer.scene(for: dialog, on: $0, words: words) }
  }
}
