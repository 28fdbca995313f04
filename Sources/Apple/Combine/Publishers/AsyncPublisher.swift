import Foundation

/// An asynchronous sequence with the values of a publisher that cannot fail.
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public struct Iterator: AsyncIteratorProtocol {
    let reader: Reader<P.Output, Never>

    public mutating func next() async -> P.Output? {
      switch await reader.next() {
      case .success(let value): value
      case nil: nil
      }
    }
  }

  public func makeAsyncIterator() -> Iterator {
    let reader = Reader<P.Output, Never>()
    publisher.subscribe(reader)
    return Iterator(reader: reader)
  }
}

/// An asynchronous sequence with the values of a publisher. If the publisher fails, the sequence throws the publisher's
/// error.
public struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public struct Iterator: AsyncIteratorProtocol {
    let reader: Reader<P.Output, P.Failure>

    public mutating func next() async throws -> P.Output? {
      try await reader.next()?.get()
    }
  }

  public func makeAsyncIterator() -> Iterator {
    let reader = Reader<P.Output, P.Failure>()
    publisher.subscribe(reader)
    return Iterator(reader: reader)
  }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  @_disfavoredOverload public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
