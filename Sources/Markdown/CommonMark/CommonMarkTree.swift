import CCommonMark

/// A page parsed by libcmark; freed when the value goes out of scope.
///
/// Only this file and CommonMarkNode.swift call libcmark. A tree takes about twenty times the memory of its page, so
/// nothing of it outlives the parsing of one page.
struct CommonMarkTree: ~Copyable {
  let root: CommonMarkNode

  /// Parses bytes that passed the guards; nil only if libcmark cannot allocate memory.
  init?(parsing bytes: ArraySlice<UInt8>) {
    // The length is passed because text can contain U+0000. Source positions are requested because without them,
    // libcmark does not count the lines within an inline.
    let parsed = bytes.withUnsafeBytes { bytes in
      cmark_parse_document(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, CMARK_OPT_SOURCEPOS)
    }
    guard let parsed else { return nil }
    root = CommonMarkNode(pointer: parsed)
  }

  /// The document as libcmark writes it, in HTML; nil only if memory cannot be allocated.
  ///
  /// - Parameter keepsHTML: whether that of the author stays, for a result that is read as a part of a page.
  func html(keepsHTML: Bool) -> String? {
    let options = keepsHTML ? CMARK_OPT_UNSAFE : CMARK_OPT_DEFAULT
    guard let text = cmark_render_html(root.pointer, options) else { return nil }
    defer { cmark_get_default_mem_allocator().pointee.free(text) }
    return String(cString: text)
  }

  deinit {
    cmark_node_free(root.pointer)
  }
}

/// A walk over a node and its descendants, without recursion.
struct CommonMarkWalk: ~Copyable {
  private let iterator: OpaquePointer

  enum Event {
    case enter
    case exit
  }

  init?(of node: CommonMarkNode) {
    guard let iterator = cmark_iter_new(node.pointer) else { return nil }
    self.iterator = iterator
  }

  deinit {
    cmark_iter_free(iterator)
  }

  /// The next step, or nil at the end.
  ///
  /// Leaves are entered and never left.
  mutating func next() -> (event: Event, node: CommonMarkNode)? {
    let event = cmark_iter_next(iterator)
    guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return nil }
    return (event == CMARK_EVENT_ENTER ? .enter : .exit, CommonMarkNode(pointer: node))
  }

  /// Looks again at what a node holds that has just been entered, for it has been changed.
  mutating func reenter(_ node: CommonMarkNode) {
    cmark_iter_reset(iterator, node.pointer, CMARK_EVENT_ENTER)
  }

  /// Goes on behind a node that has just been entered; its exit is not reported.
  mutating func skip(_ node: CommonMarkNode) {
    cmark_iter_reset(iterator, node.pointer, CMARK_EVENT_EXIT)
  }
}
