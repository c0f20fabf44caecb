/// A path as one argument of a command that people copy into a shell.
func shellArgument(_ path: String) -> String {
  let isPlain =
    !path.isEmpty
    && path.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        true
      default: "/._-+@%:,=".utf8.contains(byte)
      }
    }
  return isPlain ? path : "'" + path.replacing("'", with: #"'\''"#) + "'"
}
