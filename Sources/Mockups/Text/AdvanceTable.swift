/// Advance widths of a font, in font units.
///
/// Widths are a plain sum without kerning or shaping: the same as in a browser without kerning, up to rounding.
/// `generate-advances.py` creates the tables.
struct AdvanceTable: Sendable {
  /// A range of consecutive characters.
  struct Block: Sendable {
    let first: UInt32
    /// One per character; 0 if the font has none.
    let advances: [UInt16]
  }

  let unitsPerEm: Int
  /// In ascending order; the first is printable ASCII.
  let blocks: [Block]

  init(unitsPerEm: Int, blocks: [Block]) {
    self.unitsPerEm = unitsPerEm
    self.blocks = blocks
  }

  /// The advance of a character, or nil for one that the table does not have.
  func advance(of scalar: UInt32) -> Int? {
    for block in blocks {
      guard scalar >= block.first else { return nil }
      let index = Int(scalar - block.first)
      guard index < block.advances.count else { continue }
      let advance = block.advances[index]
      return advance == 0 ? nil : Int(advance)
    }
    return nil
  }
}
