import Diagnostics
import Foundation
import Guidelines
import Testing

/// Every rule id that any code names is that of a rule in the list.
struct RuleIDTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources").standardizedFileURL

  @Test func listsEveryRuleThatCodeNames() throws {
    let packs = Pack.all.map(\.id) + Pack.alwaysInForce
    let id = try Regex(#""((?:\#(packs.joined(separator: "|")))/[a-z0-9-]+)""#, as: (Substring, Substring).self)
    let known = Set(RuleList.all.map(\.description.id))
    let paths = FileManager.default.enumerator(atPath: Self.sources.path)?.compactMap { $0 as? String } ?? []
    var named: Set<String> = []
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: Self.sources.appending(path: path), encoding: .utf8)
      named.formUnion(text.matches(of: id).map { String($0.output.1) })
    }
    #expect(named.isSuperset(of: known), "the search finds rules")
    #expect(named.subtracting(known).sorted() == [])
  }
}
