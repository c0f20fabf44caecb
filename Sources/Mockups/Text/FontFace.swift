/// A face that mockups are set in.
///
/// Apple's and Nokia's fonts are not free, so a freely licensed face stands in when text is measured: Inter for San
/// Francisco and Nokia Pure, Liberation Sans for Helvetica (whose widths it shares). Readers see the real font where they have it.
package enum FontFace: Sendable, Hashable, CaseIterable {
  case sanFranciscoRegular
  case sanFranciscoMedium
  case sanFranciscoSemibold
  case sanFranciscoBold
  case robotoRegular
  case robotoMedium
  case helveticaRegular
  case helveticaBold
  case pureRegular
  case pureBold

  /// The CSS weight.
  package var weight: Int {
    switch self {
    case .sanFranciscoRegular, .robotoRegular, .helveticaRegular, .pureRegular: 400
    case .sanFranciscoMedium, .robotoMedium: 500
    case .sanFranciscoSemibold: 600
    case .sanFranciscoBold, .helveticaBold, .pureBold: 700
    }
  }

  package var family: FontFamily {
    switch self {
    case .sanFranciscoRegular, .sanFranciscoMedium, .sanFranciscoSemibold, .sanFranciscoBold: .sanFrancisco
    case .robotoRegular, .robotoMedium: .roboto
    case .helveticaRegular, .helveticaBold: .helvetica
    case .pureRegular, .pureBold: .nokiaPure
    }
  }

  /// The widths of the face, or of the one that stands in for it.
  var advances: AdvanceTable {
    switch self {
    case .sanFranciscoRegular: .interRegular
    case .sanFranciscoMedium: .interMedium
    case .sanFranciscoSemibold: .interSemiBold
    case .sanFranciscoBold: .interBold
    case .robotoRegular: .robotoRegular
    case .robotoMedium: .robotoMedium
    case .helveticaRegular: .liberationRegular
    case .helveticaBold: .liberationBold
    case .pureRegular: .interRegular
    case .pureBold: .interBold
    }
  }
}

/// A family of faces, with what a style sheet has to know of it.
package enum FontFamily: Sendable, Hashable {
  case sanFrancisco
  case roboto
  case helvetica
  case nokiaPure

  /// The size at which the stand-in is as large as the real font.
  package var standInScale: Double {
    switch self {
    case .sanFrancisco: 0.97
    case .roboto, .helvetica: 1
    // An estimate: Nokia's face is a little narrower than Inter.
    case .nokiaPure: 0.95
    }
  }

  /// Whether a system that has the font spaces its letters by itself.
  package var tracksItself: Bool { self == .sanFrancisco }

  /// Height above the baseline, in em: San Francisco's by capsize, the others' from the fonts.
  var ascent: Double {
    switch self {
    case .sanFrancisco: SanFrancisco.ascent
    case .roboto: 0.928
    case .helvetica: 0.905
    case .nokiaPure: 0.95
    }
  }

  /// Depth below the baseline, in em.
  var descent: Double {
    switch self {
    case .sanFrancisco: SanFrancisco.descent
    case .roboto: 0.244
    case .helvetica: 0.212
    case .nokiaPure: 0.24
    }
  }

  /// CSS families for readers: the real font, then what comes nearest on other systems.
  package var stack: StaticString {
    switch self {
    case .sanFrancisco:
      "-apple-system,BlinkMacSystemFont,\"SF Pro Text\",Inter,\"Segoe UI\",Roboto,\"Helvetica Neue\",Arial,sans-serif"
    case .roboto: "Roboto,Inter,-apple-system,\"Segoe UI\",Arial,sans-serif"
    case .helvetica: "Helvetica,Arial,\"Liberation Sans\",sans-serif"
    case .nokiaPure: "\"Nokia Pure Text\",\"Open Sans\",Inter,-apple-system,Roboto,sans-serif"
    }
  }

  /// The font that stands in when text is measured, and the Debian package that holds it.
  package var measured: (name: String, package: String) {
    switch self {
    case .sanFrancisco, .nokiaPure: ("Inter", "fonts-inter")
    case .roboto: ("Roboto", "fonts-roboto-unhinted")
    case .helvetica: ("Liberation Sans", "fonts-liberation")
    }
  }

  /// CSS families with the measured font first, for pictures that must come out as they were laid out.
  package var standIns: StaticString {
    switch self {
    case .sanFrancisco, .nokiaPure: "Inter,sans-serif"
    case .roboto: "Roboto,sans-serif"
    case .helvetica: "\"Liberation Sans\",Arial,sans-serif"
    }
  }
}
