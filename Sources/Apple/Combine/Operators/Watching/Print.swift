extension Publishers {
  /// Prints the events of a stream.
  public struct Print<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let prefix: String
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, stream: (any TextOutputStream)?) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      var target = stream
      let write: (String) -> Void = { line in
        let text = (prefix.isEmpty ? "" : prefix + ": ") + line
        if target != nil { target?.write(text + "\n") } else { Swift.print(text) }
      }
      upstream
        .handleEvents(
          receiveSubscription: { write("receive subscription: (\($0))") },
          receiveOutput: { write("receive value: (\($0))") },
          receiveCompletion: { completion in
            if case .failure(let error) = completion {
              write("receive error: (\(error))")
            } else {
              write("receive finished")
            }
          },
          receiveCancel: { write("receive cancel") },
          receiveRequest: { write("request \($0)") }
        )
        .subscribe(subscriber)
    }
  }
}

extension Publisher {
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, stream: stream)
  }
}
