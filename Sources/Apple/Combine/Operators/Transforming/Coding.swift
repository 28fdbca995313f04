public import Foundation

/// A decoder that makes a value from a whole document, such as `JSONDecoder`.
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T>(_ type: T.Type, from: Self.Input) throws -> T where T: Decodable
}

/// An encoder that makes a whole document from a value, such as `JSONEncoder`.
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T>(_ value: T) throws -> Self.Output where T: Encodable
}

extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  public typealias Output = Data
}

extension Publishers {
  /// Decodes every value; an error ends the stream.
  public struct Decode<Upstream, Output, Coder>: Publisher
  where Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder, Upstream.Output == Coder.Input {
    public typealias Failure = any Error

    public let upstream: Upstream
    private let decoder: Coder

    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, S.Failure == any Error {
      let decoder = decoder
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(trying: subscriber) {
          .emit(try decoder.decode(Output.self, from: $0))
        })
    }
  }

  /// Encodes every value; an error ends the stream.
  public struct Encode<Upstream, Coder>: Publisher
  where Upstream: Publisher, Coder: TopLevelEncoder, Upstream.Output: Encodable {
    public typealias Failure = any Error
    public typealias Output = Coder.Output

    public let upstream: Upstream
    private let encoder: Coder

    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    public func receive<S>(subscriber: S) where S: Subscriber, Coder.Output == S.Input, S.Failure == any Error {
      let encoder = encoder
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(trying: subscriber) { .emit(try encoder.encode($0)) })
    }
  }
}

extension Publisher {
  public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder>
  where Item: Decodable, Coder: TopLevelDecoder, Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }

  public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
  where Coder: TopLevelEncoder, Output: Encodable {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
