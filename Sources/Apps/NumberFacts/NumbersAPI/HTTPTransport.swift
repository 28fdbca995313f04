public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Sends requests to a server. The app uses `session`; tests provide their own responses.
public struct HTTPTransport: Sendable {
  /// Sends a request and returns the body and the status code of the response.
  public var send: @Sendable (URLRequest) async throws -> (body: Data, status: Int)

  /// Makes a transport.
  ///
  /// - Parameter send: Sends a request and returns the body and the status code of the response.
  public init(send: @escaping @Sendable (URLRequest) async throws -> (body: Data, status: Int)) {
    self.send = send
  }
}

extension HTTPTransport {
  /// Returns a transport that uses a URL session.
  ///
  /// - Parameter session: The session; the shared session by default.
  public static func session(_ session: URLSession = .shared) -> Self {
    Self { request in
      let (body, response) = try await session.data(for: request)
      guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
      return (body, response.statusCode)
    }
  }
}
