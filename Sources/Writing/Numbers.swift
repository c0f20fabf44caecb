extension Double {
  /// As people write it: 2 instead of 2.0.
  package var asWritten: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
