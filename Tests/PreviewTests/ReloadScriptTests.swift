import Testing

@testable import Preview

@Suite struct ReloadScriptTests {
  private let element = "<script src=\"/.patternbook/reload.js\" data-revision=\"r-1\" defer></script>"

  @Test(arguments: [
    ("<html><head><title>a</title>", "</head><body></head></body>"),
    ("<HEAD>", "</HEAD>"),
    ("<head>", "</head >"),
    ("<p>no head", ""),
    ("", ""),
    ("</hea", ""),
  ]) func goesToTheEndOfTheHead(_ before: String, _ after: String) {
    let page = ReloadScript.inserted(into: Array((before + after).utf8), revision: "r-1")
    #expect(String(decoding: Array(page.pieces.joined()), as: UTF8.self) == before + element + after)
  }

  @Test func scriptSetsNoMarkup() {
    let script = String(decoding: ReloadScript.bytes, as: UTF8.self)
    for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval"] {
      #expect(!script.contains(word))
    }
    #expect(script.contains(ReloadScript.eventsAddress))
  }
}

@Suite struct MediaTypeTests {
  @Test(arguments: [
    ("index.html", "text/html; charset=utf-8"), ("a/b.CSS", "text/css; charset=utf-8"),
    ("search.js", "text/javascript; charset=utf-8"), ("a.svg", "image/svg+xml; charset=utf-8"),
    ("a.b.png", "image/png"),
    ("LICENSE", "application/octet-stream"), (".html", "application/octet-stream"), ("a.", "application/octet-stream"),
    ("v1.2/file", "application/octet-stream"), ("a.unknown", "application/octet-stream"),
  ]) func byTheEndOfTheName(_ path: String, _ type: String) {
    #expect(mediaType(of: path) == type)
  }
}
