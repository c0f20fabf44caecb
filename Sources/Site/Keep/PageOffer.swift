import Diagnostics
import Dialogs
import Files
import Markdown

/// What other pages, and the parts of a site that are about all pages, take from a page.
///
/// If it stays the same, a change to the page concerns nothing but the page.
struct PageOffer: Sendable, Hashable {
  /// Where the page and what belongs to it are published.
  let addresses: InputDigest
  /// What links can lead to.
  let anchors: InputDigest
  /// Its place in the navigation.
  let navigation: InputDigest
  /// What makes other pages related to it.
  let relations: InputDigest

  /// - Parameter publishesMockups: whether mockups are also published as files.
  init(_ page: ParsedPage, publishesMockups: Bool, _ kept: KeptResults) {
    let front = page.frontMatter
    addresses = kept.digest { inputs in
      inputs.add(page.source)
      inputs.add(page.sourcePath)
      inputs.add(page.path)
      for alias in front.aliases {
        inputs.add(alias.value)
        inputs.add(number: alias.range)
      }
      inputs.add(front.tags)
      inputs.add(number: front.isUnlisted)
      // The rules of the packs that pages name have pages.
      inputs.add(front.guidelines?.map(\.value) ?? [])
      inputs.add(number: page.blocks.count)
      for block in page.blocks {
        inputs.add(block.id)
        inputs.add(number: block.dialog == nil)
        inputs.add(block.platforms.map(\.id))
        inputs.add(block.dialog?.guidelines?.map(\.value) ?? [])
        // Findings about a file in the place of a mockup say where its dialog is.
        if publishesMockups { inputs.add(number: block.range) }
      }
    }
    anchors = kept.digest { inputs in
      inputs.add(page.document.title?.anchor)
      inputs.add(front.layout == nil ? nil : page.title)
      inputs.add(page.document.outline.map(\.anchor))
      inputs.add(page.document.rawAnchors)
      inputs.add(number: page.lacksAnchors)
      inputs.add(number: page.lacksBlocks)
    }
    navigation = kept.digest { inputs in
      inputs.add(page.path)
      inputs.add(page.sourcePath)
      inputs.add(page.place)
      inputs.add(page.title)
      inputs.add(front.label)
      inputs.add(front.sections)
      inputs.add(front.description)
      inputs.add(number: front.order)
      inputs.add(number: front.isWeight)
      inputs.add(front.day?.iso)
      inputs.add(front.aliases.map(\.value))
      inputs.add(number: page.isInNavigation)
      inputs.add(number: front.isUnlisted)
      inputs.add(front.title)
      inputs.add(front.id)
      inputs.add(front.parent)
      inputs.add(front.grandparent)
      inputs.add(front.ancestor)
      inputs.add(front.textOrder)
      inputs.add(number: front.reversesChildren)
      inputs.add(front.sortedBy?.rawValue)
      inputs.add(number: front.listsChildren)
      inputs.add(front.navigationKey)
      for part in front.menus.flatMap(\.parts) { inputs.add(part) }
    }
    relations = kept.digest { inputs in
      inputs.add(page.path)
      inputs.add(page.sourcePath)
      inputs.add(front.aliases.map(\.value))
      inputs.add(front.tags)
      for link in page.document.links where link.image == nil {
        if case .file(let path, _) = link.target { inputs.add(path) }
      }
      inputs.add(number: page.blocks.count)
      for block in page.blocks {
        inputs.add(block.id)
        guard let dialog = block.dialog else { continue }
        inputs.add(PageRelations.words(of: dialog))
        inputs.add(dialog.violates.map(\.value))
        inputs.add(dialog.allow.map(\.rule.value))
        inputs.add(dialog.situation.leadsTo?.value)
      }
    }
  }
}
