import YAML

/// The pages that an entry of `cascade` of Hugo is for.
enum CascadeTarget {
  static let keys = ["_target", "target"]

  /// Whether an entry is for all pages of its section in what is published; false where only each page could tell.
  ///
  /// - Parameters:
  ///   - fields: what the target names, each with its value.
  ///   - folder: that of the section below the folder with the pages, if it is known.
  static func isForAll(_ fields: [(key: String, value: String?)], in folder: String? = nil) -> Bool {
    fields.allSatisfy { field in
      guard let value = field.value else { return false }
      switch field.key.lowercased() {
      case "environment":
        return alternatives(in: value).contains { ["production", "*", "**"].contains($0.lowercased()) }
      case "path":
        let all = ["/**", "**"] + (folder.map { ["/" + $0 + "/**", "/" + $0 + "**"] } ?? [])
        return alternatives(in: value).contains(where: all.contains)
      default: return false
      }
    }
  }

  /// The patterns in braces: `{production,staging}`.
  private static func alternatives(in pattern: String) -> [String] {
    guard pattern.hasPrefix("{"), pattern.hasSuffix("}") else { return [pattern] }
    return pattern.dropFirst().dropLast().split(separator: ",").map(String.init)
  }
}

extension YAMLNode {
  /// Whether an entry of `cascade` is for all pages of its section.
  var isCascadedToAll: Bool {
    entries.filter { CascadeTarget.keys.contains($0.key) }.allSatisfy { target in
      !target.value.entries.isEmpty
        && CascadeTarget.isForAll(target.value.entries.map { (key: $0.key, value: $0.value.text) })
    }
  }
}
