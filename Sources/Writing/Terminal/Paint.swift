internal import Rainbow

/// Colors for a terminal.
///
/// Rainbow's string methods check the environment and standard output of the process. Reports get this from their
/// caller and can go to a file, so only Rainbow's table of codes is used.
package struct Paint {
  var isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

  package enum Role {
    case place, heading, error, warning, note, gutter, help, removed, added, faint

    fileprivate var codes: [any ModeCode] {
      switch self {
      case .place: [Style.bold]
      case .heading: [Style.bold, Style.underline]
      case .error: [NamedColor.red, Style.bold]
      case .warning: [NamedColor.yellow, Style.bold]
      case .note: [NamedColor.cyan, Style.bold]
      case .gutter: [NamedColor.blue]
      case .help: [NamedColor.green, Style.bold]
      case .removed: [NamedColor.red]
      case .added: [NamedColor.green]
      case .faint: [Style.dim]
      }
    }
  }

  package func callAsFunction(_ text: String, _ role: Role) -> String {
    guard isOn, !text.isEmpty else { return text }
    let codes = role.codes.flatMap(\.value).map { String($0) }.joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }
}
