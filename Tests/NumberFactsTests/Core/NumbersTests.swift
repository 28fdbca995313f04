import Foundation
import NumbersAPI
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct NumbersTests {
  let address = URL(string: "http://numbers.example/api")!

  @Test("Asks for the number in the address and returns the text") func asksForTheNumberInTheAddressAndReturns()
    async throws
  {
    let numbers = Numbers(
      baseURL: address,
      transport: HTTPTransport { request in
        #expect(request.httpMethod == "GET")
        return (Data("\(request.url!.absoluteString)\n".utf8), 200)
      })
    #expect(try await numbers.factAboutNumber(-42) == "http://numbers.example/api/-42")
    #expect(try await numbers.factAboutRandomNumber() == "http://numbers.example/api/random")
  }

  @Test(
    "An answer that is no fact is an error that says why",
    arguments: [
      (Data("not here".utf8), 404, NumbersError.refused(status: 404)),
      (Data("oops".utf8), 500, NumbersError.refused(status: 500)),
      (Data(" \n".utf8), 200, NumbersError.unreadable),
      (Data([0xff, 0xfe, 0x00]), 200, NumbersError.unreadable),
    ])
  func anAnswerThatIsNoFactIsAnError(body: Data, status: Int, error: NumbersError) async {
    let numbers = Numbers(baseURL: address, transport: HTTPTransport { _ in (body, status) })
    await #expect(throws: error) { try await numbers.factAboutNumber(1) }
    #expect(error.localizedDescription.hasPrefix("The numbers service"))
  }

  @Test("No network is an error for the user, and a cancelled task a cancellation")
  func noNetworkIsAnErrorForTheUserAnd() async {
    let offline = Numbers(baseURL: address, transport: HTTPTransport { _ in throw URLError(.notConnectedToInternet) })
    await #expect { try await offline.factAboutNumber(1) } throws: { error in
      guard case NumbersError.unreachable = error else { return false }
      return true
    }
    let cancelled = Numbers(baseURL: address, transport: HTTPTransport { _ in throw URLError(.cancelled) })
    await #expect(throws: CancellationError.self) { try await cancelled.factAboutNumber(1) }
  }

  @Test("A session carries the request to the server and its answer back")
  func aSessionCarriesTheRequestToTheServerAnd() async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [LoopbackServer.self]
    let numbers = Numbers(baseURL: address, transport: .session(URLSession(configuration: configuration)))
    #expect(try await numbers.factAboutNumber(7) == "/api/7 wants text/plain")
    await #expect(throws: NumbersError.refused(status: 418)) { try await numbers.factAboutNumber(418) }
  }
}

/// A stub for the server. Its response repeats the request's path and `Accept` header.
private final class LoopbackServer: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let url = request.url!
    let status = url.lastPathComponent == "418" ? 418 : 200
    let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(
      self, didLoad: Data("\(url.path) wants \(request.value(forHTTPHeaderField: "Accept") ?? "")".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
