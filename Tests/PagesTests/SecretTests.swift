import LimnDiagnostics
import LimnMarkdown
import Testing

@testable import LimnPages

/// Secrets in texts. The tokens are put together here, so that no tool takes this file for a leak.
struct SecretTests {
  static let letters = "aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xYzC5bD7nF"
  /// A token with a prefix and a number of characters.
  private static func token(_ prefix: String, _ length: Int) -> String { prefix + String(letters.prefix(length)) }

  static let tokens: [(String, String)] = [
    (token("ghp_", 36), "GitHub token"), (token("github_pat_", 22), "GitHub token"),
    (token("glpat-", 20), "GitLab token"), ("AKIA" + "Q3EGRSX7LPNQZ2VT", "AWS access key"),
    (token("xoxb-2488713590-2491-", 16), "Slack token"), (token("sk_live_", 24), "Stripe key"),
    (token("AIza", 35), "Google API key"), (token("npm_", 36), "npm token"),
    ([token("eyJ", 20), token("eyJ", 20), token("", 30)].joined(separator: "."), "signed token (JWT)"),
  ]

  @Test("A token is found wherever it stands", arguments: tokens)
  func tokenIsFound(token: String, name: String) {
    for before in ["", "x = \"", String(repeating: "word ", count: 40), "/a/b?key=", "\n\t"] {
      let text = Array((before + token + "\"\nmore").utf8)
      let found = Secrets.find(in: text)
      #expect(found.map(\.name) == [name], "\(before)\(token)")
      #expect(found.map { String(decoding: text[$0.range], as: UTF8.self) } == [token])
      #expect(!String(decoding: Secrets.hide(found, in: text), as: UTF8.self).contains(token.suffix(8)))
    }
  }

  @Test(
    "Names, placeholders and published examples are no secrets",
    arguments: [
      "AKIAIOSFODNN7EXAMPLE", "ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "glpat-<your token>",
      token("task_live_", 24), "a_very_long_identifier_of_a_test_case", "eyJhbGciOiJIUzI1NiJ9 alone",
      "-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----", token("sha256-", 40), "AKIASHORT",
    ])
  func examples(text: String) { #expect(Secrets.find(in: Array(text.utf8)) == []) }

  @Test("The lines of a private key are hidden, and not its frame") func privateKeys() {
    let key =
      "-----BEGIN RSA PRIVATE KEY-----\n\(Self.letters)Qq+/\n\(Self.letters)==\n-----END RSA PRIVATE KEY-----\nAfterThisKeyComesText"
    for text in [key, key.replacing("\n", with: "\\n")] {
      let hidden = PublishedText(Array(text.utf8), path: "a.md")
      let shown = String(decoding: hidden.text, as: UTF8.self)
      #expect(!shown.contains(Self.letters.prefix(10)) && shown.contains("AfterThisKeyComesText"))
      #expect(hidden.diagnostics.map(\.message) == ["this looks like a private key, which a page would publish"])
    }
  }

  @Test("A comment with a reason allows an example on its line, on the next line and in the next block")
  func suppression() {
    let token = Self.tokens[0].0
    func lines(_ text: String) -> [Int] {
      PublishedText(Array(text.utf8), path: "a.md").diagnostics.compactMap { $0.location?.line }
    }
    let comment = "<!-- limn:ignore published-secret - an example -->"
    #expect(lines("\(token)\n\(token)") == [1, 2])
    #expect(lines("\(token) \(comment)\n\n\(token)") == [3])
    #expect(lines("\(comment)\n\(token)\n\(token)") == [3])
    #expect(lines("\(comment)\n```\na\n\(token)\n```\n\(token)") == [6])
    #expect(lines("<!-- limn:ignore published-secret -->\n\(token)") == [2])
    #expect(PublishedText(Array("\(token) \(comment)".utf8), path: "a.md").examples == [Array(token.utf8)])
  }

  @Test(
    "Files are secrets by their names",
    arguments: [
      ("AuthKey_1.p8", true), ("a/Secrets.xcconfig", true), (".env", true), (".env.local", true),
      (".env.example", false), ("GoogleService-Info.plist", true), ("service-account-prod.json", true),
      ("secrets.md", false), ("secrets.png", false), ("id_ed25519", true), ("guide.pdf", false),
    ])
  func names(path: String, isSecret: Bool) { #expect(Secrets.isName(path) == isSecret) }

  @Test("A secret that no text of the project contains is hidden in the written files") func writtenFiles() throws {
    let token = Self.tokens[0].0
    let site = try TestSite(["index.md": "# Home\n"]) {
      $0.previews.files = [SiteFile("catalog/preview/a.html", Array("<p>\(token)</p>".utf8))]
    }
    #expect(!site["catalog/preview/a.html"].contains(token))
    #expect(
      site.problems == [
        "published-secret 'catalog/preview/a.html' shows what looks like a GitHub token: remove it from the code"
      ])
  }
}

/// What a site contains besides its pages.
struct PublishedFileTests {
  private func site(_ text: String, _ files: [String: [UInt8]], prepare: (inout SiteInput) -> Void = { _ in }) throws
    -> TestSite
  {
    try TestSite(["index.md": "# Home\n\n" + text]) { input in
      input.content.staticFiles = files.map { StaticFile(PageAddress($0.key), $0.value, isRequested: false) }
      prepare(&input)
    }
  }

  @Test("Only used files are copied: images, downloads, and what raw HTML refers to") func used() throws {
    let files = ["a.gif": gif, "b.gif": gif, "c.gif": gif, "d.gif": gif, "data.csv": [1], "rest.csv": [1]]
    let html = "<img src=\"b.gif\" alt=\"b\" srcset=\"c.gif 2x\">\n"
    let site = try site("![a](a.gif) [data](data.csv)\n\n" + html, files)
    #expect(site.problems == [])
    #expect(Set(site.files.keys).intersection(files.keys) == ["a.gif", "b.gif", "c.gif", "data.csv"])
  }

  @Test("An image in a documentation catalog brings its variants") func variants() throws {
    let names = ["pond.gif", "pond@2x.gif", "pond~dark.gif", "reed.gif"].map { "P.docc/" + $0 }
    let site = try TestSite(["P.docc/a.md": "# A\n\n![pond](pond)\n"]) {
      $0.content.staticFiles = names.map { StaticFile(PageAddress($0), gif, isRequested: false) }
    }
    #expect(names.filter { site.files[$0] != nil } == Array(names.prefix(3)))
  }

  @Test("Files that look like secrets, or that Git ignores, are errors at the link") func refused() throws {
    let token = Array(SecretTests.tokens[0].0.utf8)
    let site = try site("[a](notes.txt) [b](key.p8) [c](draft.csv)", ["notes.txt": token, "key.p8": [1]]) {
      $0.content.ignoredFiles = ["draft.csv"]
    }
    #expect(
      site.problems.sorted() == [
        "Content/index.md:3:1 secret-file 'notes.txt' looks like or contains a GitHub token, so it is never published",
        "Content/index.md:3:16 secret-file 'key.p8' looks like or contains a secret, so it is never published",
        "Content/index.md:3:28 ignored-file 'draft.csv' is ignored by Git, so it is not published; to publish it, add 'draft.csv' to 'files' in limn.yml",
      ])
    #expect(site.files["notes.txt"] == nil && site.files["key.p8"] == nil)
  }

  @Test("An empty or broken image is an error") func images() throws {
    let site = try site(
      "![a](a.png) ![b](b.svg) ![c](c.jpg) ![d](d.svg)",
      [
        "a.png": [], "b.svg": Array("hello".utf8), "c.jpg": gif, "d.svg": Array("<svg xmlns=\"\"/>".utf8),
      ])
    #expect(
      site.problems == [
        "Content/index.md:3:1 broken-image 'a.png' is empty",
        "Content/index.md:3:13 broken-image 'b.svg' is not an image",
      ])
  }

  @Test("A README that is no page can show any image of the repository") func readme() {
    let readme = Document(parsing: "![a](Content/a.png) ![b](Content/b.png)\n", path: "README.md")
    var content = SiteContent(articles: [])
    content.exists = { $0 == "Content/a.png" }
    let found = UnpublishedLinks.check([readme], among: [readme], in: content)
    #expect(found.map(\.message) == ["'Content/b.png' does not exist"])
  }
}
