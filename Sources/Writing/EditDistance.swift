/// The letters that one word has to have inserted, removed, replaced, or swapped with their neighbors to become another.
///
/// Each letter is touched once (optimal string alignment).
///
/// - Returns: the number; some number above the limit if it is more than that.
package func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int {
  guard abs(left.count - right.count) <= limit else { return limit + 1 }
  guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
  var beforeLast = [Int](repeating: 0, count: right.count + 1)
  var last = Array(0...right.count)
  var row = last
  for i in 1...left.count {
    row[0] = i
    for j in 1...right.count {
      row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1))
      if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
        row[j] = min(row[j], beforeLast[j - 2] + 1)
      }
    }
    (beforeLast, last, row) = (last, row, beforeLast)
  }
  return last[right.count]
}
