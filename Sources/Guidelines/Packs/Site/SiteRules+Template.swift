package import Diagnostics

extension SiteRules {
  /// Templates use values that exist.
  struct Template: Rule {
    var description: RuleDescription { .template }

    var examples: [RuleExample] {
      [
        .passing(template: "<title>{{document_title}}</title>{{#next}}<a href=\"{{url}}\">{{title}}</a>{{/next}}"),
        .passing(template: "{{#has_outline}}<nav>{{{outline_html}}}</nav>{{/has_outline}}"),
        .failing(template: "<h1>«{{titel}}»</h1>"),
        .failing(template: "<nav>«{{outline_html}}»</nav><h1>«{{{title}}}»</h1>«{{> navigation}}»"),
      ]
    }
  }
}

extension RuleDescription {
  /// Templates use values that exist.
  package static let template = RuleDescription(
    id: "site/template", summary: "Templates use existing values and partials correctly",
    rationale:
      "An unknown value would be empty, and nobody would know why. Triple braces would not escape text, and "
      + "double braces would show HTML as code.",
    severity: .error)
}
