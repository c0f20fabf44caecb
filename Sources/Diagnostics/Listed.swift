/// Items in the middle of a sentence: “a”, “a and b”, “a, b, and c”.
package func listed(_ items: [String]) -> String {
  guard let last = items.last, items.count > 1 else { return items.first ?? "" }
  return items.dropLast().joined(separator: ", ") + (items.count == 2 ? " and " : ", and ") + last
}
