import Dialogs
import Testing

@testable import Mockups
@testable import Snippets

/// The leading button of a modal view: a cross, unless its words say that it goes back.
@Suite struct ModalBarTests {
  private func modal(_ button: Dialog.Button, language: String? = nil) -> Dialog {
    .sample(.modal, title: "New Account") {
      $0.navigation = .init(leading: button, trailing: .plain("Save"), range: 0..<0)
      $0.language = language.map { Sourced($0, range: 0..<0) }
    }
  }

  @Test(arguments: [
    ("Back", nil, true), ("‹ Photos", nil, true), ("← Back", "en", true), ("Zurück", nil, true),
    ("Zurück", "de-AT", true), ("戻る", "ja", true), ("Zurück", "en", false), ("Cancel", nil, false),
    ("Discard all changes", nil, false), ("Abbrechen", nil, false), ("Back up photos", nil, false), ("", nil, false),
  ])
  func closesUnlessItSaysBack(_ label: String, _ language: String?, _ goesBack: Bool) {
    let button = Dialog.Button.plain(label)
    #expect(modal(button, language: language).goesBack(button) == goesBack)
  }

  /// What is drawn on platforms with a symbol: all lines of the bar.
  @Test(arguments: Platform.allCases.filter { $0.facts.hasSymbolInBar })
  func drawsTheSymbol(_ platform: Platform) throws {
    func drawing(_ button: Dialog.Button) throws -> [SceneElement] {
      try #require(MockupRenderer.scene(for: modal(button), on: platform)).elements
    }
    let cancel = try drawing(.cancel())
    #expect(try drawing(.plain("Discard all changes")) == cancel)
    #expect(try drawing(.plain("Back")) != cancel)
  }

  @Test(arguments: [(Dialog.Button.plain("Discard all changes"), true), (.plain("Back"), false)])
  func snippetsShowTheSameSymbol(_ button: Dialog.Button, _ closes: Bool) throws {
    func code(_ framework: some CodeFramework, on platform: Platform) throws -> String {
      String(decoding: try #require(framework.code(for: modal(button), on: platform)), as: UTF8.self)
    }
    #expect(try code(SwiftUICode(), on: .ios).contains(closes ? "cancellationAction" : "topBarLeading"))
    #expect(try !code(SwiftUICode(), on: .ios).contains("systemImage"))
    #expect(try code(SwiftUICode(), on: .ios26).contains(closes ? "\"xmark\"" : "\"chevron.backward\""))
    #expect(try code(UIKitCode(), on: .ios26).contains(closes ? "\"xmark\"" : "\"chevron.backward\""))
    #expect(try code(ComposeCode(), on: .android).contains(closes ? "Icons.Default.Close" : "ArrowBack"))
    #expect(try code(ReactNativeCode(), on: .android).contains(closes ? "<Text>{'✕'}</Text>" : "<Text>{'←'}</Text>"))
    #expect(try code(ReactNativeCode(), on: .ios).contains("<Button title={"))
  }
}
