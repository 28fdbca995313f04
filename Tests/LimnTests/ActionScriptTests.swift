import Foundation
import LimnPlatform
import Testing

@testable import limn

/// Runs the scripts of the CI action as they are, with stubs for the build and for limn.
@Suite("The scripts of the CI action")
struct ActionScriptTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// A limn that prints its arguments. `check` fails in a folder with the file `errors`.
  private static let limn =
    "#!/bin/sh\n[ \"$1\" = --version ] && { echo limn \(limnVersion); exit; }\necho \"limn $*\"; [ \"$1\" = build ] || [ ! -e errors ]\n"

  /// Creates a checkout of Limn in which `Site/build --install` installs the stub.
  private func checkout() throws -> CommandRun {
    let run = try CommandRun([
      "Sources/Limn/limn/Version.swift": "let limnVersion = \"\(limnVersion)\"\n", "stub": Self.limn,
      "Site/build":
        "#!/bin/sh\necho built\nmkdir -p \"$2/bin\"\ncp \"$(dirname \"$0\")/../stub\" \"$2/bin/limn\"\nchmod +x \"$2/bin/limn\"\n",
      "package/README.md": "# A\n",
    ])
    for name in ["install", "check"] {
      let path = "/Site/action/\(name)"
      try FileSystem.local.write(run.root + path, try FileSystem.local.read(Self.root + path))
    }
    for path in ["Site/build", "Site/action/install", "Site/action/check"] { try Self.allow(run.root + "/" + path) }
    return run
  }

  private static func allow(_ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  private func script(_ words: String..., in run: CommandRun, _ more: [String: String] = [:]) throws -> ProcessResult {
    var variables = ProcessInfo.processInfo.environment.merging(more) { $1 }
    variables["HOME"] = run.root + "/home"
    try FileSystem.makeFolder(run.root + "/home")
    return try ProcessRunner.local.run(
      Command(
        "\(run.root)/Site/action/\(words[0])", Array(words.dropFirst()), environment: variables,
        directory: run.root + "/package", timeLimit: .seconds(300)))
  }

  @Test("Without a cache and a release, limn is built, and with the cache it is not")
  func cache() throws {
    let run = try checkout()
    defer { run.remove() }
    let key = try script("install", "--key", in: run)
    #expect(key.outputText.wholeMatch(of: #/key=limn-[\d.]+-\w+-[0-9a-f]{16}\n/#) != nil, "\(key)")
    #expect(try script("install", in: run).outputText == "built\n")
    #expect(try script("install", in: run).outputText == "limn \(limnVersion) is from the cache\n")
    try FileSystem.local.write(run.root + "/home/.limn/bin/limn", Array("#!/bin/sh\necho limn 0.0.0\n".utf8))
    #expect(try script("install", in: run).outputText == "built\n", "another version was kept")
  }

  @Test("The formula for Homebrew installs this version")
  func formula() throws {
    let formula = String(decoding: try FileSystem.local.read(Self.root + "/Site/limn.rb"), as: UTF8.self)
    #expect(formula.contains("tag: \"v\(limnVersion)\""))
  }

  @Test("A release is used if its checksum is right, and otherwise limn is built")
  func release() throws {
    let run = try checkout()
    defer { run.remove() }
    let pack = """
      #!/bin/bash
      case $(uname -m) in x86_64) arch=amd64 ;; aarch64) arch=arm64 ;; *) arch=$(uname -m) ;; esac
      name=limn-\(limnVersion)-linux-$arch
      mkdir -p releases/v\(limnVersion) $name/bin
      cp stub $name/bin/limn && chmod +x $name/bin/limn
      tar -czf releases/v\(limnVersion)/$name.tar.gz $name
      cd releases/v\(limnVersion) && sha256sum $name.tar.gz >SHA256SUMS
      """
    try run.add(["pack": pack])
    let packed = try ProcessRunner.local.run(Command("bash", ["pack"], directory: run.root))
    #expect(packed.succeeded, "\(packed.errorText)")
    let releases = ["LIMN_RELEASES": "file://\(run.root)/releases"]
    #expect(try script("install", in: run, releases).outputText == "limn \(limnVersion) is from the release\n")
    try FileManager.default.removeItem(atPath: run.root + "/home/.limn")
    let sums = run.root + "/releases/v\(limnVersion)/SHA256SUMS"
    let zeros = String(repeating: "0", count: 64)
    let wrong = zeros + String(decoding: try FileSystem.local.read(sums), as: UTF8.self).dropFirst(64)
    try FileSystem.local.write(sums, Array(wrong.utf8))
    let result = try script("install", in: run, releases)
    #expect(result.outputText == "built\n" && result.errorText.contains("cannot be used"), "\(result)")
  }

  @Test("The check prints annotations, writes SARIF and the site, and fails on errors")
  func check() throws {
    let run = try checkout()
    defer { run.remove() }
    _ = try script("install", in: run)
    #expect(try script("check", in: run).outputText == "limn check --format github\n")
    let variables = ["LIMN_ARGUMENTS": "--strict --only links", "LIMN_SARIF": "limn.sarif", "LIMN_BUILD": "true"]
    let complete = try script("check", in: run, variables)
    #expect(
      complete.status == 0 && complete.outputText == "limn check --format github --strict --only links\nlimn build\n")
    #expect(run.text("package/limn.sarif") == "limn check --format sarif --quiet --strict --only links\n")
    try run.add(["package/errors": ""])
    let failed = try script("check", in: run, variables)
    #expect(failed.status == 1 && !failed.outputText.contains("limn build"), "\(failed)")
  }
}
