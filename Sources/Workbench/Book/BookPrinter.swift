import Files
package import Site
package import SystemPackage

/// Prints a book to PDF with Chromium or a browser made of it.
///
/// It is printed twice, because only then it is known which sheet each page begins on.
package struct BookPrinter: Sendable {
  /// The programs that can print, best first; names are searched for in `PATH`.
  var programs = [
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
    "microsoft-edge", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ]

  package init() {}

  /// Why there is no PDF.
  package enum Failure: Error, Sendable, CustomStringConvertible {
    case missingProgram
    case timedOut(program: String, seconds: Int)
    case refused(program: String, ending: String)
    case unusable(program: String, Errno)

    package var description: String {
      switch self {
      case .missingProgram:
        "--pdf requires Chromium or Google Chrome, which is not installed; install the package chromium"
      case .timedOut(let program, let seconds): "\(program) was stopped after \(seconds) s without a result"
      case .refused(let program, let ending): "\(program) ended \(ending) and wrote no PDF"
      case .unusable(let program, let error): "\(program) cannot be run: \(error)"
      }
    }
  }

  /// Checks that there is a program that can print.
  ///
  /// - Throws: `Failure`.
  package func ensureInstalled() throws(Failure) {
    for program in programs where ChildProcess.isInstalled(program) { return }
    throw .missingProgram
  }

  /// A book on paper.
  package struct PDF {
    package var bytes: [UInt8]
    /// Whether the table of contents has the numbers of sheets.
    package var hasNumbers: Bool
    /// How many images were left out, because others like them take too much memory.
    package var imagesLeftOut: Int
  }

  /// The PDF file of a book.
  ///
  /// - Parameter site: the folder with the published site.
  /// - Throws: `Failure`, `FileError`.
  package func print(_ book: Book, site: FilePath) throws -> PDF {
    let folder = try PrivateFolder()
    let published = try Directory(site)
    func printed(_ sheets: [Int]?, as name: String) throws -> PDF {
      let files = BookFiles(of: published)
      let html = book.html(sheets: sheets, file: files.address)
      return PDF(
        bytes: try print(html, as: name, of: book, in: folder), hasNumbers: sheets != nil,
        imagesLeftOut: files.leftOut)
    }
    let first = try printed(nil, as: "first")
    guard let sheets = PDFFile(first.bytes)?.sheets(of: (0..<book.count).map(Book.anchor)) else { return first }
    return try printed(sheets, as: "second")
  }

  private func print(
    _ html: [UInt8], as name: String, of book: Book, in folder: PrivateFolder
  ) throws -> [UInt8] {
    _ = try folder.folder.create(name + ".html", html)
    let seconds = 120 + book.count
    for program in programs {
      do {
        let result = try ChildProcess(
          program: program, arguments: Self.arguments(name, in: folder.path), timeLimit: .seconds(seconds)
        ).run()
        guard let bytes = try folder.folder.read(name + ".pdf", limit: 1 << 30), bytes.starts(with: "%PDF-".utf8) else {
          throw Failure.refused(program: program, ending: "\(result.ending)")
        }
        return bytes
      } catch let failure as ChildProcess.Failure {
        switch failure {
        case .notFound: continue
        case .timedOut: throw Failure.timedOut(program: program, seconds: seconds)
        case .system(let error): throw Failure.unusable(program: program, error)
        }
      }
    }
    throw Failure.missingProgram
  }

  private static func arguments(_ name: String, in folder: FilePath) -> [String] {
    let arguments = [
      "--headless", "--disable-gpu", "--disable-extensions", "--no-first-run", "--disable-background-networking",
      "--host-resolver-rules=MAP * ~NOTFOUND", "--user-data-dir=\(folder.appending("profile"))",
      "--no-pdf-header-footer", "--generate-pdf-document-outline",
      "--print-to-pdf=\(folder.appending(name + ".pdf"))", address(of: folder.appending(name + ".html")),
    ]
    // The browser refuses to run as root with its sandbox, which containers are used to. Nothing of the book can run, or load anything.
    return Surroundings.isRoot ? ["--no-sandbox"] + arguments : arguments
  }

  private static func address(of path: FilePath) -> String { "file://" + Book.encoded(path: path.string) }
}
