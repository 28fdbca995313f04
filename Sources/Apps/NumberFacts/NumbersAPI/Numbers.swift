public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches facts about numbers from numbersapi.com, or from a server with the same interface.
///
/// The service answers with plain text over unencrypted HTTP. On Apple platforms, an app needs an App Transport
/// Security exception for the service.
public struct Numbers: Sendable {
  private let baseURL: URL
  private let transport: HTTPTransport

  /// Makes a client, without sending a request.
  ///
  /// - Parameters:
  ///   - baseURL: The address of the service.
  ///   - transport: Sends the requests.
  public init(baseURL: URL = URL(string: "http://numbersapi.com")!, transport: HTTPTransport = .session()) {
    self.baseURL = baseURL
    self.transport = transport
  }
}

extension Numbers {
  /// Fetches a fact about a number.
  ///
  /// - Parameter number: The number.
  /// - Returns: A sentence.
  /// - Throws: ``NumbersError``, or `CancellationError` when the task is canceled.
  public func factAboutNumber(_ number: Int) async throws -> String {
    try await text(at: "\(number)")
  }

  /// Fetches a fact about a number that the service chooses.
  ///
  /// - Returns: A sentence, which begins with the number.
  /// - Throws: ``NumbersError``, or `CancellationError` when the task is canceled.
  public func factAboutRandomNumber() async throws -> String {
    try await text(at: "random")
  }
}

extension Numbers {
  private func text(at path: String) async throws -> String {
    var request = URLRequest(url: baseURL.appending(path: path), timeoutInterval: 15)
    request.setValue("text/plain", forHTTPHeaderField: "Accept")
    let (body, status) = try await response(to: request)
    guard status == 200 else { throw NumbersError.refused(status: status) }
    guard let text = String(data: body, encoding: .utf8)?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty
    else {
      throw NumbersError.unreadable
    }
    return text
  }

  private func response(to request: URLRequest) async throws -> (body: Data, status: Int) {
    do {
      return try await transport.send(request)
    } catch let error as URLError where error.code == .cancelled {
      throw CancellationError()
    } catch let error as URLError {
      throw NumbersError.unreachable(reason: error.localizedDescription)
    }
  }
}
