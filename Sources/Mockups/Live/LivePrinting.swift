import Dialogs
import Words
import Writing

/// Prints one live dialog.
struct LivePrinting {
  private let scene: Scene
  private let drawing: any PlatformDrawing.Type
  private let dialog: Dialog
  private let words: Words
  /// The button that the picture shows as the default.
  private let defaultIndex: Int?
  /// Writes the other states of switches; its output belongs to the document.
  private var svg: SVGPrinting

  var writer: HTMLWriter { svg.writer }

  init(_ scene: Scene, _ dialog: Dialog, idPrefix: String, words: Words, writer: HTMLWriter) {
    self.scene = scene
    drawing = scene.platform.drawing
    self.dialog = dialog
    self.words = words
    defaultIndex = drawing.hasFocus ? dialog.litIndex : dialog.defaultIndex
    svg = SVGPrinting(scene, .inline(idPrefix: idPrefix), writer: writer)
    // IDs continue after those of the picture.
    svg.parts = SceneElement.partCount(scene.elements)
  }

  /// A snackbar is not a modal dialog: it announces its message and takes no focus.
  private var isSnackbar: Bool { dialog.kind.value == .snackbar }

  mutating func print() {
    markup(isSnackbar ? "<div popover=\"manual\" class=\"live\"" : "<dialog class=\"live\"")
    if dialog.kind.value == .alert { markup(" role=\"alertdialog\"") }
    if !isSnackbar { name() }
    facts()
    markup("><div class=\"live-scene\"")
    if let language = scene.language { attribute("lang", language) }
    if dialog.isRightToLeft { markup(" dir=\"rtl\"") }
    if isSnackbar { markup(" role=\"status\"") }
    svg.writer.byte(UInt8(ascii: ">"))
    boxes()
    markup(isSnackbar ? "</div></div>" : "</div></dialog>")
  }

  /// Labeled by its title and described by its message, if present.
  private mutating func name() {
    let parts = scene.boxes.map(\.part)
    if parts.contains(.title) {
      markup(" aria-labelledby=\"")
      id("name")
      markup("\"")
    } else {
      attribute("aria-label", words.name(of: dialog))
    }
    if parts.contains(.message) {
      markup(" aria-describedby=\"")
      id("text")
      markup("\"")
    }
  }

  /// The data for the script: the size of the scene, the motion of the dialog, and how to dismiss it.
  private mutating func facts() {
    markup(" data-size=\"")
    number(scene.size.width)
    number(scene.size.height)
    svg.writer.number(scene.scale)
    let motion = drawing.motion(of: dialog)
    markup("\" data-motion=\"")
    svg.writer.text("\(motion.path.rawValue) \(motion.entering) \(motion.leaving)")
    markup("\"")
    if isSnackbar {
      markup(" data-time=\"")
      svg.writer.number(Double(Dialog.snackbarSeconds) * 1000)
      markup("\"")
    }
    let ways = dialog.waysOut(on: scene.platform)
    if let key = ways.lazy.compactMap(\.key).first ?? drawing.backKey {
      svg.writer.attribute("data-key", key, of: words)
    }
    if let same = cancelLabel { attribute("data-same", same) }
    if ways.contains(where: { $0.key == nil }) { markup(" data-outside") }
  }

  /// The result of dismissing without a choice.
  private var cancelLabel: String? {
    if let cancel = dialog.cancelIndex { return dialog.buttons[cancel].label.value }
    guard dialog.kind.value == .modal, let navigation = dialog.navigation else { return nil }
    let buttons = [navigation.leading, navigation.trailing].compactMap { $0 }
    return (buttons.first { dialog.isCancel($0) } ?? navigation.leading)?.label.value
  }

  // MARK: Parts

  /// The boxes in order, those that scroll within their area.
  private mutating func boxes() {
    var areas = scene.scrollAreas.filter(\.overflows)[...]
    var open: ScrollArea?
    for box in scene.boxes {
      if let area = open, !area.holds(box) {
        markup("</div>")
        open = nil
      }
      if open == nil, let area = areas.first, area.holds(box) {
        areas.removeFirst()
        open = area
        // Choices are reached one by one; text scrolls as a whole.
        markup("<div class=\"live-area\" role=\"group\"")
        svg.writer.attribute("aria-label", area.content == .text ? .liveText : .liveChoices, of: words)
        if area.content == .text { markup(" tabindex=\"0\"") }
        place(area.frame)
        markup(" data-content=\"")
        svg.writer.number(area.contentHeight)
        markup("\">")
      }
      element(of: box)
    }
    if open != nil { markup("</div>") }
  }

  private mutating func element(of box: SceneBox) {
    switch box.part {
    case .panel:
      markup("<div class=\"live-panel\"")
      place(box.frame)
      markup("></div>")
    case .title: text(dialog.title?.value, box, id: "name")
    // Without a message, the title takes its place.
    case .message: text(dialog.message?.value ?? dialog.title?.value, box, id: "text")
    case .accessory: text(dialog.accessory?.value, box)
    case .leading: button(dialog.navigation?.leading, box)
    case .trailing: button(dialog.navigation?.trailing, box, isDefault: true)
    case .button(let index):
      button(dialog.buttons[index], box, isDefault: index == defaultIndex)
    case .icon: break
    case .help: help(box)
    case .textField: field(box)
    case .suppression: state(dialog.suppression?.value, isOn: false, box)
    case .text(let index), .field(let index), .toggle(let index), .image(let index): row(dialog.content[index], box)
    }
  }

  private mutating func row(_ row: Dialog.ContentRow, _ box: SceneBox) {
    switch row {
    case .text(let value): text(value.value, box)
    case .field(let label, let value):
      let shown = value.flatMap { $0.value.isEmpty ? nil : $0.value }
      markup("<input")
      attribute("aria-label", label.value)
      if let shown { attribute("value", shown) }
      // A field with its label inside shows the label while it is empty.
      if shown == nil, drawing.labelsStandInFields { attribute("placeholder", label.value) }
      end(box)
    case .toggle(let label, let isOn): state(label.value, isOn: isOn, box, isSwitch: true)
    case .image(let source):
      markup("<div role=\"img\"")
      attribute("aria-label", source.value.isEmpty ? words.text(.liveImage) : source.value)
      end(box)
      markup("</div>")
    }
  }

  private mutating func text(_ text: String?, _ box: SceneBox, id name: StaticString? = nil) {
    markup("<p")
    if let name {
      markup(" id=\"")
      id(name)
      markup("\"")
    }
    end(box)
    svg.safeText(Substring(text ?? ""))
    markup("</p>")
  }

  private mutating func button(_ button: Dialog.Button?, _ box: SceneBox, isDefault: Bool = false) {
    guard let button else { return }
    markup("<button")
    if box.part == .button(dialog.litIndex), !box.otherState.isEmpty { markup(" data-lit") }
    if !button.isEnabled {
      markup(" disabled")
    } else if isDefault {
      // A field receives focus first.
      let hasField = dialog.textField != nil || dialog.kind.value == .modal
      markup(hasField || isSnackbar ? " data-default" : " data-default autofocus")
    }
    end(box)
    svg.safeText(Substring(button.label.value))
    markup("</button>")
    otherState(of: box)
  }

  private mutating func help(_ box: SceneBox) {
    markup("<button data-stays")
    svg.writer.attribute("aria-label", .liveHelp, of: words)
    end(box)
    markup("</button>")
  }

  private mutating func field(_ box: SceneBox) {
    guard let field = dialog.textField else { return }
    markup(field.isSecure ? "<input autofocus type=\"password\" autocomplete=\"off\"" : "<input autofocus")
    attribute("aria-label", field.placeholder?.value ?? dialog.title?.value ?? words.text(.liveText))
    if let value = field.value?.value, !value.isEmpty { attribute("value", value) }
    // Where it stands above the field, it would look like a value in it.
    if let placeholder = field.placeholder?.value, drawing.labelsStandInFields { attribute("placeholder", placeholder) }
    end(box)
  }

  /// A switch or checkbox, and its look in the other state.
  private mutating func state(_ label: String?, isOn: Bool, _ box: SceneBox, isSwitch: Bool = false) {
    markup("<input type=\"checkbox\"")
    if isSwitch { markup(" role=\"switch\"") }
    attribute("aria-label", label ?? "")
    if isOn { markup(" checked") }
    end(box)
    otherState(of: box)
  }

  private mutating func otherState(of box: SceneBox) {
    guard !box.otherState.isEmpty else { return }
    markup("<svg class=\"mockup-")
    svg.writer.text(scene.platform.id)
    markup("\" aria-hidden=\"true\" viewBox=\"")
    number(box.frame.x)
    number(box.frame.y)
    number(box.frame.width)
    svg.writer.number(box.frame.height)
    markup("\">")
    svg.elements(box.otherState[...])
    markup("</svg>")
  }

  // MARK: Writing

  private mutating func markup(_ markup: StaticString) { svg.writer.markup(markup) }

  private mutating func id(_ name: StaticString) { svg.id(name) }

  private mutating func attribute(_ name: StaticString, _ value: String) {
    svg.writer.byte(UInt8(ascii: " "))
    markup(name)
    markup("=\"")
    svg.safeText(Substring(value))
    markup("\"")
  }

  private mutating func number(_ value: Double) {
    svg.writer.number(value)
    svg.writer.byte(UInt8(ascii: " "))
  }

  /// The position of a part.
  private mutating func place(_ frame: Rect) {
    markup(" data-box=\"")
    number(frame.x)
    number(frame.y)
    number(frame.width)
    svg.writer.number(frame.height)
    markup("\"")
  }

  private mutating func end(_ box: SceneBox) {
    place(box.frame)
    markup(">")
  }
}

extension ScrollArea {
  /// Whether a part is within the scrolling area.
  fileprivate func holds(_ box: SceneBox) -> Bool {
    guard box.part != .panel, box.frame.minY >= frame.minY - 1, box.frame.minX >= frame.minX - 1 else { return false }
    return box.frame.maxY <= frame.maxY + 1 || !box.isVisible
  }
}
