/// Where something is in a file that a page includes.
package struct IncludedPlace: Sendable, Hashable {
  /// Path of the included file relative to the project’s root.
  package let path: String
  /// Its bytes there.
  package let range: SourceRange

  package init(path: String, range: SourceRange) {
    self.path = path
    self.range = range
  }
}
