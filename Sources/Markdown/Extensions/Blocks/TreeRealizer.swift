/// Finds in libcmark's tree the block quotes that extended blocks were rewritten to, and takes out what was put between
/// them.
struct TreeRealizer {
  /// Lines of the page that opened a block for which libcmark has made none.
  private(set) var failures: Set<Int> = []

  init(_ tree: borrowing CommonMarkTree, _ rewritten: BlockRewriter.Result) {
    let blocks = rewritten.blocks
    let indices = Dictionary(blocks.enumerated().map { ($1.line, $0) }) { first, _ in first }
    var isFound = [Bool](repeating: false, count: blocks.count)
    var separators: [CommonMarkNode] = []
    var next = tree.root.firstChild
    while let node = next {
      switch node.kind {
      case .htmlBlock where rewritten.separators.contains(node.startLine): separators.append(node)
      case .blockQuote:
        if let index = indices[node.startLine], blocks[index].column == node.startColumn,
          Self.isWhole(node, blocks[index])
        {
          isFound[index] = true
          node.tag = index + 1
        }
      default: break
      }
      next = Self.following(node)
    }
    let seen = Set(separators.map(\.startLine))
    for node in separators { node.remove() }
    for (index, block) in blocks.enumerated() where !isFound[index] { failures.insert(block.sourceLine) }
    // A comment that has become part of something else often belongs to a block that has, too.
    guard failures.isEmpty, separators.count != rewritten.separators.count else { return }
    for line in rewritten.separators where !seen.contains(line) {
      let neighbors = [blocks.last { $0.line < line }, blocks.first { $0.line > line }]
      failures.formUnion(neighbors.compactMap { $0?.sourceLine })
    }
  }

  private static func isWhole(_ node: CommonMarkNode, _ block: ExtendedBlock) -> Bool {
    if block.hasTitle { return title(of: node) != nil }
    guard case .definition = block.kind else { return true }
    // A term stands above, or another definition.
    var previous = node.previous
    while let node = previous, node.kind == .htmlBlock { previous = node.previous }
    guard let previous else { return false }
    return previous.kind == .paragraph || previous.kind == .blockQuote && previous.tag != 0
  }

  /// The next block in the order of the page.
  private static func following(_ node: CommonMarkNode) -> CommonMarkNode? {
    switch node.kind {
    case .blockQuote, .list, .item: if let child = node.firstChild { return child }
    default: break
    }
    var node = node
    while true {
      if let next = node.next { return next }
      guard let parent = node.parent else { return nil }
      node = parent
    }
  }

  /// The heading that holds a block's title.
  static func title(of node: CommonMarkNode) -> CommonMarkNode? {
    guard let heading = node.firstChild, heading.kind == .heading, heading.startLine == node.startLine else {
      return nil
    }
    return heading
  }
}
