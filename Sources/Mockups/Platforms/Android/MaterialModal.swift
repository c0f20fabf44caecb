import Dialogs

/// A modal view on Android: a full-screen dialog or a bottom sheet on phones, a dialog with the same bar on tablets.
enum MaterialModal {
  private static let bottomMargin = 24.0
  private static let cropMargin = 40.0
  /// Dimmed screen above a sheet in a crop.
  private static let sheetMargin = 68.0

  static func fullScreen(
    _ dialog: Dialog, on platform: Platform, _ setting: Setting, _ look: any ScreenLook
  ) -> Scene {
    if let detent = dialog.detent?.value { return sheet(dialog, detent, on: platform, setting, look) }
    let device = setting.device
    let form = MaterialForm(dialog, textSize: setting.textSize, width: device.size.width)
    let content = MaterialModalBar.height + form.height + bottomMargin
    let screen =
      switch setting.stage {
      case .device: Screen(look, device: device, bar: nil)
      case .crop: Screen(look, device: device, bar: nil, .middle, height: content)
      }
    var builder = SceneBuilder(screen)
    screen.drawBackdrop(scrim: nil, into: &builder)
    let top = screen.frame.minY + (setting.stage == .device ? device.safeArea.top : 0)
    let room = Rect(screen.frame.minX, top, screen.frame.width, screen.frame.maxY - top)
    builder.box(.panel, room)
    draw(dialog, form, FontScale(setting.textSize), in: room, on: .page, into: &builder)
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }

  /// A bottom sheet with a handle, at half of the screen's height or up to its top margin; in a crop only as high as its
  /// content, if that is less.
  static func sheet(
    _ dialog: Dialog, _ detent: Dialog.Detent, on platform: Platform, _ setting: Setting, _ look: any ScreenLook
  ) -> Scene {
    typealias Figures = MaterialSheetFigures
    let device = setting.device
    let form = MaterialForm(dialog, textSize: setting.textSize, width: device.size.width)
    let head = 2 * Figures.handleMargin + Figures.handle.height
    let most =
      detent == .medium
      ? (device.size.height / 2).rounded() : device.size.height - max(Figures.topMargin, device.safeArea.top)
    let content = head + MaterialModalBar.height + form.height + bottomMargin + device.safeArea.bottom
    let height = setting.stage == .device ? most : min(content, most)
    let screen =
      switch setting.stage {
      case .device: Screen(look, device: device, bar: dialog.bar)
      case .crop: Screen(look, device: device, bar: dialog.bar, .bottom, height: sheetMargin + height)
      }
    var builder = SceneBuilder(screen)
    let frame = screen.frame
    let sheet = Rect(frame.minX, frame.maxY - height, frame.width, height)
    screen.drawBackdrop(textTo: sheet.minY, into: &builder)
    builder.rounded(sheet, Corners(top: Figures.radius, bottom: screen.lowerRadius), .sheet)
    builder.box(.panel, sheet)
    builder.rounded(
      Rect(
        sheet.midX - Figures.handle.width / 2, sheet.minY + Figures.handleMargin, Figures.handle.width,
        Figures.handle.height),
      .circular(Figures.handle.height / 2), .handle)
    let room = Rect(sheet.minX, sheet.minY + head, sheet.width, height - head - device.safeArea.bottom)
    draw(dialog, form, FontScale(setting.textSize), in: room, on: .sheet, into: &builder)
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }

  static func contained(_ dialog: Dialog, on platform: Platform, _ setting: Setting, _ look: any ScreenLook) -> Scene {
    let device = setting.device
    let width = min(device.size.width - 2 * cropMargin, MaterialDialogFigures.maximumWidth)
    let form = MaterialForm(dialog, textSize: setting.textSize, width: width)
    let most = device.size.height - device.safeArea.top - device.safeArea.bottom - 2 * cropMargin
    let height = min(MaterialModalBar.height + form.height + bottomMargin, most)
    let screen =
      switch setting.stage {
      case .device: Screen(look, device: device, bar: dialog.bar)
      case .crop:
        Screen(
          look, device: device, bar: dialog.bar, .middle, width: width + 2 * cropMargin,
          height: height + 2 * cropMargin)
      }
    var builder = SceneBuilder(screen)
    screen.drawBackdrop(into: &builder)
    let middle = setting.stage == .device ? screen.frame.midY : screen.content.midY
    let panel = Rect(screen.frame.midX - width / 2, middle - height / 2, width, height)
    builder.rounded(panel, .circular(MaterialDialogFigures.radius), .panel)
    builder.box(.panel, panel)
    draw(dialog, form, FontScale(setting.textSize), in: panel, on: .panel, into: &builder)
    screen.drawForeground(into: &builder)
    return builder.scene(of: dialog, on: platform, setting.words)
  }

  private static func draw(
    _ dialog: Dialog, _ form: MaterialForm, _ scale: FontScale, in frame: Rect, on ground: PaintRole,
    into builder: inout SceneBuilder
  ) {
    MaterialModalBar.draw(
      dialog, scale, in: Rect(frame.minX, frame.minY, frame.width, MaterialModalBar.height), into: &builder)
    let room = Rect(
      frame.minX, frame.minY + MaterialModalBar.height, frame.width, frame.height - MaterialModalBar.height)
    builder.scrollArea(.text, room, contentHeight: form.height)
    let isCut = form.height > room.height + 0.01
    if isCut { builder.beginClip(room) }
    form.draw(at: Point(room.minX, room.minY), on: ground, into: &builder)
    if isCut { builder.endClip() }
  }
}
