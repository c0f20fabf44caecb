/// Results of single pages by file, in the order of the pages.
///
/// The next run asks in the same order unless pages have come or gone, so most answers need no table.
struct ResultsByFile<Value: Sendable>: Sendable {
  private let files: [String]
  let values: [Value]
  private let places: Once<[String: Int]>

  init(_ values: [Value] = [], file: (Value) -> String = { _ in "" }) {
    let files = values.map(file)
    (self.files, self.values) = (files, values)
    places = Once { Dictionary(zip(files, files.indices), uniquingKeysWith: { first, _ in first }) }
  }

  /// The result of a file, which is looked for at its likely place first.
  func result(of file: String, near place: Int) -> Value? {
    if place < files.count, files[place] == file { return values[place] }
    return places.value[file].map { values[$0] }
  }
}
