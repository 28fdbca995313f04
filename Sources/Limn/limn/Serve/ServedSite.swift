import Dispatch
import LimnDiagnostics
import Synchronization

/// The site in the memory of the development server. This is a class, since the builder changes the site while requests
/// read it.
final class ServedSite: Sendable {
  private let state = Mutex(State())

  private struct State {
    var files: [String: [UInt8]] = [:]
    var problems: [Diagnostic] = []
    var version = 0
    /// The addresses that changed in each version. Only the last 32 versions are stored, for browsers that reconnect.
    var changes: [(version: Int, addresses: [String])] = []
    /// A semaphore for each browser that waits for a newer version.
    var waiting: [DispatchSemaphore] = []
    var isClosed = false
  }

  /// Publishes all files of a build, and keeps only the files of the search from earlier builds. Notifies waiting
  /// browsers if a page or the list of problems changed.
  func publish(_ files: [String: [UInt8]], problems: [Diagnostic]) {
    let hasNews = state.withLock { state -> Bool in
      var changed = files.filter { state.files[$0.key] != $0.value }.map(\.key)
      changed += state.files.keys.filter { files[$0] == nil && !$0.hasPrefix("search/") }
      let search = state.files.filter { $0.key.hasPrefix("search/") }
      state.files = files.merging(search) { new, _ in new }
      let shown = changed.filter { !$0.hasPrefix("search/") && !$0.hasSuffix(".md") }
      guard !shown.isEmpty || problems != state.problems else { return false }
      state.problems = problems
      state.version += 1
      state.changes = state.changes.suffix(31) + [(state.version, shown.sorted())]
      return true
    }
    if hasNews { wake() }
  }

  /// Replaces the files of the search. Browsers are not notified, since the files of the search do not change how pages
  /// look.
  func add(_ files: [String: [UInt8]]) {
    state.withLock { state in
      state.files = state.files.filter { !$0.key.hasPrefix("search/") || files[$0.key] != nil }
      state.files.merge(files) { _, new in new }
    }
  }

  /// Ends all streams of changes.
  func close() {
    state.withLock { $0.isClosed = true }
    wake()
  }

  private func wake() {
    state.withLock { state in
      for browser in state.waiting { browser.signal() }
      state.waiting = []
    }
  }

  /// Returns the response to a request. Requests for the stream of changes are answered elsewhere.
  func response(to route: HTTPRoute) -> HTTPResponse {
    switch route {
    case .changes: .plain(405, "a stream\n")
    case .refused: .plain(403, "This path leads outside the site.\n")
    case .tool(let name):
      ReloadFiles.file(name).map { HTTPResponse(type: HTTPResponse.type(of: name), body: $0.bytes) } ?? missing()
    case .file(let address): file(address) ?? missing()
    case .folder(let address):
      if file(address + "/index.html") != nil {
        .plain(302, "", location: "/" + address + "/")
      } else {
        file(address + ".html") ?? file(address) ?? missing()
      }
    }
  }

  private func file(_ address: String) -> HTTPResponse? {
    guard let bytes = state.withLock({ $0.files[address] }) else { return nil }
    let type = HTTPResponse.type(of: address)
    return HTTPResponse(type: type, body: address.hasSuffix(".html") ? ReloadFiles.inject(into: bytes) : bytes)
  }

  private func missing() -> HTTPResponse {
    let page = state.withLock { $0.files["404.html"] }
    return HTTPResponse(
      status: 404, type: "text/html; charset=utf-8",
      body: ReloadFiles.inject(into: page ?? "<!DOCTYPE html><title>Not found</title>".bytes))
  }

  /// Returns the event for a browser that has just connected, which lists the current problems. Also returns the newest
  /// version.
  func hello() -> (version: Int, event: String) {
    state.withLock { ($0.version, Self.event("problems", Self.shown($0.problems))) }
  }

  /// Waits up to 4 seconds for a version that is newer than `version`. Returns the newest version and the events to
  /// send. Returns nil if the server stops.
  ///
  /// If there is no newer version after 4 seconds, the only event is a comment. Without any data, the connection would
  /// be closed as idle.
  func news(after version: Int) -> (version: Int, events: String)? {
    let browser = DispatchSemaphore(value: 0)
    let waits = state.withLock { state in
      let hasNone = state.version == version && !state.isClosed
      if hasNone { state.waiting.append(browser) }
      return hasNone
    }
    if waits { _ = browser.wait(timeout: .now() + 4) }
    return state.withLock { state in
      state.waiting.removeAll { $0 === browser }
      if state.isClosed { return nil }
      guard state.version != version else { return (version, ": still here\n\n") }
      let addresses = Set(state.changes.filter { $0.version > version }.flatMap(\.addresses)).sorted()
      var events = Self.event("problems", Self.shown(state.problems))
      if !addresses.isEmpty {
        events += Self.event("changed", addresses)
      }
      return (state.version, events)
    }
  }

  private static func event(_ name: String, _ data: some Encodable) -> String {
    "event: \(name)\ndata: \(JSONText.bytes(data, isPretty: false).text)\n"
  }

  /// A problem as the script of the pages shows it.
  private struct Problem: Encodable {
    var place, severity, message, id: String
    var notes: [String]
  }

  private static func shown(_ problems: [Diagnostic]) -> [Problem] {
    problems.prefix(50).map {
      Problem(
        place: $0.location?.description ?? "", severity: $0.severity.rawValue, message: $0.message, id: $0.id,
        notes: $0.notes.map(\.message))
    }
  }
}
