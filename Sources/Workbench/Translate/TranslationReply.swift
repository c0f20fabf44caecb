/// What a translator sends back.
package struct TranslationReply: Sendable {
  /// BCP 47 tags.
  package let source: String
  package let target: String
  package let units: [Unit]
  /// How units name their pages.
  var pageName = PageName.id
  /// A text of the site as the file has it.
  var shown: @Sendable (String) -> String = { $0 }

  /// The ID of a page, or the path of its original.
  enum PageName { case id, path }

  package struct Unit: Sendable {
    /// The name of the page, and the ID of the text on it.
    package let file: String
    package let id: String
    package let source: String
    /// Nil if there is no translation.
    package let target: String?
    /// Where it starts in the bytes of the file.
    package let offset: Int
    /// Why it cannot be used; nil if it can.
    package let fault: String?
  }

  /// The maximum size in bytes of a file that is read.
  package static let sizeLimit = 32_000_000
}
