extension Publishers {
  /// Lets through the values whose index in the stream is in a range.
  public struct Output<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
      guard !range.isEmpty else { return Empty<Output, Failure>().subscribe(subscriber) }
      var index = -1
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(to: subscriber) { value in
          index += 1
          if index < range.lowerBound { return .skip }
          return index + 1 < range.upperBound ? .emit(value) : .end(last: value, .finished)
        })
    }
  }
}

extension Publisher {
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<maxLength)
  }

  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  public func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }
}
