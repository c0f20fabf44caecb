import Foundation
import Testing

/// Attacks on the preview: requests for what is not part of the site, and projects that cannot be read.
@Suite struct PreviewAttacks {
  /// A preview of a project, stopped with its value.
  private final class Preview {
    let process = Process()
    let port: UInt16
    private let log: URL

    init(of world: World) throws {
      log = world.root.appending(path: "preview.log")
      try Data().write(to: log)
      process.executableURL = Program.url
      process.arguments = ["serve", "--port", "0"]
      process.currentDirectoryURL = world.project
      process.environment = Program.variables.merging(["PATTERNBOOK_TEST_SECRET": world.secret]) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try FileHandle(forWritingTo: log)
      try process.run()
      var port: UInt16?
      for _ in 0..<1500 where port == nil {
        usleep(20_000)
        let text = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self)
        guard let start = text.firstRange(of: "http://") else { continue }
        port = text[start.upperBound...].prefix { !$0.isWhitespace }.split(separator: ":").last
          .flatMap { UInt16($0.prefix(while: \.isNumber)) }
      }
      guard let port else {
        process.terminate()
        throw CocoaError(.fileReadUnknown)
      }
      self.port = port
    }

    var messages: String { String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self) }

    deinit {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }

    /// Sends bytes and returns what comes until the connection is closed, or for ten seconds.
    func answer(_ request: String) -> String {
      #if canImport(Darwin)
        let kind = SOCK_STREAM
      #else
        let kind = Int32(SOCK_STREAM.rawValue)
      #endif
      let descriptor = socket(AF_INET, kind, 0)
      defer { close(descriptor) }
      var limit = timeval(tv_sec: 10, tv_usec: 0)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let status = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      guard status == 0 else { return "" }
      let bytes = Array(request.utf8)
      guard send(descriptor, bytes, bytes.count, 0) == bytes.count else { return "" }
      var (received, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
      while true {
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { return String(decoding: received, as: UTF8.self) }
        received += buffer[..<count]
      }
    }

    func get(_ path: String, host: String = "localhost") -> String {
      answer("GET \(path) HTTP/1.1\r\nHost: \(host):\(port)\r\nConnection: close\r\n\r\n")
    }
  }

  @Test func servesNothingButTheSite() throws {
    let world = try World()
    try world.link("project/Content/secret.txt", to: world.path("outside/secret.txt"))
    let preview = try Preview(of: world)
    let home = preview.get("/")
    #expect(home.hasPrefix("HTTP/1.1 200"), "\(home.prefix(200)) \(preview.messages)")
    let paths = [
      "/../outside/secret.txt", "/..%2foutside/secret.txt", "/%2e%2e/outside/secret.txt", "//etc/passwd",
      "/assets/../../outside/secret.txt", "/secret.txt", "/Content/site.yml", "/..\\outside\\secret.txt", "/%00",
      "/\(world.path("outside/secret.txt"))", "/proc/self/environ", "/.patternbook-manifest", "/.git/config",
    ]
    for path in paths {
      let answer = preview.get(path)
      #expect(!answer.contains(world.secret), "\(path)")
      #expect(answer.hasPrefix("HTTP/1.1 4") || answer.hasPrefix("HTTP/1.1 3"), "\(path): \(answer.prefix(80))")
    }
    #expect(!preview.get("/", host: "attacker.example").hasPrefix("HTTP/1.1 200"))
    for request in [
      "\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: localhost:\(preview.port)\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello",
      "GET /" + String(repeating: "a", count: 20_000) + " HTTP/1.1\r\n\r\n",
    ] {
      let answer = preview.answer(request)
      #expect(!answer.hasPrefix("HTTP/1.1 200"), "\(answer.prefix(80))")
    }
    #expect(preview.get("/").hasPrefix("HTTP/1.1 200"))
    #expect(!preview.messages.contains(world.secret))
  }

  static let planted: [Plant] = [
    Plant("a page is a folder") { try $0.folder("project/Content/page.md") },
    Plant("a page links to a folder") { try $0.link("project/Content/page.md", to: $0.path("outside/secrets")) },
    Plant("a page is endless") { try $0.link("project/Content/page.md", to: "/dev/zero") },
    Plant("a page is a pipe") { try $0.pipe("project/Content/page.md") },
    Plant("a page is a terabyte") { try $0.sparse("project/Content/page.md") },
    Plant("a page is a secret") { try $0.link("project/Content/page.md", to: $0.path("outside/secrets/index.md")) },
  ]

  /// What is wrong with one file keeps no other page from being shown.
  @Test(arguments: planted.indices)
  func keepsServingWhateverIsPlanted(_ index: Int) throws {
    let world = try World()
    try Self.planted[index].plant(world)
    let preview = try Preview(of: world)
    var home = preview.get("/")
    for _ in 0..<20 where !home.hasPrefix("HTTP/1.1 200") {
      usleep(200_000)
      home = preview.get("/")
    }
    #expect(home.hasPrefix("HTTP/1.1 200"), "\(Self.planted[index].name): \(home.prefix(200)) \(preview.messages)")
    #expect(home.contains("Text."))
    #expect(!(home + preview.messages + preview.get("/page.html")).contains(world.secret))
  }
}
