import Testing

/// Attacks through a project's templates: they end, within bounds, with a finding or a site.
@Suite struct TemplateAttacks {
  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  private static func attack(
    _ name: String, statuses: Set<Int32> = [1, 2], says: [String] = [],
    _ templates: @escaping @Sendable (World) throws -> Void
  ) -> [Attack] {
    [["check"], ["build"]].map { arguments in
      Attack(
        name: "\(name): \(arguments[0])", arguments: arguments, statuses: statuses, says: says,
        mayWrite: arguments[0] == "build" ? ["project/Public"] : [], setUp: templates)
    }
  }

  private static let page = "project/Templates/page.mustache"

  /// No site can come of these: each is a finding in the template at fault.
  static let faults: [Attack] =
    attack("a partial that includes itself", says: ["loop.mustache"]) {
      try $0.file("project/Templates/loop.mustache", "x{{> loop}}")
      try $0.file(page, "{{> loop}}")
    }
    + attack("a page that includes itself", says: ["page.mustache"]) { try $0.file(page, "{{> page}}") }
    + attack("two that include each other", says: [".mustache"]) {
      try $0.file("project/Templates/one.mustache", "{{> two}}")
      try $0.file("project/Templates/two.mustache", "{{> one}}")
      try $0.file(page, "{{> one}}")
    }
    + attack("a parent that extends itself", says: ["parent.mustache"]) {
      try $0.file("project/Templates/parent.mustache", "{{<parent}}{{$a}}{{/a}}{{/parent}}")
      try $0.file(page, "{{> parent}}")
    }
    + attack("a chain of 10,000", says: [".mustache"]) { world in
      try world.file(page, "{{> t0}}")
      try world.shell(
        """
        cd project/Templates
        for ((t = 0; t < 10000; t++)); do echo "{{> t$((t + 1))}}" > "t$t.mustache"; done
        echo end > t10000.mustache
        """)
    }
    + attack("4,000 nested sections", says: ["page.mustache"]) {
      try $0.file(page, repeated("{{#title}}", 4000) + repeated("{{/title}}", 4000))
    }
    + attack("24 partials that double", says: [".mustache"]) { world in
      for number in 0..<24 {
        try world.file("project/Templates/d\(number).mustache", "{{> d\(number + 1)}}{{> d\(number + 1)}}")
      }
      try world.file("project/Templates/d24.mustache", "text")
      try world.file(page, "{{> d0}}")
    }
    + attack("a section that never ends", says: ["page.mustache"]) { try $0.file(page, "{{#title}}") }
    + attack("100,000 open braces", says: ["page.mustache"]) { try $0.file(page, repeated("{{", 100_000)) }

  @Test(arguments: faults)
  func reportsTemplatesWithoutEnd(_ attack: Attack) throws { try attack.run() }

  /// These are large, and no more than that: they are built, or refused with a finding.
  static let large: [Attack] =
    attack("the title 20,000 times", statuses: [0, 1, 2]) { try $0.file(page, repeated("{{title}}\n", 20_000)) }
    + attack("20,000 changes of delimiters", statuses: [0, 1, 2]) {
      try $0.file(page, repeated("{{=<% %>=}}<%={{ }}=%>", 20_000))
    }
    + attack("20,000 comments", statuses: [0, 1, 2]) { try $0.file(page, repeated("{{! a }}\n", 20_000)) }
    + attack("20,000 sections", statuses: [0, 1, 2]) { try $0.file(page, repeated("{{#title}}a{{/title}}\n", 20_000)) }
    + attack("five megabytes of text", statuses: [0, 1, 2]) { try $0.file(page, repeated("<p>Text.</p>\n", 400_000)) }

  @Test(arguments: large)
  func takesLargeTemplatesInTime(_ attack: Attack) throws { try attack.run() }
}
