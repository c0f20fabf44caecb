import Dialogs
import Testing
import Writing

@testable import Mockups

/// Whatever an author writes is drawn, if badly: no crash, nothing that is not a number, nothing outside XML.
@Suite struct RobustnessTests {
  static let dialogs: [(name: String, dialog: Dialog)] = DialogKind.allCases.flatMap { kind in
    let long = String(repeating: "unbroken", count: 400)
    let words = String(repeating: "word and ", count: 800)
    return [
      ("nothing", Dialog.sample(kind)),
      ("empty texts", .sample(kind, title: "", message: "", buttons: [.plain("")])),
      ("white space", .sample(kind, title: " \n ", message: "\u{200B}", buttons: [.plain(" "), .cancel(" ")])),
      ("long words", .sample(kind, title: long, message: long, buttons: [.plain(long), .cancel(long)])),
      ("long text", .sample(kind, title: words, message: words, buttons: [.plain(words), .cancel(words)])),
      ("many buttons", .sample(kind, title: "Title", buttons: (1...32).map { .plain("Button \($0)") })),
      ("marks", .sample(kind, title: "\u{301}\u{301}", message: "👩‍👩‍👧\u{202E}🇩🇪", buttons: [.cancel("\u{FE0F}")])),
      (
        "everything",
        .sample(kind, title: long, message: words, buttons: [.plain("A"), .destructive("B"), .cancel("C")]) {
          $0.textField = .init(placeholder: .text(words), value: .text(long), isSecure: false, range: 0..<0)
          $0.suppression = .text(words)
          $0.accessory = .text(words)
          $0.help = Sourced(true, range: 0..<0)
          $0.screen = .text(words)
          $0.navigation = .init(leading: .plain(long), trailing: .plain(words), range: 0..<0)
          $0.content = [
            .image(.text("")), .image(.text("")), .field(label: .text(long), value: .text(words)),
            .toggle(label: .text(words), isOn: true), .text(.text(long)),
          ]
          $0.direction = Sourced(.rightToLeft, range: 0..<0)
        }
      ),
    ].map { ("\(kind.rawValue), \($0.0)", $0.1) }
  }

  @Test(arguments: dialogs.indices, Platform.allCases)
  func drawsAnything(_ index: Int, _ platform: Platform) {
    let (name, dialog) = Self.dialogs[index]
    for stage in Dialog.Stage.allCases {
      for size in [Dialog.TextSize.xSmall, .large, .ax5] {
        var dialog = dialog
        dialog.stage = stage
        guard let scene = MockupRenderer.scene(for: dialog, on: platform, textSize: size) else { continue }
        #expect(scene.size.width > 0 && scene.size.height > 0 && scene.size.height.isFinite, "\(name)")
        for box in scene.boxes {
          let frame = box.frame
          #expect(
            frame.width >= 0 && frame.height >= 0 && frame.x.isFinite && frame.y.isFinite, "\(name): \(box.part)")
        }
        var writer = HTMLWriter()
        SVGPrinter.print(scene, .inline(idPrefix: "x"), into: &writer)
        #expect(XMLCheck.fault(in: String(decoding: writer.bytes, as: UTF8.self)) == nil, "\(name)")
      }
    }
  }

  /// What has no room scrolls: no dialog reaches beyond the device that it is drawn on.
  @Test(arguments: dialogs.indices, Platform.allCases)
  func staysOnTheDevice(_ index: Int, _ platform: Platform) throws {
    let (name, sample) = Self.dialogs[index]
    guard name.hasSuffix("many buttons") || name.hasSuffix("long text"), sample.kind.value != .snackbar else { return }
    var dialog = sample
    dialog.stage = .device
    for size in [Dialog.TextSize.xSmall, .large, .ax5] {
      guard let scene = MockupRenderer.scene(for: dialog, on: platform, textSize: size) else { continue }
      let panel = try #require(scene.boxes.first { $0.part == .panel }?.frame)
      #expect(panel.minY >= 0 && panel.maxY <= scene.size.height, "\(name)")
      for box in scene.boxes where box.isVisible {
        guard case .button = box.part else { continue }
        #expect(box.frame.maxY <= panel.maxY + 0.5, "\(name): \(box.part)")
      }
    }
  }

  /// The smallest devices that rules measure on.
  @Test(arguments: [
    (Platform.ios, Device.iPhoneSE), (.android, .narrowAndroid), (.iphoneOS, .iPhone3G), (.watchos, .watch40),
    (.ios26, .iPhoneSE), (.watchos26, .watch40),
  ])
  func laysOutOnNarrowDevices(_ platform: Platform, _ device: Device) throws {
    let dialog = Dialog.sample(
      .alert, title: "Delete this message?", message: "You can’t get it back.", buttons: [.plain("Delete"), .cancel()])
    let scene = try #require(MockupRenderer.scene(for: dialog, on: platform, device: device))
    let panel = try #require(scene.boxes.first { $0.part == .panel }).frame
    #expect(panel.width <= device.size.width)
    let buttons = scene.boxes.filter { $0.part == .button(0) || $0.part == .button(1) }
    #expect(buttons.count == 2 && buttons.allSatisfy { $0.isVisible })
    #expect(!scene.scrolls)
  }
}
