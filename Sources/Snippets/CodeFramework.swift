package import Dialogs

/// A framework that dialogs are written in.
///
/// Adding one takes a type of this kind, a line in `CodeSnippet.frameworks`, and a case of `Toolkit`, which the platforms
/// that it runs on list.
package protocol CodeFramework: Sendable {
  /// What platforms know it by.
  var toolkit: Toolkit { get }
  /// What readers call it.
  var name: String { get }
  /// Its language, as fences of Markdown name it.
  var language: String { get }
  /// Spaces of one level of indentation.
  var indentation: Int { get }

  /// Writes a dialog that exists on one of the framework's platforms.
  func write(_ dialog: Dialog, on platform: Platform, into code: inout CodeWriter)
}

extension CodeFramework {
  package var indentation: Int { 2 }

  /// What pages and scripts know it by: lower-case letters and hyphens.
  package var id: String { toolkit.rawValue }

  /// The source code of a dialog as UTF-8, or nil where the framework does not run or the platform has no such dialog.
  package func code(for dialog: Dialog, on platform: Platform) -> [UInt8]? {
    guard platform.toolkits.contains(toolkit), platform.has(dialog.kind.value) else { return nil }
    var code = CodeWriter(indentation: indentation)
    write(dialog, on: platform, into: &code)
    return code.bytes
  }
}

/// The code of a dialog in one framework, and the platforms that it serves.
package struct CodeSnippet: Sendable {
  package let framework: any CodeFramework
  package private(set) var platforms: [Platform]
  /// The source code, as UTF-8.
  package let code: [UInt8]

  /// The frameworks, in the order in which readers see them.
  package static let frameworks: [any CodeFramework] = [
    SwiftUICode(), UIKitCode(), AppKitCode(), ComposeCode(), ReactNativeCode(),
  ]

  /// Each distinct snippet of a dialog once, however many of the platforms it serves.
  package static func all(for dialog: Dialog, on platforms: [Platform]) -> [CodeSnippet] {
    var snippets: [CodeSnippet] = []
    for framework in frameworks {
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
  /// Whether apps are still written for it, so that code is of use.
  package var isBuiltFor: Bool { !toolkits.isEmpty }
}
