/// Results of single pages by file, in the order of the pages.
///
/// The next run asks in the same order unless pages have come or gone, so most answers need no table.
package struct ResultsByFile<Value: Sendable>: Sendable {
  private let files: [String]
  let values: [Value]
  private let places: Once<[String: Int]>

  /// No results.
  package init() { self.init([], files: []) }

  /// - Parameters:
  ///   - files: the file of each result.
  ///   - earlier: earlier results; if they are of the same files, their table is reused.
  package init(_ values: [Value], files: [String], after earlier: ResultsByFile? = nil) {
    (self.files, self.values) = (files, values)
    places =
      earlier.flatMap { $0.files == files ? $0.places : nil }
      ?? Once { Dictionary(zip(files, files.indices), uniquingKeysWith: { first, _ in first }) }
  }

  /// The place of a file among those that have results.
  func place(of file: String) -> Int? { places.value[file] }

  /// The result of a file, which is looked for at its likely place first.
  package func result(of file: String, near place: Int) -> Value? {
    if place < files.count, files[place] == file { return values[place] }
    return self.place(of: file).map { values[$0] }
  }
}
