import Foundation
import Testing

/// Every input that the fuzzer keeps, the ones that once broke something among them, holds what its target promises.
@Suite struct CorpusTests {
  struct Input: Sendable, CustomTestStringConvertible {
    let target: FuzzTarget
    let name: String

    var testDescription: String { "\(target.rawValue)/\(name)" }

    var bytes: [UInt8] {
      get throws { Array(try Data(contentsOf: corpus.appending(path: "\(target.rawValue)/\(name)"))) }
    }
  }

  private static let corpus = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Corpus")

  static let inputs: [Input] = FuzzTarget.allCases.flatMap { target in
    let folder = corpus.appending(path: target.rawValue).path(percentEncoded: false)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { Input(target: target, name: $0) }
  }

  @Test(arguments: inputs)
  func holds(_ input: Input) throws {
    try input.target.check(try input.bytes)
  }

  @Test(arguments: FuzzTarget.allCases)
  func hasInputs(_ target: FuzzTarget) {
    #expect(Self.inputs.count { $0.target == target } >= 5, "Tests/Fuzz/Corpus/\(target.rawValue) is nearly empty")
  }
}
