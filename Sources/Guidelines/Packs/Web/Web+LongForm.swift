import Diagnostics
import Dialogs

extension Web {
  /// A modal view has a short form.
  struct LongForm: DialogRule {
    private let max = RuleOption("max", 4, "Maximum number of fields and switches")

    var description: RuleDescription {
      RuleDescription(
        id: "web/long-form", summary: "A modal view does not contain a long form",
        rationale:
          "A long form scrolls inside a page that scrolls, does not fit on a phone, and has no address to come "
          + "back to. A page of its own has all of that.",
        source: Web.va("Modal, when to consider something else"), severity: .warning)
    }

    var scope: RuleScope { Web.scope(.modal) }
    var options: [any ConfigurableOption] { [max] }
    var heuristic: String? { "The source gives no number; more than four is our reading of “long”." }

    func check(_ subject: DialogSubject, _ options: RuleOptions) -> [Finding] {
      let most = options[max]
      let labels = subject.dialog.content.compactMap { row -> SourcedText? in
        switch row {
        case .field(let label, _), .toggle(let label, _): label
        case .text, .image: nil
        }
      }
      guard most >= 0, labels.count > most else { return [] }
      return [
        Finding(
          "the form has \(labels.count) fields and switches (limit \(most)); give it a page of its own",
          at: labels[most].range)
      ]
    }

    var examples: [RuleExample] {
      [
        .passing(
          """
          kind: modal
          platforms: [web]
          title: New contact
          navigation: {leading: Close, trailing: Save}
          content: [field: Name, field: Email]
          """),
        .passing(
          """
          kind: modal
          platforms: [web]
          title: What counts as income?
          navigation: {leading: Close}
          content:
            - text: Wages before taxes.
            - text: Pensions.
            - text: Interest.
            - text: Rent that you receive.
            - text: Benefits.
          """),
        .failing(
          """
          kind: modal
          platforms: [web]
          title: New contact
          navigation: {leading: Close, trailing: Save}
          content:
            - field: Name
            - field: Email
            - field: Phone
            - field: Company
            - field: «Street»
            - field: City
            - toggle: Favorite
          """),
        .failing(
          """
          kind: modal
          platforms: [web-phone]
          title: New contact
          navigation: {leading: Close, trailing: Save}
          content:
            - field: Name
            - field: «Email»
          """, options: "{max: 1}"),
      ]
    }
  }
}
