import Files
package import Mockups
package import SystemPackage

/// Converts pictures to PNG with the program `rsvg-convert` of librsvg.
package struct PNGConverter: Sendable {
  /// Pixels per point.
  package var scale: Double
  /// Time limit for one picture.
  package var timeLimit: Duration = .seconds(30)
  /// The program, searched for in `PATH`.
  package var program = "rsvg-convert"
  /// Called with warnings of the program about a picture that it converted anyway.
  package var warn: @Sendable (String) -> Void = { _ in }

  package init(scale: Double) { self.scale = scale }

  /// Why a picture could not be converted.
  package enum Failure: Error, Sendable, CustomStringConvertible {
    case missingProgram(String, package: String)
    case missingFonts([FontFamily])
    /// How the program ended, and what it said.
    case refused(program: String, ending: String, messages: String)
    case unusable(program: String, Errno)
    case timedOut(program: String, limit: Duration)

    package var description: String {
      switch self {
      case .missingProgram(let program, let package):
        return "PNG output requires \(program), which is not installed; install the package \(package)"
      case .missingFonts(let families):
        let names = families.map { $0.measured.name }.joined(separator: " and ")
        let packages = families.map { $0.measured.package }.joined(separator: " ")
        return
          "text is laid out for \(names), which \(families.count == 1 ? "is" : "are") not installed, and would not "
          + "fit in another font: install \(families.count == 1 ? "the package" : "the packages") \(packages)"
      case .refused(let program, let ending, let messages):
        return "\(program) ended \(ending)" + (messages.isEmpty ? "" : ": \(messages)")
      case .unusable(let program, let error):
        return "\(program) cannot be run: \(error)"
      case .timedOut(let program, let limit):
        return "\(program) was stopped after \(limit.components.seconds) s without a result"
      }
    }
  }

  /// Checks that the program and fonts are installed: with other fonts, text might not fit.
  ///
  /// - Throws: `Failure.missingProgram`, `Failure.missingFonts`.
  package func ensureInstalled(for families: Set<FontFamily>) throws(Failure) {
    _ = try run(program, ["--version"], package: Self.package)
    var missing: [FontFamily] = []
    for family in families.sorted(by: { $0.measured.name < $1.measured.name })
    where !missing.contains(where: { $0.measured == family.measured }) {
      let found = try run("fc-list", ["--format", "%{family}", family.measured.name], package: "fontconfig")
      if found.output.isEmpty { missing.append(family) }
    }
    if !missing.isEmpty { throw .missingFonts(missing) }
  }

  /// The picture as a PNG file.
  func convert(_ svg: [UInt8]) throws(Failure) -> [UInt8] {
    let result = try run(program, ["--format", "png", "--zoom", "\(scale)"], input: svg, package: Self.package)
    let messages = printed(result.messages)
    guard result.ending == .exited(0), result.output.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
      throw .refused(program: program, ending: "\(result.ending)", messages: messages)
    }
    if !messages.isEmpty { warn("\(program): \(messages)") }
    return result.output
  }

  /// A drawing whose text in other scripts has the width that the layout has for it.
  func fitted(_ scene: Scene) throws(Failure) -> Scene {
    guard let fitting = TextFitting(scene) else { return scene }
    let result = try run(program, ["--format", "svg"], input: fitting.picture, package: Self.package)
    guard result.ending == .exited(0) else {
      throw .refused(program: program, ending: "\(result.ending)", messages: printed(result.messages))
    }
    return fitting.fitted(by: result.output)
  }

  /// Whether one of the fonts installed has all of the characters, as hexadecimal numbers.
  func hasFont(with characters: String) throws(Failure) -> Bool {
    try !run("fc-list", ["--format", "%{family}", ":charset=" + characters], package: "fontconfig").output.isEmpty
  }

  private static let package = "librsvg2-bin"

  private func run(
    _ program: String, _ arguments: [String], input: [UInt8] = [], package: String
  ) throws(Failure) -> ChildProcess.Result {
    do {
      return try ChildProcess(program: program, arguments: arguments, input: input, timeLimit: timeLimit).run()
    } catch {
      switch error {
      case .notFound: throw .missingProgram(program, package: package)
      case .timedOut: throw .timedOut(program: program, limit: timeLimit)
      case .system(let error): throw .unusable(program: program, error)
      }
    }
  }

  /// Messages in one line, safe to print.
  private func printed(_ messages: [UInt8]) -> String {
    String(decoding: messages, as: UTF8.self).split(whereSeparator: \.isNewline).joined(separator: "; ")
      .filter { character in character.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } }
  }
}
