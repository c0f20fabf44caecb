import Dialogs
import Foundation
import Testing
import Words

@testable import Mockups

extension DialogKind {
  /// The platforms that have such dialogs.
  var platforms: [Platform] { Platform.allCases.filter { $0.has(self) } }
}

/// What has to say something of every platform and is not made from the list: pages, words, and what other tests read.
///
/// A platform that has just been added fails here, place by place, until it is described and tried everywhere.
@Suite struct PlatformListTests {
  private static func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return try String(contentsOf: root.appending(path: path).standardized, encoding: .utf8)
  }

  /// The blocks of a page, each from its id on, by kind.
  private static func blocks(of page: String) throws -> [(kind: String, platforms: [String])] {
    try text(page).components(separatedBy: "```dialog").dropFirst().compactMap { block in
      guard let kind = block.firstMatch(of: /(?m)^kind: (\S+)$/), let list = block.firstMatch(of: /platforms: \[(.*)\]/)
      else { return nil }
      return (String(kind.output.1), list.output.1.components(separatedBy: ", "))
    }
  }

  @Test(arguments: Platform.allCases)
  func hasAnIdOfItsOwn(_ platform: Platform) {
    #expect(platform.id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
    #expect(Platform.allCases.filter { $0.id == platform.id || $0.name == platform.name }.count == 1)
    #expect(Platform.allCases[platform.order] == platform)
  }

  @Test(arguments: Platform.allCases)
  func drawsEveryKindThatThePlatformHas(_ platform: Platform) {
    #expect(!platform.kinds.isEmpty)
    for kind in platform.kinds {
      let dialog = Dialog.sample(kind, title: "Leave?", message: "The form is lost.", buttons: [.plain("Leave")])
      #expect(MockupRenderer.scene(for: dialog, on: platform)?.platform == platform, "\(kind)")
    }
  }

  @Test(arguments: Platform.allCases)
  func isDescribedByThePageOfPlatforms(_ platform: Platform) throws {
    let page = try Self.text("Content/authoring/platforms.md")
    let cells = DialogKind.allCases.map { platform.has($0) ? "Yes" : "–" }.joined(separator: " | ")
    let row = page.split(separator: "\n").first { $0.hasPrefix("| `\(platform.id)` | ") }
    #expect(row?.hasSuffix(" | \(cells) |") == true, "platforms.md, “What exists”: the row of `\(platform.id)`")
    let manner = page.split(separator: "\n## How each platform draws it").last ?? ""
    #expect(
      manner.contains(try Regex("(?m)^\\|.*`\(platform.id)`.*\\|$")),
      "platforms.md, “How each platform draws it”: `\(platform.id)`")
  }

  @Test(arguments: PlatformElement.allCases)
  func isListedByElement(_ element: PlatformElement) throws {
    let page = try Self.text("Content/authoring/platforms.md")
    let row = try #require(
      page.split(separator: "\n").first {
        $0.firstMatch(of: /^\| (.*?) \|/)?.output.1.contains("`\(element.rawValue)`") == true
      })
    let having = Platform.allCases.filter { $0.has(element) }.map { "`\($0.id)`" }.joined(separator: ", ")
    #expect(row.hasSuffix("| \(having) |"), "platforms.md, “Elements that only some platforms have”")
  }

  @Test(arguments: DialogKind.allCases)
  func isOnTheContactSheet(_ kind: DialogKind) throws {
    let name = kind == .alert ? "contact-sheet.md" : "contact-sheet-\(kind.pluralName.replacing(" ", with: "-")).md"
    let page = "Content/components/" + name
    let block = try #require(try Self.blocks(of: page).first { $0.kind == kind.rawValue })
    #expect(block.platforms == kind.platforms.map(\.id), "\(name): the block of \(kind.pluralName)")
    for platform in kind.platforms {
      let picture = "/sheet-\(kind.rawValue)-\(platform.id)-light.svg"
      #expect(try Self.text(page).contains(picture), "\(name): the row with \(picture)")
      let dark = picture.replacing("-light.svg", with: "-dark.svg")
      #expect(
        try Self.text(page).contains(dark) == hasDark(kind, on: platform),
        "\(name): \(dark), or “The same” if the dialog looks the same")
    }
  }

  /// Whether a dialog looks different in dark, apart from the frame of the device.
  private func hasDark(_ kind: DialogKind, on platform: Platform) throws -> Bool {
    let dialog = Dialog.sample(
      kind, title: "Leave?", message: "The form is lost.", buttons: [.destructive("Leave"), .cancel("Stay")]
    ) {
      $0.navigation = .init(leading: .cancel(), trailing: .plain("Save"), range: 0..<0)
      $0.content = [.field(label: .text("Name"), value: nil), .toggle(label: .text("Sound"), isOn: true)]
    }
    let scene = try #require(MockupRenderer.scene(for: dialog, on: platform))
    var roles = Set<PaintRole>()
    for case .marked(.dialog, let elements) in scene.elements { SVGStyle.collect(elements, into: &roles) }
    return roles.contains { role in platform.drawing.palette[role].map { $0.light != $0.dark } ?? false }
  }

  @Test(arguments: Platform.allCases)
  func saysHowItsFiguresAreKnown(_ platform: Platform) throws {
    for kind in platform.kinds {
      let figures = platform.figures(of: kind)
      #expect(figures.count > 1, "figures of \(kind)")
      #expect(Set(figures.map(\.name)).count == figures.count, "\(kind): a name twice")
      for figure in figures {
        #expect(figure.values.allSatisfy { $0 > 0 }, "\(figure.name)")
        switch figure.evidence {
        case .published, .recreated: #expect(figure.source != nil, "\(figure.name)")
        case .estimate: #expect(figure.source == nil, "\(figure.name)")
        case .measured: break
        }
      }
      // What is listed is what is drawn.
      guard let width = figures.first(where: { $0.name == "Width" })?.values.first else { continue }
      let dialog = Dialog.sample(kind, title: "Leave?", buttons: [.plain("Leave"), .cancel()]) {
        $0.situation.trigger = .text("Leave in the toolbar")
      }
      let scene = try #require(MockupRenderer.scene(for: dialog, on: platform))
      #expect(scene.boxes.first { $0.part == .panel }?.frame.width == width, "\(kind)")
    }
  }

  @Test(arguments: Platform.allCases)
  func isTriedInTheBrowser(_ platform: Platform) throws {
    let page = "Tests/Browser/live/Content/dialogs.md"
    let tried = Set(try Self.blocks(of: page).filter { $0.platforms.contains(platform.id) }.map(\.kind))
    #expect(tried == Set(platform.kinds.map(\.rawValue)), "\(page): blocks for `\(platform.id)`")
  }

  @Test(arguments: Platform.allCases)
  func isKnownToTheFuzzer(_ platform: Platform) throws {
    #expect(try Self.text("Tests/Fuzz/Dictionaries/yaml.dict").contains("\"\(platform.id)\""))
  }

  /// A name that languages translate is the platform’s own in English, and no word is left over.
  @Test func namesAreWords() throws {
    let words = Platform.allCases.compactMap { platform in
      platform.drawing.nameWord.map { (word: $0, name: platform.name) }
    }
    for (word, name) in words { #expect(Words.english.text(word) == name) }
    #expect(WordList.english.group("platform")?.keys.count == words.count)
  }
}
