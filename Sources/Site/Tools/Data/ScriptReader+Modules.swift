/// Names that files of a project take from each other, and pass on.
extension ScriptReader {
  /// Reads `name, {other as another} from "./file"`.
  mutating func readImport() {
    guard let names = names(), let target = target() else { return skipStatement() }
    for (name, local) in names { imports[local] = ScriptImport(path: target, name: name) }
  }

  /// Reads `{name, other as another}` of this file, or of the file that `from` names, and `* from "./file"`.
  mutating func readNamesOfExports() {
    guard let names = names() else { return skipStatement() }
    guard let target = target() else {
      for (name, outside) in names where name != outside { export(constants[name] ?? imported(name), as: outside) }
      return skipStatement()
    }
    for (name, outside) in names {
      let source = ScriptImport(path: target, name: name)
      if outside == ScriptImport.everything {
        guard let exports = modules?.exports(of: source, in: path) else { continue }
        constants.merge(exports.constants) { own, _ in own }
        results.merge(exports.results) { own, _ in own }
      } else {
        export(modules?.value(of: source, in: path), as: outside)
      }
    }
  }

  private func imported(_ name: String) -> ToolData? {
    imports[name].flatMap { modules?.value(of: $0, in: path) }
  }

  private mutating func export(_ value: ToolData?, as name: String) {
    guard let value else { return }
    if name == ScriptImport.usual { exported = value } else { constants[name] = value }
  }

  /// The names in front of `from`, each with what it is called on the other side; nil for what is only for types.
  private mutating func names() -> [(name: String, alias: String)]? {
    var names: [(name: String, alias: String)] = []
    repeat {
      skipSpace()
      if take("{") {
        repeat {
          skipSpace()
          let name = word()
          guard !name.isEmpty else { break }
          names.append((name, alias() ?? name))
        } while take(",")
        guard take("}") else { return nil }
      } else if take("*") {
        names.append((ScriptImport.everything, alias() ?? ScriptImport.everything))
      } else {
        let name = word()
        guard !name.isEmpty, name != "type" else { return nil }
        names.append((ScriptImport.usual, name))
      }
    } while take(",")
    return names
  }

  /// Takes `from "./file"` to its end; nil if something else is next.
  private mutating func target() -> String? {
    skipSpace()
    let place = position
    guard word() == "from" else {
      position = place
      return nil
    }
    skipSpace()
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let target = string()
    // Without a semicolon, the end of the line ends it.
    if !skipSpace(), peek != UInt8(ascii: ";") { skipStatement() }
    return target
  }

  /// Takes `as name`; nil if something else is next.
  private mutating func alias() -> String? {
    skipSpace()
    let place = position
    guard word() == "as" else {
      position = place
      return nil
    }
    skipSpace()
    return word()
  }
}
