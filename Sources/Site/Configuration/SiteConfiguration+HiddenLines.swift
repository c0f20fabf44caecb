import Guidelines
import Markdown
import YAML

/// Lines of code that readers do not see: the setting `hidden-lines`.
extension SiteConfiguration {
  mutating func readHiddenLines(_ node: YAMLNode, _ reader: inout MappingReader) {
    guard case .mapping(let entries) = node.content else {
      return reader.report(
        "“hidden-lines” is \(node.kindName), not a mapping of languages to marks",
        "Write what lines begin with, such as “{rust: \"#\"}”.", at: node.range)
    }
    for entry in entries {
      guard case .scalar(let scalar) = entry.value.content, !entry.value.isNull,
        hiddenLines.add(scalar.text, in: entry.key)
      else {
        reader.report(
          "“\(entry.key)” has no mark in “hidden-lines”",
          "Write what lines begin with, without blanks, such as “rust: \"#\"”.", at: entry.keyRange)
        continue
      }
    }
  }
}
