import Diagnostics

/// What of other tools has been taken out of a page: one finding for each kind, with how often and where first.
struct ForeignSyntax {
  private static let limit = 30

  private struct Finding {
    let kind: ForeignKind
    let subject: String?
    var count: Int
    /// Where the first one is.
    var offset: Int
    var location: SourceLocation
    var example: String
    /// Where others are on the page, by which of all pieces they are.
    var others: [(pieces: Int, location: SourceLocation)] = []
  }

  /// So many places of one component are named.
  private static let mostPlaces = 10

  /// A piece that has been noted, and may be taken back.
  struct Mark {
    fileprivate let index: Int
    fileprivate let pieces: Int
  }

  private struct Key: Hashable {
    let kind: ForeignKind
    let subject: String?
  }

  private var findings: [Finding] = []
  /// How many pieces have been found so far, tables included.
  private var pieces = 0
  private var indices: [Key: Int] = [:]
  /// How often other kinds were found, and the first of them.
  private var others: (count: Int, location: SourceLocation)?

  /// - Parameter subject: the name of a component, where each has a finding of its own.
  /// - Returns: nil where too many have been noted.
  @discardableResult
  mutating func note(_ kind: ForeignKind, subject: String? = nil, range: Range<Int>, in text: PageText) -> Mark? {
    pieces += 1
    let key = Key(kind: kind, subject: subject)
    let line = text.bytes[range].prefix { $0 != 0x0A && $0 != 0x0D }
    let place = range.lowerBound..<range.lowerBound + max(line.count, 1)
    if let index = indices[key], findings[index].count > 0 {
      findings[index].count += 1
      if subject != nil, kind.severity != .note, findings[index].others.count < Self.mostPlaces {
        findings[index].others.append((pieces, text.location(place)))
      }
      return Mark(index: index, pieces: pieces)
    }
    let location = text.location(place)
    let example = line.withUnsafeBufferPointer { MessageText.summary($0[...]) }
    let finding = Finding(
      kind: kind, subject: subject, count: 1, offset: range.lowerBound, location: location, example: example)
    // All of its kind that came before have been taken back.
    if let index = indices[key] {
      findings[index] = finding
      return Mark(index: index, pieces: pieces)
    }
    guard findings.count < Self.limit else {
      others = (others?.count ?? 0, others?.location ?? location)
      others?.count += 1
      return nil
    }
    indices[key] = findings.count
    findings.append(finding)
    return Mark(index: findings.count - 1, pieces: pieces)
  }

  /// Notes that a component has become a table, which needs no finding.
  mutating func noteTable() { pieces += 1 }

  /// Takes a piece back if others have been found since, which are in it.
  mutating func takeBack(_ mark: Mark) {
    guard pieces > mark.pieces else { return }
    findings[mark.index].count -= 1
    findings[mark.index].others.removeAll { $0.pieces == mark.pieces }
  }

  /// Whether something of a kind has been noted.
  func holds(_ kind: ForeignKind) -> Bool { findings.contains { $0.kind == kind && $0.count > 0 } }

  var diagnostics: [Diagnostic] {
    // Loops of a page are one decision, whether their content is left out or stays.
    let hasLoops = holds(ForeignRewriter.loopKind)
    // Of a condition, it is known only at its end what is lost.
    let told = findings.filter { $0.count > 0 && !(hasLoops && $0.subject == ForeignRewriter.nameOfLoop) }
    return told.sorted { $0.offset < $1.offset }.map { finding in
      var diagnostic = Diagnostic.foreignSyntax(
        finding.kind, finding.subject ?? finding.example, isNamed: finding.subject != nil, count: finding.count,
        at: finding.location)
      diagnostic.notes = finding.others.map { .init("also here", at: $0.location) }
      return diagnostic
    } + (others.map { [.moreForeignSyntax($0.count, at: $0.location)] } ?? [])
  }
}

extension Diagnostic {
  private static func behindPlural(_ outcome: String) -> String { " are \(outcome) on " }

  /// Whether a finding is about foreign syntax that stays as it is, such as in code.
  static func isShownInPlace(_ finding: Diagnostic) -> Bool {
    finding.cause?.name.hasSuffix(behindPlural(ForeignKind.shown)) == true
  }

  fileprivate static func foreignSyntax(
    _ kind: ForeignKind, _ example: String, isNamed: Bool, count: Int, at location: SourceLocation
  ) -> Diagnostic {
    let summary =
      if count == 1 {
        "\(kind.noun) “\(example)” is \(kind.outcome)"
      } else if isNamed {
        "\(kind.noun) “\(example)” is \(kind.outcome) \(count) times, here first"
      } else {
        "\(count) \(kind.plural) are \(kind.outcome), the first is “\(example)”"
      }
    var finding = Diagnostic(
      rule: .foreignSyntax, severity: kind.severity ?? RuleDescription.foreignSyntax.severity, summary: summary,
      explanation: kind.advice, location: location)
    if kind.isOfSite, kind.outcome != ForeignKind.removed {
      finding.cause = .onPages(
        "\(kind.group?.plural ?? kind.plural)\(Self.behindPlural(kind.outcome))",
        behind: ", here first, such as “\(example)”", advice: kind.group?.advice)
    }
    if kind.outcome != ForeignKind.removed { return finding }
    if isNamed {
      finding.cause = kind.cause(of: example)
    } else if kind.isOfSite {
      finding.cause = .onPages("\(kind.plural) are removed from ", behind: ", here first, such as “\(example)”")
    } else {
      let ofPage = kind.cause(on: location.path)
      var cause = ofPage
      // What several pages have from files of one folder is edited there.
      if let folder = location.included.map({ $0.path[..<($0.path.lastIndex(of: "/") ?? $0.path.startIndex)] }) {
        cause = .onPages(
          "\(kind.plural) are removed from ", behind: ", here first, such as “\(example)”", of: "included \(folder)")
      }
      // Pages with the same piece, and nothing else of its kind, need the same edit.
      if count == 1 { cause = .onPages("\(kind.noun) “\(example)” is removed from ", of: "piece " + example) }
      cause.rest = ofPage.rest
      if kind == TemplateExpressions.kind, let data = TemplateExpressions.data(of: example) {
        // What a file of data holds is missing on all pages at once.
        cause = cause.within([
          .onPages(
            "\(kind.plural) with data of “\(data)” are removed from ", behind: ", here first, such as “\(example)”",
            of: "data " + data, from: 5)
        ])
      }
      finding.cause = cause
    }
    return finding
  }

  fileprivate static func moreForeignSyntax(_ count: Int, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      rule: .foreignSyntax,
      summary: count == 1
        ? "1 more piece of foreign syntax is removed from the page"
        : "\(count) more pieces of foreign syntax are removed from the page",
      explanation: "Only the first kinds are reported one by one.", location: location,
      cause: .onPages("more pieces of foreign syntax are removed from ", of: "more pieces"))
  }
}
