import Diagnostics

/// A table of TOML below the keys at the top of front matter, such as `[menu.docs]`, and what is in it.
final class TOMLTable {
  /// The tables that are read.
  private static let names: Set = ["build", "_build", "cascade", "menu", "menus", "taxonomies"]
  private static let deepest = 6
  /// More than any page has; what is behind is left out.
  private static let mostKeys = 500

  private var order: [String] = []
  private var tables: [String: TOMLTable] = [:]
  private var values: [String: (bytes: [UInt8], offset: Int)] = [:]
  /// The tables of a list, `[[cascade]]`; then nothing else is in it.
  private var items: [TOMLTable] = []

  /// The table that a line begins, `[menu.docs]` or `[[cascade]]`; nil for one that is left out.
  func begin(_ line: ArraySlice<UInt8>) -> TOMLTable? {
    let isList = line.starts(with: "[[".utf8)
    let path = line.drop { $0 == UInt8(ascii: "[") }.prefix { $0 != UInt8(ascii: "]") }
    guard let names = Self.names(path), let first = names.first, Self.names.contains(first) else { return nil }
    let table = names.reduce(self as TOMLTable?) { $0?.below($1) }
    guard isList, let table else { return table }
    guard table.items.count < Self.mostKeys else { return nil }
    let item = TOMLTable()
    table.items.append(item)
    return item
  }

  /// Sets a value; the key can have the names of tables in front.
  func set(_ key: ArraySlice<UInt8>, _ value: [UInt8], at offset: Int) {
    guard let names = Self.names(key), let name = names.last,
      let table = names.dropLast().reduce(self as TOMLTable?, { $0?.below($1) }),
      table.values[name] == nil, table.order.count < Self.mostKeys
    else { return }
    table.order.append(name)
    table.values[name] = (value, offset)
  }

  /// The table of a name in this one, or in the last of its list.
  private func below(_ name: String) -> TOMLTable? {
    if let last = items.last { return last.below(name) }
    if let table = tables[name] { return table }
    guard values[name] == nil, order.count < Self.mostKeys else { return nil }
    let table = TOMLTable()
    order.append(name)
    tables[name] = table
    return table
  }

  /// The names of a path, `menu."main"`; nil where one has characters that YAML could take for marks.
  private static func names(_ path: ArraySlice<UInt8>) -> [String]? {
    var names: [String] = []
    for part in path.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      // Blanks and quotes can be around it.
      func isAround(_ byte: UInt8) -> Bool { " \t\r\"'".utf8.contains(byte) }
      var name = part.drop(while: isAround)
      while name.last.map(isAround) == true { name.removeLast() }
      guard !name.isEmpty, names.count < deepest, name.allSatisfy(AttributeList.isName) else { return nil }
      names.append(String(decoding: name, as: UTF8.self))
    }
    return names
  }

  /// Writes the tables as YAML.
  ///
  /// - Parameter keys: names that are taken.
  func write(besides keys: Set<[UInt8]>, to output: inout [UInt8], _ lines: inout [SourceExcerpt.Line]) {
    for name in order where Self.names.contains(name) && !keys.contains(Array(name.utf8)) {
      guard let table = tables[name], let offset = table.offset else { continue }
      Self.begin(name + ":", at: offset, margin: 0, &output, &lines)
      table.write(margin: 2, &output, &lines)
    }
  }

  /// Where its first value is; nil if it has none.
  private var offset: Int? {
    for item in items { if let offset = item.offset { return offset } }
    for name in order { if let offset = values[name]?.offset ?? tables[name]?.offset { return offset } }
    return nil
  }

  private func write(margin: Int, _ output: inout [UInt8], _ lines: inout [SourceExcerpt.Line]) {
    for item in items {
      guard let offset = item.offset else { continue }
      Self.begin("-", at: offset, margin: margin, &output, &lines)
      item.write(margin: margin + 2, &output, &lines)
    }
    guard items.isEmpty else { return }
    for name in order {
      if let value = values[name] {
        lines.append(.init(offset: output.count, fileOffset: value.offset))
        output += [UInt8](repeating: 0x20, count: margin) + Array((name + ": ").utf8) + value.bytes + [0x0A]
      } else if let table = tables[name], let offset = table.offset {
        Self.begin(name + ":", at: offset, margin: margin, &output, &lines)
        table.write(margin: margin + 2, &output, &lines)
      }
    }
  }

  private static func begin(
    _ text: String, at offset: Int, margin: Int, _ output: inout [UInt8], _ lines: inout [SourceExcerpt.Line]
  ) {
    lines.append(.init(offset: output.count, fileOffset: offset))
    output += [UInt8](repeating: 0x20, count: margin) + Array(text.utf8) + [0x0A]
  }
}
