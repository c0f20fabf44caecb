import Diagnostics
package import Dialogs
import Mockups

extension CodeSnippet {
  /// The names of types and functions in the code for dialogs of a kind on a platform, in lowercase:
  /// `uialertcontroller`.
  package static func names(for kind: DialogKind, on platform: Platform) -> Set<String> {
    let dialog = sample(kind)
    return Set(frameworks.compactMap { $0.code(for: dialog, on: platform) }.flatMap(names(in:)))
  }

  /// A dialog with a button of each role, whose code has every name that code of its kind usually has.
  private static func sample(_ kind: DialogKind) -> Dialog {
    let range = 0..<0
    var dialog = Dialog(kind: Sourced(kind, range: range), fence: SourceLocation(path: "sample.md", range: range))
    dialog.title = SourcedText("Title", range: range)
    dialog.message = SourcedText("Message", range: range)
    dialog.buttons = [("Delete", Dialog.Button.Role.destructive), ("Cancel", .cancel)].map { label, role in
      Dialog.Button(label: SourcedText(label, range: range), role: role, range: range)
    }
    return dialog
  }

  /// The identifiers in code that consist of several words, such as `alertDialog`, without those in strings.
  private static func names(in code: [UInt8]) -> [String] {
    let outsideStrings = code.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }
    return outsideStrings.flatMap { part in
      part.element.split { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          false
        default: true
        }
      }
    }
    .map { String(decoding: $0, as: UTF8.self) }
    .filter { name in name.dropFirst().contains(where: \.isUppercase) && name.contains(where: \.isLowercase) }
    .map { $0.lowercased() }
  }
}
