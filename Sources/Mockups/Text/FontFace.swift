/// A font of mockups.
///
/// Apple's and Nokia's fonts are not free, and a website's is that of the reader's system. So free fonts are used for
/// measuring: Inter for San Francisco, Nokia Pure, and the web, Liberation Sans for Helvetica (whose widths it shares).
/// Readers see the real font if they have it.
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
  case webRegular
  case webMedium
  case webSemibold

  /// The CSS weight.
  package var weight: Int {
    switch self {
    case .sanFranciscoRegular, .robotoRegular, .helveticaRegular, .pureRegular, .webRegular: 400
    case .sanFranciscoMedium, .robotoMedium, .webMedium: 500
    case .sanFranciscoSemibold, .webSemibold: 600
    case .sanFranciscoBold, .helveticaBold, .pureBold: 700
    }
  }

  package var family: FontFamily {
    switch self {
    case .sanFranciscoRegular, .sanFranciscoMedium, .sanFranciscoSemibold, .sanFranciscoBold: .sanFrancisco
    case .robotoRegular, .robotoMedium: .roboto
    case .helveticaRegular, .helveticaBold: .helvetica
    case .pureRegular, .pureBold: .nokiaPure
    case .webRegular, .webMedium, .webSemibold: .system
    }
  }

  /// The widths of the font, or of its substitute.
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
    case .webRegular: .interRegular
    case .webMedium: .interMedium
    case .webSemibold: .interSemiBold
    }
  }
}

/// A font family with the data for style sheets.
package enum FontFamily: Sendable, Hashable {
  case sanFrancisco
  case roboto
  case helvetica
  case nokiaPure
  /// The font of the reader's system.
  case system

  /// The size at which the substitute is as large as the real font.
  package var standInScale: Double {
    switch self {
    case .sanFrancisco: 0.97
    case .roboto, .helvetica, .system: 1
    // An estimate: Nokia's font is slightly narrower than Inter.
    case .nokiaPure: 0.95
    }
  }

  /// Whether it is the font of Apple's platforms, now or in 2009.
  var isApple: Bool { self == .sanFrancisco || self == .helvetica }

  /// Whether a system with the font applies tracking itself.
  package var tracksItself: Bool { self == .sanFrancisco }

  /// Height above the baseline, in em: from capsize for San Francisco, from the fonts for others.
  var ascent: Double {
    switch self {
    case .sanFrancisco: SanFrancisco.ascent
    case .roboto: 0.928
    case .helvetica: 0.905
    case .nokiaPure: 0.95
    case .system: 0.969
    }
  }

  /// Depth below the baseline, in em.
  var descent: Double {
    switch self {
    case .sanFrancisco: SanFrancisco.descent
    case .roboto: 0.244
    case .helvetica: 0.212
    case .nokiaPure: 0.24
    case .system: 0.241
    }
  }

  /// CSS families for readers: the real font, then the closest ones on other systems.
  package var stack: StaticString {
    switch self {
    case .sanFrancisco:
      "-apple-system,BlinkMacSystemFont,\"SF Pro Text\",Inter,\"Segoe UI\",Roboto,\"Helvetica Neue\",Arial,sans-serif"
    case .roboto: "Roboto,Inter,-apple-system,\"Segoe UI\",Arial,sans-serif"
    case .helvetica: "Helvetica,Arial,\"Liberation Sans\",sans-serif"
    case .system: "system-ui,-apple-system,\"Segoe UI\",Roboto,Inter,\"Helvetica Neue\",Arial,sans-serif"
    case .nokiaPure: "\"Nokia Pure Text\",\"Open Sans\",Inter,-apple-system,Roboto,sans-serif"
    }
  }

  /// CSS families for files: a font that design tools have first, then as for readers.
  package var fileStack: StaticString {
    switch self {
    case .sanFrancisco:
      "'SF Pro',-apple-system,BlinkMacSystemFont,'SF Pro Text',Inter,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
    case .roboto: "Roboto,Inter,-apple-system,'Segoe UI',Arial,sans-serif"
    case .helvetica: "Helvetica,Arial,'Liberation Sans',sans-serif"
    case .system: "Inter,system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
    case .nokiaPure: "'Nokia Pure Text','Open Sans',Inter,-apple-system,Roboto,sans-serif"
    }
  }

  /// The font used for measuring, and its Debian package.
  package var measured: (name: String, package: String) {
    switch self {
    case .sanFrancisco, .nokiaPure, .system: ("Inter", "fonts-inter")
    case .roboto: ("Roboto", "fonts-roboto-unhinted")
    case .helvetica: ("Liberation Sans", "fonts-liberation")
    }
  }

  /// CSS families with the measured font first, for pictures that must match the layout.
  package var standIns: StaticString {
    switch self {
    case .sanFrancisco, .nokiaPure, .system: "Inter,sans-serif"
    case .roboto: "Roboto,sans-serif"
    case .helvetica: "'Liberation Sans',Arial,sans-serif"
    }
  }
}
