/// What is written on keys, by the names that pymdownx.keys gives them.
enum KeyNames {
  /// The label of a key; nil for a name that is not that of a key.
  static func label(_ name: String) -> String? {
    let name = name.lowercased().replacing("_", with: "-")
    if name.utf8.count == 1 { return name.uppercased() }
    if let label = labels[name] { return label }
    if name.hasPrefix("f"), let number = Int(name.dropFirst()), (1...24).contains(number) { return "F\(number)" }
    if name.hasPrefix("num"), name.utf8.count == 4, let digit = Int(name.dropFirst(3)) { return "Num \(digit)" }
    return nil
  }

  private static let labels: [String: String] = {
    var table: [String: String] = [:]
    for (label, names) in keys {
      for name in names.split(separator: " ") { table[String(name)] = label }
    }
    return table
  }()

  private static let keys: KeyValuePairs = [
    // Modifiers.
    "Alt": "alt", "Left Alt": "left-alt lalt", "Right Alt": "right-alt ralt", "AltGr": "alt-graph altgr alt-gr",
    "Cmd": "command cmd", "Left Cmd": "left-command lcmd", "Right Cmd": "right-command rcmd",
    "Ctrl": "control ctrl", "Left Ctrl": "left-control lctrl lcontrol",
    "Right Ctrl": "right-control rctrl rcontrol", "Fn": "function fn", "Hyper": "hyper", "Meta": "meta",
    "Left Meta": "left-meta lmeta", "Right Meta": "right-meta rmeta", "Option": "option opt",
    "Left Option": "left-option lopt", "Right Option": "right-option ropt", "Shift": "shift",
    "Left Shift": "left-shift lshift", "Right Shift": "right-shift rshift", "Super": "super",
    "Win": "windows win", "Left Win": "left-windows lwin lwindows", "Right Win": "right-windows rwin rwindows",
    "Caps Lock": "caps-lock capslock caps", "Num Lock": "num-lock numlock", "Scroll Lock": "scroll-lock scroll",
    // Moving, and editing.
    "Up": "arrow-up up", "Down": "arrow-down down", "Left": "arrow-left left", "Right": "arrow-right right",
    "Page Up": "page-up pageup pg-up pgup prior", "Page Down": "page-down pagedown pg-dn pgdn page-dn next",
    "Home": "home", "End": "end", "Tab": "tab", "Backspace": "backspace bksp back", "Clear": "clear", "Copy": "copy",
    "Cut": "cut", "Del": "delete del", "Enter": "enter return", "Ins": "insert ins", "Paste": "paste",
    "Redo": "redo", "Undo": "undo", "Esc": "escape esc", "Space": "space spacebar spc",
    // Signs.
    "&": "ampersand", "*": "asterisk", "\\": "backslash", "|": "bar pipe", "{": "brace-left left-brace",
    "}": "brace-right right-brace", "[": "bracket-left left-bracket", "]": "bracket-right right-bracket",
    ":": "colon", ",": "comma", "\"": "double-quote", "=": "equal", "!": "exclam exclamation", "`": "grave",
    ">": "greater gt", "<": "less lt", "-": "minus hyphen", ".": "period dot", "+": "plus", "#": "hash pound",
    "?": "question", ";": "semicolon", "'": "single-quote", "/": "slash", "~": "tilde", "_": "underscore",
    // Others.
    "Break": "break cancel", "Menu": "context-menu menu apps", "Pause": "pause",
    "Print Screen": "print-screen printscreen prtsc", "Help": "help", "Select": "select", "Print": "print",
    "Power": "power", "Sleep": "sleep", "Eject": "eject", "Brightness Down": "brightness-down brdn",
    "Brightness Up": "brightness-up brup", "Volume Down": "volume-down vol-dn voldn",
    "Volume Up": "volume-up vol-up volup", "Mute": "mute", "Play": "play", "Record": "record",
    "Previous": "previous-track prev-track prevtrk", "Next": "next-track nexttrk",
    "Num +": "num-plus num-add", "Num -": "num-minus num-subtract", "Num *": "num-asterisk num-multiply",
    "Num /": "num-slash num-divide", "Num Enter": "num-enter", "Num .": "num-decimal num-period",
    "Num Del": "num-delete", "Left Button": "left-button lbutton", "Middle Button": "middle-button mbutton",
    "Right Button": "right-button rbutton",
  ]
}
