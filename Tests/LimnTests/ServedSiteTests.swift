import LimnDiagnostics
import Foundation
import Testing

@testable import limn

@Suite struct ServedSiteTests {
  @Test(
    "A path asks for a file of the site or is refused",
    arguments: [
      ("/", HTTPRoute.file("index.html")),
      ("/puddles/", .file("puddles/index.html")),
      ("/puddles/a%20b.html", .file("puddles/a b.html")),
      ("/puddles", .folder("puddles")),
      ("/_limn/changes", .changes),
      ("/_limn/reload.js", .tool("reload.js")),
      ("/../etc/passwd", .refused),
      ("/a/%2e%2e/%2e%2e/etc/passwd", .refused),
      ("/a/..%2f..%2fetc", .refused),
      ("/a\\..\\b", .refused),
      ("/a%00.html", .refused),
      ("etc", .refused),
    ])
  func aPathAsksForAFileOfTheSite(path: String, route: HTTPRoute) {
    #expect(HTTPRoute(path) == route)
  }

  @Test("Pages get the reloading script, other files are as they are") func pagesGetTheReloadingScriptOtherFilesAreAs()
  {
    let site = ServedSite()
    site.publish(["index.html": Array("<body>x</body>".utf8), "a.md": Array("# A".utf8)], problems: [])
    let page = site.response(to: HTTPRoute("/"))
    #expect(page.status == 200 && text(page).hasSuffix("<script src=\"/_limn/reload.js\"></script></body>"))
    #expect(text(site.response(to: HTTPRoute("/a.md"))) == "# A")
    #expect(site.response(to: HTTPRoute("/b.html")).status == 404)
    #expect(site.response(to: HTTPRoute("/../x")).status == 403)
  }

  @Test("A folder named without its slash leads to the folder") func aFolderNamedWithoutItsSlashLeadsToThe() {
    let site = ServedSite()
    site.publish(["a/index.html": [], "b.html": Array("b".utf8)], problems: [])
    #expect(site.response(to: HTTPRoute("/a")).location == "/a/")
    #expect(site.response(to: HTTPRoute("/b")).status == 200)
  }

  @Test("Those who wait hear which pages changed and what is wrong") func thoseWhoWaitHearWhichPagesChangedAndWhat()
    throws
  {
    let site = ServedSite()
    site.publish(["a.html": [1], "b.html": [1]], problems: [])
    let version = site.hello().version
    let problem = Diagnostic(.deadLink, "'x' does not exist", at: Location(path: "a.md", line: 3))
    site.publish(["a.html": [2], "b.html": [1]], problems: [problem])
    let news = try #require(site.news(after: version))
    #expect(news.events.contains("event: changed\ndata: [\"a.html\"]\n\n"))
    #expect(news.events.contains("\"place\":\"a.md:3:1\""))
    site.publish(["a.html": [2], "b.html": [1]], problems: [])
    #expect(try #require(site.news(after: news.version)).events == "event: problems\ndata: []\n\n")
    site.close()
    #expect(site.news(after: news.version + 1) == nil)
  }

  @Test("A server answers on the loopback address and streams changes")
  func aServerAnswersOnTheLoopbackAddressAndStreams() async throws {
    let site = ServedSite()
    site.publish(["index.html": Array("<body>one</body>".utf8)], problems: [])
    let server = try HTTPServer(site, port: 0, triesNext: false)
    defer { server.stop() }
    let page = try get("/", server.port)
    #expect(page.hasPrefix("HTTP/1.1 200") && page.contains("text/html") && page.contains("one"))
    #expect(try get("/../secret", server.port).hasPrefix("HTTP/1.1 403"))
    #expect(throws: EnvironmentFailure.self) { try HTTPServer(site, port: server.port, triesNext: false) }
  }

  private func text(_ response: HTTPResponse) -> String { String(decoding: response.body, as: UTF8.self) }

  /// A request by `curl`; returns the response with its header.
  private func get(_ path: String, _ port: UInt16) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["curl", "-s", "-i", "--path-as-is", "--max-time", "10", "http://127.0.0.1:\(port)\(path)"]
    process.standardOutput = pipe
    try process.run()
    let answer = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: answer, as: UTF8.self)
  }
}
