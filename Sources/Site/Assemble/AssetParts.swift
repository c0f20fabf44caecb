import Diagnostics
import Words
import Writing

/// Assets that are folders: the files in `Templates/assets/site.css/` are published as one `site.css`.
///
/// Parts of a style sheet or a script are easier to read, replace, and add; one file loads faster. Parts are joined
/// in the order of their names. The parts of a script share one strict function scope. A file with the name of the
/// folder replaces all parts.
///
/// Interface text that a script uses (`WORDS.text.copy`) is added before its parts; in a style sheet, such a name
/// becomes a string.
enum AssetParts {
  /// Replaces the parts of each folder with the joined file.
  static func joined(_ sources: [String: [UInt8]], _ words: Words) -> [String: [UInt8]] {
    var joined: [String: [UInt8]] = [:]
    for (name, bytes) in sources.sorted(by: { $0.key < $1.key }) {
      guard let folder = folder(of: name) else {
        joined[name] = bytes
        continue
      }
      guard sources[folder] == nil else { continue }
      joined[folder, default: []] += CondensedSource.bytes(of: bytes, isScript: isScript(folder))
    }
    for (name, bytes) in joined where sources[name] == nil {
      let scripts = AssetWords(words: words)
      joined[name] =
        isScript(name) ? opening + scripts.declaration(for: bytes) + bytes + closing : scripts.styleSheet(bytes)
    }
    return joined
  }

  /// Unknown words in the parts of scripts and style sheets.
  static func unknownWords(in sources: [String: [UInt8]]) -> [Diagnostic] {
    sources.sorted { $0.key < $1.key }.flatMap { name, bytes in
      folder(of: name) == nil ? [] : AssetWords.unknown(in: bytes, path: "\(SourceTree.templatesFolder)/assets/\(name)")
    }
  }

  private static let opening = Array("\"use strict\";\n(() => {\n".utf8)
  private static let closing = Array("})();\n".utf8)

  /// `site.css` for `site.css/01-tokens.css`; nil for a file that is not a part.
  private static func folder(of name: String) -> String? {
    guard let slash = name.firstIndex(of: "/") else { return nil }
    let folder = String(name[..<slash])
    return folder.hasSuffix(".css") || isScript(folder) ? folder : nil
  }

  /// The published file of a theme file or part.
  static func publishedName(_ name: String) -> String { folder(of: name) ?? name }

  private static func isScript(_ name: String) -> Bool { name.hasSuffix(".js") }
}
