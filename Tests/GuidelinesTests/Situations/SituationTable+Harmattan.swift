extension SituationTable {
  static let harmattan = SituationTable(
    pack: "harmattan", rules: ["automatic-simple", "manual-simple", "query-irreversible", "query-save-draft"],
    rows: [
      // Saving by itself, or on demand.
      Row(
        "Settings are changed", "complex: false, reversible: true", right: .automatic,
        wrong: [.manual: "manual-simple"]),
      Row(
        "Search filters are picked", "complex: false, reversible: true, trigger: Filters", right: .automatic,
        wrong: [.manual: "manual-simple"]),
      Row(
        "Something is changed in and out", "complex: false, reversible: true, time-consuming: false",
        right: .automatic, wrong: [.manual: "manual-simple"]),
      Row("Nobody says how complex a change is", "trigger: Edit", right: .automatic, .manual),
      Row(
        "Something is edited in many steps", "complex: true", right: .manual, wrong: [.automatic: "automatic-simple"]),
      Row(
        "An image is cropped", "complex: true, reversible: true, time-consuming: false", right: .manual,
        wrong: [.automatic: "automatic-simple", .query: "query-irreversible"]),
      Row(
        "A picture is shared in steps", "complex: true, trigger: Share", right: .manual,
        wrong: [.automatic: "automatic-simple"]),
      Row(
        "A simple change cannot be taken back", "complex: false, reversible: false", right: .guardedManual, .query,
        wrong: [.automatic: "automatic-simple", .manual: "query-irreversible"]),

      // Asking before work is lost.
      Row(
        "An email is left half written", "complex: true, time-consuming: true, changes: significant",
        right: .guardedManual, .queryWithDraft,
        wrong: [
          .manual: "query-irreversible", .automatic: "automatic-simple", .query: "query-save-draft",
        ]),
      Row(
        "A video is left half edited", "complex: true, time-consuming: true", right: .guardedManual,
        .queryWithDraft,
        wrong: [.manual: "query-irreversible", .automatic: "automatic-simple", .query: "query-save-draft"]),
      Row(
        "An irreversible task is left", "reversible: false", right: .guardedManual, .query,
        wrong: [.manual: "query-irreversible"]),
      Row(
        "An email is left in which nothing was written", "time-consuming: true, changes: none", right: .manual,
        wrong: [.query: "query-irreversible"]),
      Row(
        "A touch in the image editor is dropped", "changes: insignificant, complex: true", right: .manual,
        wrong: [.query: "query-irreversible"]),
      Row("Little is lost", "effect: negligible, complex: true", right: .manual, wrong: [.query: "query-irreversible"]),
      Row("Nobody says what is lost", "trigger: Back", right: .query, .manual),
    ])
}
