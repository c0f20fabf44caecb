package import Dialogs

/// A framework for code snippets.
///
/// To add one, add a type that conforms to this protocol, a line in `CodeSnippet.frameworks`, and a case of
/// `Toolkit`, which the platforms that support it list.
package protocol CodeFramework: Sendable {
  /// The identifier that platforms use.
  var toolkit: Toolkit { get }
  /// The name for readers.
  var name: String { get }
  /// The language, as in the info string of a Markdown fence.
  var language: String { get }
  /// Number of spaces per indentation level.
  var indentation: Int { get }

  /// Writes a dialog that exists on one of the framework's platforms.
  func write(_ dialog: Dialog, on platform: Platform, into code: inout CodeWriter)
}

extension CodeFramework {
  package var indentation: Int { 2 }

  /// The identifier in pages and scripts: lowercase letters and hyphens.
  package var id: String { toolkit.rawValue }

  /// The source code of a dialog as UTF-8, or nil if the framework or the platform does not support it.
  package func code(for dialog: Dialog, on platform: Platform) -> [UInt8]? {
    guard platform.toolkits.contains(toolkit), platform.has(dialog.kind.value) else { return nil }
    var code = CodeWriter(indentation: indentation)
    write(dialog, on: platform, into: &code)
    return code.bytes
  }
}

/// The code of a dialog in one framework, and its platforms.
package struct CodeSnippet: Sendable {
  package let framework: any CodeFramework
  package private(set) var platforms: [Platform]
  /// The source code, as UTF-8.
  package let code: [UInt8]

  /// The frameworks in display order.
  package static let frameworks: [any CodeFramework] = [
    SwiftUICode(), UIKitCode(), AppKitCode(), ComposeCode(), ViewsCode(), FlutterCode(),
    ReactNativeCode(), HTMLCode(),
  ]

  /// Each distinct snippet of a dialog once, with all of its platforms.
  ///
  /// - Parameter toolkits: the frameworks to write for.
  package static func all(
    for dialog: Dialog, on platforms: [Platform], in toolkits: Set<Toolkit> = Set(Toolkit.allCases)
  ) -> [CodeSnippet] {
    var snippets: [CodeSnippet] = []
    for framework in frameworks where toolkits.contains(framework.toolkit) {
      let first = snippets.count
      for platform in platforms {
        guard let code = framework.code(for: dialog, on: platform) else { continue }
        if let same = snippets[first...].firstIndex(where: { $0.code == code }) {
          snippets[same].platforms.append(platform)
        } else {
          snippets.append(CodeSnippet(framework: framework, platforms: [platform], code: code))
        }
      }
    }
    return snippets
  }
}

extension Platform {
  /// Whether apps can still be written for it, so that code is useful.
  package var isBuiltFor: Bool { !toolkits.isEmpty }
}
