import CPlatform
import Dispatch
import Foundation
import Synchronization

/// A cache that machines share, on a server that speaks the Bazel HTTP cache protocol: `GET` and `PUT` of `/ac/` and
/// `/cas/` with the 64 digits of a SHA-256.
///
/// A run stops using the server after three failures, or when the server is too slow. To decide whether the server is
/// too slow, the run subtracts the time that the cache hits have saved from the time that the run has waited for the
/// server. The limit for the difference is less than a second. ``Settings/patience`` multiplies this limit.
/// ``finish()`` returns at most one warning about the server.
public final class RemoteCache: Sendable {
  /// The maximum size of an entry in bytes.
  static let sizeLimit = 64 << 20

  let settings: Settings
  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "shared cache", attributes: .concurrent)
  private let pushes = DispatchGroup()
  /// Limits the number of uploads that run in parallel.
  private let slots = DispatchSemaphore(value: 4)

  public init(_ settings: Settings) { self.settings = settings }

  /// The address of a shared cache, and how this run uses it.
  public struct Settings: Hashable, Sendable {
    /// The address, which starts with `http://` or `https://` and has no `/` at the end.
    var url: String
    /// Whether this run stores its results on the server.
    var pushes: Bool
    /// The value of the `Authorization` header. If this is nil, the user's netrc file can provide a name and a password
    /// for the host.
    public var authorization: String?
    /// The paths of a client certificate and of its key, both in PEM format.
    public var certificate: String?
    public var key: String?
    /// A factor by which all time limits are multiplied. Use a factor above 1 for a distant server.
    public var patience = 1
    /// Whether the run depends on the server, because the run is not allowed to compute results itself. Such a run
    /// continues to use a server that is slow or has some damaged entries.
    public var isRequired = false

    public init(url: String, pushes: Bool) {
      self.url = url
      self.pushes = pushes
    }
  }

  /// The number of cache hits, the number of cache misses, and the number of entries that a run stored.
  public struct Usage: Hashable, Sendable {
    public var hits = 0
    public var misses = 0
    public var stored = 0
  }

  private struct State {
    var idle: [Connection] = []
    var failures = 0
    /// The number of failures since the last cache hit.
    var failuresSinceHit = 0
    /// Whether this run has stopped using the server.
    var isOff = false
    var firstProblem: String?
    var usage = Usage()
    /// The number of lookups that are running now. The next two properties measure how long the run has waited for
    /// lookups. Time in which several lookups run in parallel counts once. A waiting period starts at the time `since`,
    /// when a lookup begins while no other is running. It ends when no lookup is running any more. `waited` is the
    /// total length of the periods that have ended.
    var lookups = 0
    var since = ContinuousClock.now
    var waited = Duration.zero

    mutating func stop(_ problem: String) {
      isOff = true
      firstProblem = firstProblem ?? problem
    }
  }

  public var usage: Usage { state.withLock { $0.usage } }

  /// Returns the body of the entry for a key, or nil if there is no entry. The digests of the entry are verified.
  func read(_ key: Digest) -> [UInt8]? {
    guard beginLookup() else { return nil }
    let body = body(of: key)
    endLookup(hit: body != nil)
    return body
  }

  /// Sends an entry in the background.
  func write(_ key: Digest, _ body: [UInt8]) {
    guard settings.pushes, body.count <= Self.sizeLimit, !state.withLock({ $0.isOff }) else { return }
    queue.async(group: pushes) { [self] in
      slots.wait()
      defer { slots.signal() }
      guard !state.withLock({ $0.isOff }) else { return }
      let result = ActionResult(body, key: key)
      if case .stored(let digest, _) = result.body, !put("cas/\(digest.hex)", body) { return }
      if put("ac/\(key.hex)", result.encoded) { state.withLock { $0.usage.stored += 1 } }
    }
  }

  /// Waits until all uploads have ended, but at most one second times `patience`. If something went wrong, returns a
  /// warning without a final period.
  public func finish() -> String? {
    let isDone = pushes.wait(timeout: .now() + .seconds(settings.patience)) == .success
    return state.withLock { state in
      if !isDone {
        state.stop("not all results could be stored in time")
      }
      let end = state.isOff ? "; this run no longer uses it" : ""
      return state.firstProblem.map { "shared cache \(settings.url): \($0)\(end)" }
    }
  }

  // Stops using a server that costs more time than it saves.

  /// An estimate of the time that one cache hit saves. The value is the shortest measured time for computing a result.
  /// A server is too slow if the run waits for it much longer than the cache hits save.
  private static let saved = Duration.milliseconds(10)
  private static let allowance = Duration.milliseconds(500)
  /// The number of failures in a row after which the run stops using a required server. A cache hit sets the count of
  /// failures back to zero.
  private static let failuresInARow = 24

  private func beginLookup() -> Bool {
    state.withLock { state in
      if state.isOff { return false }
      if state.lookups == 0 { state.since = .now }
      state.lookups += 1
      return true
    }
  }

  private func endLookup(hit: Bool) {
    state.withLock { state in
      if hit { (state.usage.hits, state.failuresSinceHit) = (state.usage.hits + 1, 0) } else { state.usage.misses += 1 }
      state.lookups -= 1
      let running = ContinuousClock.now - state.since
      if state.lookups == 0 { state.waited += running }
      let waited = state.lookups == 0 ? state.waited : state.waited + running
      if waited - Self.saved * state.usage.hits > Self.allowance * settings.patience, !state.isOff, !settings.isRequired
      {
        state.stop("its responses take more time than they save")
      }
    }
  }

  /// Records a failure, and stops using the server if there are too many failures. If the server is not required, the
  /// limit is three failures in total. If the server is required, the limit is `failuresInARow` failures without a
  /// cache hit between them.
  ///
  /// The limit for a required server is higher, because one short outage can make many parallel lookups fail, and the
  /// run reports each missing result.
  private func fail(_ problem: String) {
    state.withLock { state in
      state.failures += 1
      state.failuresSinceHit += 1
      state.firstProblem = state.firstProblem ?? problem
      if settings.isRequired ? state.failuresSinceHit >= Self.failuresInARow : state.failures >= 3 {
        state.isOff = true
      }
    }
  }

  // MARK: The protocol

  private func body(of key: Digest) -> [UInt8]? {
    guard let message = get("ac/\(key.hex)", size: 0) else { return nil }
    guard let result = ActionResult(message), result.belongs(to: key) else {
      fail("the entry ac/\(key.hex) is damaged")
      return nil
    }
    switch result.body {
    case .inline(let body): return body
    case .stored(let digest, let size):
      // The server may have removed the file but kept the entry that refers to the file.
      guard let body = get("cas/\(digest.hex)", size: size) else { return nil }
      guard Digest(of: body) == digest else {
        fail("the file cas/\(digest.hex) is damaged")
        return nil
      }
      return body
    }
  }

  private func get(_ path: String, size: Int) -> [UInt8]? {
    let (status, body) = send(path, nil, size: size)
    switch status {
    case 200: return body
    case 404, -1: return nil
    default:
      fail("it responded with status \(status) to GET \(path.prefix(12))…")
      return nil
    }
  }

  private func put(_ path: String, _ body: [UInt8]) -> Bool {
    let (status, _) = send(path, body, size: body.count)
    if (200..<300).contains(status) { return true }
    if status != -1 { fail("it responded with status \(status) to PUT \(path.prefix(12))…") }
    return false
  }

  /// Sends a request and returns the status and the body of the response. If there is no response, records a failure
  /// and returns the status
  /// -1.
  private func send(_ path: String, _ upload: [UInt8]?, size: Int) -> (status: Int, body: [UInt8]) {
    guard let connection = state.withLock({ $0.idle.popLast() }) ?? Connection() else {
      fail("there is not enough memory for a connection")
      return (-1, [])
    }
    defer { state.withLock { $0.idle.append(connection) } }
    let isSecure = settings.url.hasPrefix("https://")
    // The time limit in milliseconds. It includes additional time for the body, at 10 MB per second.
    let limit = (isSecure ? 600 : 300) + size / 10_000
    let answer = connection.send(
      "\(settings.url)/\(path)", upload, settings, connectLimit: (isSecure ? 300 : 100) * settings.patience,
      limit: limit * settings.patience,
      sizeLimit: Self.sizeLimit + 4096)
    if let problem = answer.problem { fail(problem) }
    return (answer.status, answer.body)
  }
}

/// A connection to the server. Only one thread at a time may use it.
private final class Connection: @unchecked Sendable {
  let transfer: OpaquePointer

  init?() {
    guard let transfer = limn_transfer_new() else { return nil }
    self.transfer = transfer
  }

  deinit { limn_transfer_free(transfer) }

  func send(
    _ url: String, _ upload: [UInt8]?, _ settings: RemoteCache.Settings, connectLimit: Int, limit: Int, sizeLimit: Int
  ) -> (status: Int, body: [UInt8], problem: String?) {
    var texts: [UnsafeMutablePointer<CChar>?] = []
    defer { for text in texts { free(text) } }
    func copy(_ text: String?) -> UnsafePointer<CChar>? {
      let copy = text.flatMap { strdup($0) }
      texts.append(copy)
      return UnsafePointer(copy)
    }
    var request = limn_transfer_request()
    request.url = copy(url)
    request.authorization = copy(settings.authorization)
    request.certificate = copy(settings.certificate)
    request.key = copy(settings.key)
    request.connect_milliseconds = connectLimit
    request.milliseconds = limit
    request.limit = sizeLimit
    var body: UnsafePointer<UInt8>?
    var size = 0
    // The pointer to an empty array can be nil. A nil pointer would send a GET request instead of an upload.
    let bytes = upload.map { $0.isEmpty ? [0] : $0 }
    let status = (bytes ?? []).withUnsafeBufferPointer { buffer in
      if let upload {
        request.upload = buffer.baseAddress
        request.upload_size = upload.count
      }
      return limn_transfer_run(transfer, &request, &body, &size)
    }
    guard status >= 0 else { return (-1, [], String(cString: limn_transfer_error(transfer))) }
    return (status, Array(UnsafeBufferPointer(start: body, count: size)), nil)
  }
}
