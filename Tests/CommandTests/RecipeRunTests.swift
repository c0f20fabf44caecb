import Foundation
import TestSupport
import Testing
import YAML

/// Recipes run as far as a machine without their hosts can run them.
///
/// `Tests/Release/recipes` does the same with the installed files of a release.
@Suite struct RecipeRunTests {
  private static let broken = "# New\n\n[Nowhere](nowhere.md)\n"

  /// A repository with a new site, a finding that it always had, and the wheel named.
  private func newSite() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    #expect(try Program.run(["init", "."], in: folder.url).status == 0)
    try folder.write("# Old\n\n[Gone](gone.md)\n", to: "Content/old.md")
    for file in [".github/patternbook.txt", "patternbook.txt"] {
      try folder.write("./patternbook.whl --hash=sha256:00\n", to: file)
    }
    try folder.git("init", "--quiet", "--initial-branch=main")
    try folder.commit()
    try folder.git("update-ref", "refs/remotes/origin/main", "HEAD")
    return folder
  }

  /// Checks out what GitHub makes of a pull request: a merge into the base.
  private func pullRequest(_ page: String, in folder: TemporaryFolder) throws {
    try folder.git("checkout", "--quiet", "-B", "change", "main")
    try folder.write(page, to: "Content/new.md")
    try folder.commit()
    try folder.git("checkout", "--quiet", "-B", "merge", "main")
    try folder.git("merge", "--quiet", "--no-ff", "--message=Merge", "change")
  }

  private static func recipe(_ place: String, containing text: String = "") throws -> Recipe {
    try #require(
      Recipe.all.first { $0.place.hasPrefix(place) && (text.isEmpty || $0.text.contains(text)) }, "\(place): \(text)")
  }

  @Test func theWorkflowOfANewSite() throws {
    let folder = try newSite()
    let runner = try Runner(folder)
    let job = try #require(try Self.recipe("a new .github/workflows/").yaml()?["jobs"]?["check"])
    let steps = try #require(job["steps"]).items

    try pullRequest("# New\n\nNothing wrong.\n", in: folder)
    var result = try runner.run(steps, on: "pull_request")
    // The build fails because of the old finding.
    #expect(result.status == 1 && !result.text.contains("::error file=Content/old.md"), "\(result.text)")
    #expect(runner.installations.contains("--require-hashes --no-deps -r .github/patternbook.txt"))

    try pullRequest(Self.broken, in: folder)
    result = try runner.run(steps, on: "pull_request")
    #expect(result.status == 1 && result.text.contains("::error file=Content/new.md"), "\(result.text)")
    #expect(!result.text.contains("old.md"), "\(result.text)")
    #expect(result.text.contains("Review written to"), "\(result.text)")

    try folder.git("checkout", "--quiet", "main")
    result = try runner.run(steps, on: "push")
    #expect(result.status == 1 && result.text.contains("::error file=Content/old.md"), "\(result.text)")
    try folder.remove("Content/old.md")
    result = try runner.run(steps, on: "push")
    #expect(result.status == 0, "\(result.text)")
    #expect(FileManager.default.fileExists(atPath: folder.path("Public/patterns/deleting.html")))

    try folder.write("# nothing yet\n", to: ".github/patternbook.txt")
    result = try runner.run(steps, on: "push")
    #expect(result.status == 1 && result.text.contains("::error file=.github/patternbook.txt::"))
  }

  @Test func theAction() throws {
    let folder = try newSite()
    let runner = try Runner(folder)
    let action = try #require(try Self.recipe(".github/actions/check/action.yml").yaml())
    let steps = try #require(action["runs"]?["steps"]).items
    let inputs = Dictionary(
      uniqueKeysWithValues: (action["inputs"]?.entries ?? []).map { ($0.key, $0.value["default"]?.text ?? "") })
    func report(_ name: String) throws -> String {
      try String(contentsOfFile: folder.path("patternbook-report/" + name), encoding: .utf8)
    }

    try pullRequest(Self.broken, in: folder)
    var result = try runner.run(steps, on: "pull_request", inputs: inputs)
    #expect(result.status == 1 && result.text.contains("::error file=Content/new.md"), "\(result.text)")
    for name in ["findings.sarif", "comment.md"] {
      let text = try report(name).replacing("\\", with: "")
      #expect(text.contains("Content/new.md") && !text.contains("Content/old.md"), "\(name)")
    }
    #expect(runner.summary.contains("nowhere"))

    try pullRequest("# New\n\nNothing wrong.\n", in: folder)
    result = try runner.run(steps, on: "pull_request", inputs: inputs)
    #expect(result.status == 0, "\(result.text)")
    result = try runner.run(steps, on: "push", inputs: inputs.merging(["fail-on": "never"]) { _, new in new })
    #expect(result.status == 0 && result.text.contains("::error file=Content/old.md"), "\(result.text)")
    #expect(try report("findings.sarif").contains("Content/old.md"))

    // A program that is installed already.
    let given = inputs.merging(["program": try Program.patternbook.path, "requirements": "none"]) { _, new in new }
    #expect(try runner.run(steps, on: "pull_request", inputs: given).status == 0)
    try folder.write("# nothing yet\n", to: ".github/patternbook.txt")
    #expect(try runner.run(steps, on: "push", inputs: inputs).text.contains("::error::Add the address"))
  }

  @Test func theHooks() throws {
    let folder = try newSite()
    let runner = try Runner(folder)
    let hooks = try #require(try Self.recipe(".pre-commit-hooks.yaml").yaml()).items
    let entries = Dictionary(uniqueKeysWithValues: hooks.map { ($0["id"]?.text ?? "", $0["entry"]?.text ?? "") })
    let (new, all) = (try #require(entries["patternbook-check"]), try #require(entries["patternbook-check-all"]))
    #expect(try runner.run(new).status == 0)
    #expect(try runner.run(all).output.contains("Content/old.md:3:1: error"))
    try folder.write(Self.broken, to: "Content/new.md")
    let result = try runner.run(new)
    #expect(result.status == 1 && result.output.contains("Content/new.md:3:1: error"))
    #expect(!result.output.contains("old.md"))
  }

  @Test func thePipelineOfGitLab() throws {
    let folder = try newSite()
    let runner = try Runner(folder)
    let page = "Content/authoring/"
    let check = try Self.recipe(page + "continuous-integration.md", containing: "CI_MERGE_REQUEST_DIFF_BASE_SHA").yaml()
    try pullRequest(Self.broken, in: folder)
    let scripts = try #require(check?["patternbook"]?["script"]).texts
    var result = try runner.run(
      scripts.joined(separator: "\n"), environment: ["CI_MERGE_REQUEST_DIFF_BASE_SHA": "main"])
    #expect(result.status == 1 && result.output.contains("Content/new.md:3:1: error"), "\(result.messages)")
    #expect(!result.output.contains("old.md"))
    for file in try #require(check?["patternbook"]?["artifacts"]).values(of: ["paths", "codequality"]).flatMap(\.texts)
    {
      let path = folder.path(file.hasSuffix("/") ? file + "comment.md" : file)
      let report = try String(contentsOfFile: path, encoding: .utf8)
      #expect(report.contains("nowhere") && !report.contains("old"), "\(file)")
    }

    let publish = try Self.recipe(page + "publishing.md", containing: "CI_DEFAULT_BRANCH").yaml()
    try folder.remove("Content/old.md")
    try folder.remove("Content/new.md")
    result = try runner.run(try #require(publish?["pages"]?["script"]).texts.joined(separator: "\n"))
    #expect(result.status == 0 && FileManager.default.fileExists(atPath: folder.path("public/index.html")))
  }

  @Test func theShell() throws {
    let folder = try newSite()
    let runner = try Runner(folder)
    let page = "Content/authoring/continuous-integration.md"
    let script = try Self.recipe(page, containing: ".patternbook/bin/pip").text
    try pullRequest("# New\n\nNothing wrong.\n", in: folder)
    let result = try runner.run(script)
    #expect(result.status == 0, "\(result.output)")

    // reviewdog itself is not here: a program of its name keeps what it is given.
    try pullRequest(Self.broken, in: folder)
    let review = try Self.recipe(page, containing: "| reviewdog").text
    let kept = try runner.run("reviewdog() { echo \"$*\" > asked; cat > given; }\n" + review)
    #expect(kept.status == 1)
    let asked = try String(contentsOfFile: folder.path("asked"), encoding: .utf8)
    let given = try String(contentsOfFile: folder.path("given"), encoding: .utf8)
    #expect(asked.contains("-f=rdjsonl") && given.contains("Content/new.md") && !given.contains("Content/old.md"))
    for line in given.split(separator: "\n") {
      #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
    }
  }
}
