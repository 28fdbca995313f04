@testable import LimnPreviews
import SemanticTree
import Testing

/// Requests to the network, which fail in a preview as they do on a device without a connection.
@Suite struct OfflineTests {
  private static let view = """
    import Foundation
    import FoundationNetworking
    import SwiftUI

    final class Mock: URLProtocol {
      override class func canInit(with request: URLRequest) -> Bool { true }
      override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
      override func startLoading() {
        let response = HTTPURLResponse(url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data("mocked".utf8))
        client?.urlProtocolDidFinishLoading(self)
      }
      override func stopLoading() {}
    }

    let url = URL(string: "https://example.com/a")!
    func code(_ error: (any Error)?) -> String { (error as NSError?).map { "\\($0.code)" } ?? "none" }

    struct Request: View {
      @State var answers: [String] = []
      @State var held: URLSessionTask?
      var body: some View {
        ForEach(answers, id: \\.self) { Text($0) }
        if answers.count < 3 { request }
      }
    """

  private func graph(_ request: String) throws -> StateGraph {
    let source = Self.view + "\n  @ViewBuilder var request: some View { \(request) }\n}\n#Preview { Request() }\n"
    let program = try PreviewProgram(source)
    let report = try withExtendedLifetime(program) { try program.explorer().explore() }
    #expect(report.diagnostics.isEmpty && report.unrun.isEmpty, "\(report.diagnostics)")
    return try #require(report.graphs.first)
  }

  @Test(
    "A request fails offline in each state",
    arguments: [
      "Button(\"Go\") { URLSession.shared.dataTask(with: url) { answers.append(code($2)) }.resume() }",
      "Button(\"Go\") { URLSession(configuration: .default).uploadTask(with: URLRequest(url: url), from: Data()) { answers.append(code($2)) }.resume() }",
      "Button(\"Go\") { URLSession(configuration: .ephemeral).downloadTask(with: url) { answers.append(code($2)) }.resume() }",
      "Button(\"Go\") { Task { do { _ = try await URLSession.shared.data(from: url) } catch { answers.append(code(error)) } } }",
    ])
  func aRequestFailsOfflineInEachState(request: String) throws {
    let graph = try graph(request)
    #expect(graph.extent == "4 states, complete")
    #expect(
      graph.states.map { $0.tree?.texts.filter { $0 != "Go" } } == (0...3).map { Array(repeating: "-1009", count: $0) })
  }

  @Test("A request of the first state fails before the first state is shown") func firstState() throws {
    let graph = try graph(
      """
      Text("wait").task { do { _ = try await URLSession.shared.data(from: url) } catch { answers = [error.localizedDescription] } }
      """)
    #expect(graph.states.map { $0.tree?.texts } == [["The Internet connection appears to be offline.", "wait"]])
  }

  @Test("A crash for want of the network says so in one sentence") func crashes() throws {
    let program = try PreviewProgram(
      """
      import Foundation
      import SwiftUI

      #Preview {
        let text = try! Data(contentsOf: URL(string: "https://example.com/a")!)
        Text("\\(text.count)")
      }
      """)
    let report = try withExtendedLifetime(program) { try program.explorer().explore() }
    #expect("\(report)".contains("needs the network: https://example.com/a"))
    #expect(!"\(report)".contains("NSURLErrorDomain"))
  }

  @Test("The other ways to the network fail or end as well")
  func otherWays() throws {
    // The content of an address, a canceled request, a protocol of the app, and a web socket.
    let graph = try graph(
      """
      Button("Read") { do { _ = try Data(contentsOf: url) } catch { answers = ["a", "b", code(error)] } }
      Button("Cancel") {
        let task = URLSession.shared.dataTask(with: url) { answers = ["a", "b", code($2)] }
        task.resume()
        task.cancel()
      }
      Button("Mock") {
        let configuration = URLSessionConfiguration.default
        configuration.protocolClasses = [Mock.self]
        URLSession(configuration: configuration).dataTask(with: url) { data, _, _ in
          answers = ["a", "b", String(decoding: data ?? Data(), as: UTF8.self)]
        }.resume()
      }
      Button("Listen") {
        let socket = URLSession.shared.webSocketTask(with: URL(string: "wss://example.com")!)
        socket.resume()
        Task { do { _ = try await socket.receive() } catch { answers = ["a", "b", code(error)] } }
      }
      """)
    #expect(graph.edges.map(\.step.label) == ["Read", "Cancel", "Mock", "Listen"])
    let texts = graph.edges.map { graph.states[$0.to].tree?.texts.last }
    #expect(texts.dropLast() == ["256", "-999", "mocked"])
    // The error of a web socket depends on whether the installed libcurl has web sockets.
    #expect(["-1002", "-1005"].contains(texts.last), "\(texts)")
  }
}
