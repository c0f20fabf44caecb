import Files

/// A request for an address, and what came of it.
struct LinkRequest: Sendable, Hashable {
  enum Method: Sendable { case head, get }

  var address: LinkAddress
  var method: Method
  /// The addresses of the host that may be connected to; empty if those do not matter.
  var hostAddresses: [String]

  /// What came of a request.
  enum Answer: Sendable, Hashable {
    /// The host answered, and may have said where else to look.
    case status(Int, redirect: String?)
    /// The host could not be found.
    case hostNotFound
    /// The connection failed; the reason completes “the host ”.
    case failed(String)
    /// Nothing can be said; the reason completes “could not be checked: ”.
    case unknown(String)
  }
}

/// Sends requests with the program curl, many at a time.
struct LinkRequester: Sendable {
  /// The program, searched for in `PATH`.
  var program = "curl"
  /// Requests that are under way at the same time.
  static let width = 16
  /// Time limit for one request, in seconds; curl tries twice more after faults that pass.
  private static let (connectionLimit, requestLimit, retryLimit) = (10, 20, 30)

  /// Sends requests, and waits for all answers.
  ///
  /// - Throws: `ChildProcess.Failure` if the program cannot be run.
  func send(_ requests: [LinkRequest]) throws(ChildProcess.Failure) -> [LinkRequest.Answer] {
    let rounds = (requests.count + Self.width - 1) / Self.width
    let limit = Duration.seconds(rounds * (Self.requestLimit + Self.retryLimit) + 30)
    let process = ChildProcess(
      program: program, arguments: ["--disable", "--config", "-"], input: Self.configuration(of: requests),
      timeLimit: limit)
    var output: [UInt8] = []
    do throws(ChildProcess.Failure) {
      _ = try process.run { piece in
        output += piece
        return true
      }
    } catch {
      guard case .timedOut = error else { throw error }
    }
    return Self.answers(in: output, count: requests.count)
  }

  /// The configuration file of curl for some requests.
  static func configuration(of requests: [LinkRequest]) -> [UInt8] {
    var text = "parallel\nparallel-max = \(width)\n"
    for (index, request) in requests.enumerated() {
      if index > 0 { text += "next\n" }
      text += "url = \(quoted(request.address.text))\n"
      if request.method == .head { text += "head\n" }
      // An IPv6 address needs no looking up, and its colons would be taken for those of the setting.
      if !request.hostAddresses.isEmpty, !request.address.host.contains(":") {
        let pinned = request.hostAddresses.map { $0.contains(":") ? "[\($0)]" : $0 }.joined(separator: ",")
        text += "resolve = \(quoted("\(request.address.host):\(request.address.port):\(pinned)"))\n"
      }
      text += """
        output = "/dev/null"
        globoff
        silent
        proto = "=http,https"
        connect-timeout = \(connectionLimit)
        max-time = \(requestLimit)
        max-filesize = 50000000
        retry = 2
        retry-max-time = \(retryLimit)
        user-agent = "Mozilla/5.0 (compatible; Patternbook link check)"
        write-out = "\(index)\\t%{http_code}\\t%{exitcode}\\t%{redirect_url}\\n"

        """
    }
    return Array(text.utf8)
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Reads what curl wrote: a line for each request, in any order.
  static func answers(in output: [UInt8], count: Int) -> [LinkRequest.Answer] {
    var answers = [LinkRequest.Answer](repeating: .unknown("it did not answer in time"), count: count)
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
      guard fields.count == 4, let index = Int(fields[0]), answers.indices.contains(index), let status = Int(fields[1]),
        let fault = Int(fields[2])
      else { continue }
      answers[index] = answer(status, fault, redirect: fields[3])
    }
    return answers
  }

  private static func answer(_ status: Int, _ fault: Int, redirect: Substring) -> LinkRequest.Answer {
    // A long answer is cut, and is an answer.
    if fault == 0 || status > 0 && (fault == 63 || fault == 23) {
      return .status(status, redirect: redirect.isEmpty ? nil : String(redirect))
    }
    return switch fault {
    case 6: .hostNotFound
    case 7: .failed("refuses connections")
    case 35, 51, 58, 60, 77, 83, 90, 91: .failed("has no valid certificate")
    case 28: .unknown("it did not answer in time")
    case 5: .unknown("the proxy was not found")
    default: .unknown("the connection failed (curl: \(fault))")
    }
  }
}
