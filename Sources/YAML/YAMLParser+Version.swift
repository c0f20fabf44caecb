import CYAML

extension YAMLParser {
  /// The version of libyaml, which splits YAML into events.
  package static var libraryVersion: String { String(cString: yaml_get_version_string()) }
}
