import CCommonMark

/// A node of a parsed page.
///
/// The node and its bytes are valid as long as its tree.
struct CommonMarkNode: Equatable {
  let pointer: OpaquePointer

  enum Kind {
    case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
    case text, softBreak, lineBreak, code, inlineHTML, emphasis, strong, link, image
    /// Made by extensions: the parser never yields one.
    case custom
  }

  var kind: Kind {
    switch cmark_node_get_type(pointer) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_HTML_INLINE: .inlineHTML
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    default: .custom
    }
  }

  // MARK: Neighbors

  var parent: CommonMarkNode? { Self(cmark_node_parent(pointer)) }
  var firstChild: CommonMarkNode? { Self(cmark_node_first_child(pointer)) }
  var lastChild: CommonMarkNode? { Self(cmark_node_last_child(pointer)) }
  var next: CommonMarkNode? { Self(cmark_node_next(pointer)) }
  var previous: CommonMarkNode? { Self(cmark_node_previous(pointer)) }

  private init?(_ pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  init(pointer: OpaquePointer) {
    self.pointer = pointer
  }

  // MARK: Changes

  /// A number that an extension has given the node; 0 for none.
  var tag: Int {
    get { Int(bitPattern: cmark_node_get_user_data(pointer)) }
    nonmutating set { cmark_node_set_user_data(pointer, UnsafeMutableRawPointer(bitPattern: newValue)) }
  }

  /// A new node that belongs to no tree yet.
  static func text(_ literal: UnsafeBufferPointer<UInt8>) -> CommonMarkNode? {
    guard let node = Self(cmark_node_new(CMARK_NODE_TEXT)) else { return nil }
    node.setLiteral(literal)
    return node
  }

  static func custom(tag: Int) -> CommonMarkNode? {
    guard let node = Self(cmark_node_new(CMARK_NODE_CUSTOM_INLINE)) else { return nil }
    node.tag = tag
    return node
  }

  static func link(to url: [UInt8], tag: Int) -> CommonMarkNode? {
    guard let node = Self(cmark_node_new(CMARK_NODE_LINK)) else { return nil }
    withCString(url[...]) { _ = cmark_node_set_url(node.pointer, $0) }
    node.tag = tag
    return node
  }

  /// Replaces the text of a leaf.
  func setLiteral(_ literal: UnsafeBufferPointer<UInt8>) {
    Self.withCString(literal) { _ = cmark_node_set_literal(pointer, $0) }
  }

  private static func withCString(_ bytes: some Collection<UInt8>, _ body: (UnsafePointer<CChar>) -> Void) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
      var index = 0
      for byte in bytes {
        buffer[index] = CChar(bitPattern: byte)
        index += 1
      }
      buffer[index] = 0
      if let start = buffer.baseAddress { body(UnsafePointer(start)) }
    }
  }

  func insert(before other: CommonMarkNode) { cmark_node_insert_before(other.pointer, pointer) }

  /// Makes a node, which may have another parent, the last child.
  func append(_ child: CommonMarkNode) { cmark_node_append_child(pointer, child.pointer) }

  /// Takes the node out of its tree.
  ///
  /// Only for nodes that no walk has reached yet.
  func remove() {
    cmark_node_unlink(pointer)
    cmark_node_free(pointer)
  }

  // MARK: Content

  /// The text of a leaf.
  var literal: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_literal(pointer)) }
  /// The info string of a code block.
  var info: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_fence_info(pointer)) }
  /// The destination of a link or image, unescaped.
  var url: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_url(pointer)) }
  /// The title of a link or image.
  var title: UnsafeBufferPointer<UInt8> { Self.bytes(cmark_node_get_title(pointer)) }
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  var isBulletList: Bool { cmark_node_get_list_type(pointer) == CMARK_BULLET_LIST }
  var isTightList: Bool { cmark_node_get_list_tight(pointer) != 0 }
  var listStart: Int { Int(cmark_node_get_list_start(pointer)) }

  private static func bytes(_ string: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
    guard let string else { return UnsafeBufferPointer(start: nil, count: 0) }
    let start = UnsafeRawPointer(string).assumingMemoryBound(to: UInt8.self)
    return UnsafeBufferPointer(start: start, count: strlen(string))
  }

  // MARK: Position: lines and columns from 1, columns in UTF-8 bytes

  var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
  var endLine: Int { Int(cmark_node_get_end_line(pointer)) }
  var endColumn: Int { Int(cmark_node_get_end_column(pointer)) }
}
