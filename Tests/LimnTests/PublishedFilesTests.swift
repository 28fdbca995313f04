import Foundation
import LimnPlatform
import Testing

/// What a site contains: its pages, the files that they use, and nothing else of the project.
struct PublishedFilesTests {
  private static let letters = "aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xYzC5bD7nF"
  private static let token = "ghp_" + letters.prefix(36)
  private static let key = "-----BEGIN PRIVATE KEY-----\n\(letters)\(letters)\n-----END PRIVATE KEY-----\n"

  private static let app = [
    "project.yml": "name: Pond\ntargets:\n  Pond:\n    type: application\n    platform: iOS\n    sources: [App]\n",
    "App/Pond.swift":
      "import SwiftUI\n\n@main struct PondApp: App {\n  var body: some Scene { WindowGroup { Text(\"Pond\") } }\n}\n",
    "README.md": "# Pond\n\n![Pond](pond.gif) [Guide](guide.pdf)\n", "pond.gif": "GIF89a", "guide.pdf": "%PDF",
    ".gitignore": "/Drafts/\nLocal.swift\n/_site/\n/_catalog/\n/.build/\n",
  ]

  /// Files of twelve kinds that are not meant for readers. Each contains a word of its own.
  private static let secrets = [
    ".env": "PLANTED-01", ".hidden/notes.md": "# PLANTED-02\n", "AuthKey_ABC.p8": "PLANTED-03 " + key,
    "Secrets.xcconfig": "PLANTED-04", "Drafts/draft.md": "# PLANTED-05\n",
    "App/Local.swift": "let a = \"PLANTED-06\"\n",
    "App/GoogleService-Info.plist": "PLANTED-07", "service-account.json": "{\"PLANTED-08\": \"\"}",
    "id_rsa": "PLANTED-09 " + key,
    "notes.txt": "PLANTED-10 " + token, "Pond.xcodeproj/project.pbxproj": "// PLANTED-11", "data.csv": "PLANTED-12",
  ]

  private func git(_ words: String..., in run: CommandRun) throws {
    let result = try ProcessRunner.local.run(Command("git", ["-C", run.root] + words, timeLimit: .seconds(30)))
    #expect(result.succeeded, "\(result.errorText)")
  }

  private func site(of run: CommandRun) -> String {
    run.contents(of: "_site").map { $0 + "\n" + String(decoding: $1, as: UTF8.self) }.joined()
  }

  @Test("Publishes nothing that pages do not use") func publishesNothingElse() throws {
    let run = try CommandRun(Self.app.merging(Self.secrets) { first, _ in first })
    defer { run.remove() }
    try git("init", "--quiet", in: run)
    #expect(try run.limn("init").status == 0)
    let result = try run.limn("build")
    #expect(result.status == 0, "\(result.outputText)\(result.errorText)")
    let site = site(of: run)
    #expect(site.contains("pond.gif") && run.text("_site/pond.gif") != nil && run.text("_site/guide.pdf") != nil)
    #expect(!site.contains("PLANTED") && !site.contains(Self.letters.prefix(20)))
    #expect(run.contents(of: "_site").keys.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".yml") } == [])
  }

  @Test("Files that pages link to, and texts with tokens, are errors, and are not published with --no-check either")
  func linkedSecrets() throws {
    let linked = ["notes.txt", "AuthKey_ABC.p8", "service-account.json", "Drafts/draft.md", "id_rsa"]
    let run = try CommandRun(Self.app.merging(Self.secrets) { first, _ in first })
    defer { run.remove() }
    try run.add([
      "README.md": "# Pond\n\n" + linked.map { "[a](\($0))\n" }.joined() + "\nThe token is \(Self.token).\n",
      "App/Key.swift": "/// Loads.\nstruct Loader {\n  static let token = \"\(Self.token)\"\n}\n",
    ])
    try git("init", "--quiet", in: run)
    _ = try run.limn("init")
    let result = try run.limn("build")
    #expect(result.status == 1)
    for id in ["secret-file", "ignored-file", "published-secret"] { #expect(result.outputText.contains("[\(id)]")) }
    for place in ["README.md:3:1", "README.md:9:14", "App/Key.swift:3:23"] {
      #expect(result.outputText.contains(place), "\(place)")
    }
    #expect(!result.outputText.contains(Self.token), "a report shows no secret")
    #expect(try run.limn("build", "--no-check").status == 0)
    let site = site(of: run)
    #expect(site.contains("Loader") && !site.contains("PLANTED") && !site.contains(Self.letters.prefix(20)))
  }

  @Test("'files' publishes further files, also hidden and ignored ones, and never a secret") func namedFiles() throws {
    let run = try CommandRun([
      "Content/index.md": "# Home\n\n[Draft](draft.csv)\n", "Content/CNAME": "pond.example", "Content/rest.txt": "rest",
      "Content/.well-known/a.json": "{}", "Content/draft.csv": "a,b", "Content/AuthKey.p8": "key",
      ".gitignore": "*.csv\n",
      "Site/limn.yml": "files: [CNAME, .well-known, draft.csv]\n",
    ])
    defer { run.remove() }
    try git("init", "--quiet", in: run)
    let result = try run.limn("build")
    #expect(result.status == 0, "\(result.outputText)")
    for path in ["CNAME", ".well-known/a.json", "draft.csv"] { #expect(run.text("_site/" + path) != nil, "\(path)") }
    #expect(run.text("_site/rest.txt") == nil)
    try run.add(["Site/limn.yml": "files: [CNAME, \"*.p8\"]\n"])
    let refused = try run.limn("build")
    #expect(refused.status == 1 && refused.outputText.contains("[secret-file]"), "\(refused.outputText)")
    #expect(refused.outputText.contains("add 'draft.csv' to 'files' in limn.yml"))
  }

  @Test("A private repository has no source pages") func privateRepository() throws {
    let run = try CommandRun(Self.app)
    defer { run.remove() }
    let told = try run.limn("init").outputText
    #expect(told.contains("The site will show the project's source code. To leave it out"), "\(told)")
    #expect(try run.limn("build").status == 0)
    #expect(run.text("_site/catalog/source/App/Pond.swift.html") != nil)
    for setting in ["repository: private\n", "source-pages: false\n"] {
      try run.add(["limn.yml": setting])
      #expect(try run.limn("build").status == 0)
      #expect(run.contents(of: "_site").keys.filter { $0.hasPrefix("catalog/source/") } == [])
    }
  }

  @Test("Only regular files are read, and each other one is one diagnostic") func specialFiles() throws {
    let run = try CommandRun([
      "Content/index.md": "# Home\n\n![a](a.png) ![b](pipe.png)\n", "Content/a.png": "", "Package.swift": "",
    ])
    defer { run.remove() }
    for name in ["Content/pipe.md", "Content/pipe.png"] { #expect(mkfifo(run.root + "/" + name, 0o644) == 0) }
    try FileManager.default.removeItem(atPath: run.root + "/Package.swift")
    let result = try run.limn("check")
    #expect(result.status == 1 && !result.timedOut)
    #expect(result.outputText.components(separatedBy: "this is not a regular file").count == 3, "\(result.outputText)")
    #expect(result.outputText.contains("'a.png' is empty") && result.outputText.contains("'pipe.png' cannot be copied"))
  }

  @Test("Asks for a folder where it would read a whole disk") func wholeDisk() throws {
    let run = try CommandRun(["notes/a.md": "# A\n"])
    defer { run.remove() }
    for words in [["check", "--root", "/"], ["check"], ["build"], ["init"]] {
      let result = try run.limn(words: words, environment: ["HOME": run.root])
      #expect(result.status == 1 && result.errorText.contains("would read all Markdown files below it"), "\(words)")
    }
    #expect(!FileSystem.local.exists(run.root + "/.build"))
    #expect(try run.limn("check", "--root", "notes", environment: ["HOME": run.root]).status == 0)
  }

  @Test("A documentation catalog that a symbolic link leads to is read once") func linkedCatalog() throws {
    let run = try CommandRun([
      "Package.swift":
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Pond\", targets: [.target(name: \"Pond\")])\n",
      "Sources/Pond/Pond.swift": "public struct Pond {}\n",
      "Sources/Pond/Pond.docc/Start.md": "# Start\n\n<doc:Start>\n\n```swift\nlet a = 1\n```\n",
    ])
    defer { run.remove() }
    try FileSystem.makeFolder(run.root + "/Documentation")
    try FileManager.default.createSymbolicLink(
      atPath: run.root + "/Documentation/Pond.docc", withDestinationPath: "../Sources/Pond/Pond.docc")
    let result = try run.limn("check")
    #expect(result.status == 0 && result.outputText.contains("1 passed"), "\(result.outputText)")
  }
}
