extension PaintRole {
  // The alert's glass.
  static let vignette = PaintRole("vignette")
  static let glassShadow = PaintRole("shade")
  static let glassEdge = PaintRole("edge", isStroke: true)
  static let glassBody = PaintRole("body")
  static let glassGloss = PaintRole("gloss")
  static let lightButton = PaintRole("light")
  static let darkButton = PaintRole("dark")
  static let buttonRim = PaintRole("rim", isStroke: true)
  static let buttonShine = PaintRole("shine", isStroke: true)

  // The action sheet's panel.
  static let sheetEdge = PaintRole("sedge")
  static let sheetShine = PaintRole("sshine")
  static let sheetBlue = PaintRole("sblue")
  static let sheetBlack = PaintRole("sblack")
  static let sheetWhiteButton = PaintRole("swhite")
  static let sheetDarkButton = PaintRole("sdark")
  static let sheetRedButton = PaintRole("sred")
  static let sheetButtonRim = PaintRole("srim", isStroke: true)
  static let sheetButtonShine = PaintRole("sglow", isStroke: true)

  // Bars and pages.
  static let barEdge = PaintRole("nedge")
  static let barBlue = PaintRole("nblue")
  static let barBlack = PaintRole("nblack")
  static let barButton = PaintRole("nbutton")
  static let barButtonBlack = PaintRole("nbutton2")
  static let barButtonDone = PaintRole("ndone")
  static let barButtonRim = PaintRole("nrim", isStroke: true)
  static let barDoneRim = PaintRole("nrim2", isStroke: true)
  static let statusBar = PaintRole("sbar")
  static let stripe = PaintRole("stripe", isStroke: true)
  static let groupRim = PaintRole("grim", isStroke: true)
  static let switchText = PaintRole("stext")
  static let switchRim = PaintRole("stroke2", isStroke: true)

  // The transition, below the picture.
  static let caption = PaintRole("caption")
  static let captionText = PaintRole("caption2")
  static let captionGlyph = PaintRole("caption3", isStroke: true)

  // Text, and the line above or below it that makes it look pressed in.
  static let white = PaintRole("white")
  static let faintWhite = PaintRole("white2")
  static let black = PaintRole("black")
  static let faintBlack = PaintRole("black2")
  static let darkShadow = PaintRole("over")
  static let redShadow = PaintRole("over2")
  static let lightShadow = PaintRole("under")
}
