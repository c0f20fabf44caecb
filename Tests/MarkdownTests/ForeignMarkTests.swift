import Diagnostics
import Markdown
import Testing

/// Marks of tools that no convention knows: readers see them, and so does the author, in a finding.
@Suite struct ForeignMarkTests {
  @Test(arguments: [
    ("Text.\n\n:::\n\nMore.", "line of marks “:::”"), ("Text\n:::\nmore", "line of marks “:::”"),
    ("+++ Tab\ntext\n+++", "lines of marks"), ("||| Column\ntext", "line of marks “||| Column”"),
    ("@@@ note\ntext\n@@@", "lines of marks"), ("%%%\ntext", "line of marks “%%%”"),
    ("<<<<<<< HEAD\ntext", "mark of a merge conflict “<<<<<<< HEAD”"),
    ("!!swagger openapi.json!!", "directive “!!swagger openapi.json!!”"),
    ("!FILE a.swift", "directive “!FILE a.swift”"),
    ("::toc", "directive “::toc”"),
    (".. note:: Text", "directive “.. note:: Text”"), ("@Tab(\"A\") {", "directive “@Tab(\"A\") {”"),
    ("@@toc { depth=2 }", "directive “@@toc { depth=2 }”"), ("@startuml\na", "directive “@startuml”"),
    ("\\newpage", "directive “\\newpage”"), ("\\begin{note}\na", "directive “\\begin{note}”"),
    ("#+BEGIN_SRC\na", "directive “#+BEGIN_SRC”"), ("(my-label)=", "directive “(my-label)=”"),
    ("image::a.png[Alt]", "directive “::a.png[Alt]”"), ("See xref:a.adoc[Text].", "directive “:a.adoc[Text]”"),
    ("A :icon[x] here.", "directive “:icon[x]”"), ("Text `x`{=latex} more.", "directive “{=latex}”"),
    ("<>\n", "directive “<>”"),
    ("@include foo.md", "mark that includes a file “@include foo.md”"), ("@@include('a.md')", "includes a file"),
    ("!include a.md", "includes a file"), ("#include \"a.md\"", "includes a file"),
    ("@import \"a.md\"", "includes a file"),
    ("$include(a.md)", "includes a file"), ("!!!include(a.md", "includes a file"),
    ("See {ref}`a`.", "role “{ref}”"), ("See :ref:`a`.", "role “:ref:”"),
    ("Hi {@link Foo}.", "tag in braces “{@link Foo}”"), ("{#if x}a{/if}", "tags in braces"),
    ("{toc}", "tag in braces “{toc}”"), ("{code:java}", "tag in braces “{code:java}”"),
    ("A [!badge New] here.", "tag in brackets “[!badge New]”"), ("[b]x[/b]", "tag in brackets “[/b]”"),
    ("[gallery ids=\"1,2\"]", "tag in brackets “[gallery ids=\"1,2\"]”"),
    ("[component:button]", "tag in brackets “[component:button]”"), ("So [@doe99, p. 3].", "tag in brackets"),
    ("See [[Some page|this]].", "wiki link “[[Some page|this]]”"), ("![[Some page]]", "wiki link “[[Some page]]”"),
    ("Text %%a comment%% more.", "comment of another tool “%%a comment%%”"), ("% Title\n% Author", "of another tool"),
    ("Text^[a note] here.", "inline footnote “^[a note]”"), ("a {+ added +} b", "tag in braces “{+ added +}”"),
    ("Text <!-- never closed", "comment that is never closed “<!-- never closed”"),
    ("See [?term] and [#cite].", "tags in brackets"), ("[include:\"a.js\"]", "includes a file"),
    ("![Alt][gone]", "image without an address “![Alt][gone]”"), ("![Alt]", "image without an address “![Alt]”"),
    ("Text. ^block-id", "block id “^block-id”"), ("An :unknown-icon: here.", "emoji name “:unknown-icon:”"),
  ])
  func marksOfOtherToolsAreReported(_ page: String, _ expected: String) throws {
    let document = parse(page)
    let finding = try #require(document.diagnostics.first { $0.rule == "page/foreign-syntax" }, "\(page)")
    #expect(finding.summary.contains(expected) && finding.summary.contains("shown as text"), "\(finding.summary)")
  }

  /// What is written as text is not reported.
  @Test(arguments: [
    "At 12:30:45, a:b:c, and http://a.b/c:d:e.", "Use `:::`, `[[x]]`, and `{@link}`.", "a ? b : c :smile: d",
    "Write \\:\\:\\: and \\[\\[a\\]\\].", "It is [a, b] or [[1, 2], [3, 4]], and [[ -f x ]].", "/users/{id} and {id}",
    "@someone wrote that, and @scope/name is a package.", "Angular’s @Input() is called.", "Wait… or ... wait.",
    "100 % and 50 %% of it.", "a || b, c++ and x ^ y", "a ^b c", "!important, !!x is x.", "C:\\Users\\name",
    "|||", "[[:alpha:]]", "Its [[Prototype]] is", "kubectl get TYPE[/NAME]", "See [@scope/name].",
    "| a | b |\n|---|---|\n| ||| | :: |", "$$$ is the price", "#include is a directive of C.",
    "~~~\n:::\n[[a]]\n~~~", "<details>\n\n[x] a\n\n</details>", "- [x] a\n- [ ] b", "std::vector[0] and Foo::bar",
    "[a](b){.c}", "![a](b)", "![a][b]\n\n[b]: c", "Wait![^1]\n\n[^1]: a",
    "| {a} | [b:c] |\n|---|---|\n| % a | +++ |",
    "It matches ^[a-z]+$ and a^[b].", "See [#123].", "a <!-- b --> c",
    "1. a\n2. b", "Text [^1].\n\n[^1]: Note", "[v]: https://a.b\n\nSee [v].", "a [b=c] d", "Note: a",
    "POST /users/:id[]", "## Heading {#a}", "Term\n: Definition", "import is a word", "[/a/b] is a path",
    "#### @query { #query }", "- @link12: some work",
    "vault://[HOST][PATH]/[KEY] and [ab][cd]/e",
  ])
  func textIsNotReported(_ page: String) {
    let findings = parse(page).diagnostics.filter { $0.rule == "page/foreign-syntax" }
    #expect(findings.isEmpty, "\(findings.map(\.summary))")
  }

  @Test func oneFindingForAKind() throws {
    let document = parse(String(repeating: "a [[Some page]] b [!badge c]\n\n", count: 2000))
    let findings = document.diagnostics.filter { $0.rule == "page/foreign-syntax" }
    #expect(findings.count == 2 && findings.allSatisfy { $0.cause != nil })
  }
}
