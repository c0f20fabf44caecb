import Diagnostics
import Files
import Writing

/// Names in angle brackets that hooks of another tool replace: `<RULES_TABLE>`.
///
/// Markdown shows them as text. Nobody but the hook knows which are its own, so they are only worth a look where a project
/// has hooks.
enum HookMarkers {
  /// What somebody has to look at; nil where no page has such a name outside of code.
  ///
  /// - Parameter content: the folder with the pages.
  static func note(on content: String, of project: ForeignProject) -> String? {
    let here = ContentFolder(path: content)
    var example: String?
    var pages = 0
    for path in project.paths where SitePath.isPage(path) && here.below(path) != nil {
      guard let file = project.file(path), let marker = first(in: file.bytes) else { continue }
      example = example ?? marker
      pages += 1
    }
    return example.map {
      "names such as “\($0)” on \(counted(pages, "page")), which readers would see: if a hook replaces them, write what they "
        + "stand for"
    }
  }

  /// The first such name of a page outside of code.
  private static func first(in bytes: [UInt8]) -> String? {
    var fence: ArraySlice<UInt8>?
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
      let mark = text.prefix { $0 == text.first }
      let isFence = mark.count >= 3 && (mark.first == UInt8(ascii: "`") || mark.first == UInt8(ascii: "~"))
      if let open = fence {
        if isFence, mark.starts(with: open), mark.count == text.prefix(while: { $0 > 0x20 }).count { fence = nil }
      } else if isFence {
        fence = mark
      } else if let marker = marker(inLine: text) {
        return marker
      }
    }
    return nil
  }

  private static func marker(inLine line: ArraySlice<UInt8>) -> String? {
    var isInCode = false
    for index in line.indices {
      if line[index] == UInt8(ascii: "`") { isInCode.toggle() }
      guard !isInCode, line[index] == UInt8(ascii: "<") else { continue }
      let name = line[(index + 1)...].prefix(longest).prefix { byte in
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || byte == UInt8(ascii: "_")
      }
      if name.endIndex < line.endIndex, line[name.endIndex] == UInt8(ascii: ">"),
        name.dropFirst().dropLast().contains(UInt8(ascii: "_"))
      {
        return "<" + String(decoding: name, as: UTF8.self) + ">"
      }
    }
    return nil
  }

  private static let longest = 80
}
