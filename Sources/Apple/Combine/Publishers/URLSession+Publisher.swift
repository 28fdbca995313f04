public import Foundation
// On Linux, `URLSession` and related types are in `FoundationNetworking`. On Apple platforms, they are in Foundation.
// Export the module, so that files that import Combine can use these types on Linux, too.
@_exported public import FoundationNetworking

extension URLSession {
  /// Sends the request to the server once for each subscriber, after the subscriber's first demand, and publishes the
  /// response.
  public struct DataTaskPublisher: Combine.Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: Loading(request, session, subscriber))
    }
  }

  public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// The subscription of a subscriber that waits for a response. `lock` guards only `task` and `isCanceled`. The
/// properties that store closures need no lock, since the closures only call an `Outbox`, which is thread-safe.
private final class Loading: Subscription, @unchecked Sendable {
  private let request: URLRequest
  private let session: URLSession
  private let ask: (Subscribers.Demand) -> Void
  private let answer: (Result<URLSession.DataTaskPublisher.Output, URLError>) -> Void
  private let stop: () -> Void
  private let lock = NSLock()
  private var task: URLSessionDataTask?
  private var isCanceled = false

  init<S>(_ request: URLRequest, _ session: URLSession, _ subscriber: S)
  where S: Subscriber, S.Input == URLSession.DataTaskPublisher.Output, S.Failure == URLError {
    self.request = request
    self.session = session
    let outbox = Outbox(subscriber)
    ask = { outbox.request($0) }
    stop = { outbox.cancel() }
    answer = { result in
      switch result {
      case .success(let output):
        outbox.send(output)
        outbox.finish(.finished)
      case .failure(let error): outbox.finish(.failure(error))
      }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    ask(demand)
    guard demand > 0 else { return }
    let started: URLSessionDataTask? = lock.withLock {
      guard task == nil, !isCanceled else { return nil }
      task = session.dataTask(with: request) { [self] data, response, error in
        guard error == nil, let response else { return answer(.failure(error as? URLError ?? URLError(.unknown))) }
        answer(.success((data ?? Data(), response)))
      }
      return task
    }
    started?.resume()
  }

  func cancel() {
    stop()
    let running: URLSessionDataTask? = lock.withLock {
      isCanceled = true
      return task
    }
    running?.cancel()
  }
}
