import LimnDiagnostics
@testable import LimnPlatform
import Testing

@testable import LimnToolchain

/// Tests the diagnostics that Limn reads from SwiftPM's output when a manifest or a target does not compile. The tests
/// also check the locations of the diagnostics.
@Suite struct BuildLogTests {
  private func diagnostics(_ printed: String) throws -> [Diagnostic] {
    let processes = ProcessRunner { _ in
      ProcessResult(status: 1, errors: Array(printed.utf8))
    }
    let toolchain = Toolchain(root: "/t", version: "Swift", triple: "x")
    return try PackageDescription.read(
      root: "/p", scratch: "/p/.build", toolchain: toolchain, processes: processes
    ).1
  }

  @Test("Tells each error once with its notes") func tellsEachErrorOnceWithItsNotes() throws {
    let found = try diagnostics(
      """
      [1/2] Compiling A
      /p/Sources/A.swift:3:5: error: cannot find 'x' in scope
      /p/Sources/A.swift:1:7: note: did you mean this
      /p/Sources/A.swift:3:5: error: cannot find 'x' in scope
      """)
    #expect(found.map { "\($0.location!): \($0.message)" } == ["Sources/A.swift:3:5: cannot find 'x' in scope"])
    #expect(found[0].notes.map(\.message) == ["did you mean this"])
  }

  @Test("Messages that SwiftPM repeats for each file of a run are printed once") func printsRepeatedMessagesOnce() {
    let text = """
      Building for debugging...
      [1/4] Compiling A One.swift
      /p/Sources/Two.swift:1:14: error: cannot find 'x' in scope
      1 | let a = x
      [2/4] Compiling A Two.swift
      /p/Sources/Two.swift:1:14: error: cannot find 'x' in scope
      1 | let a = x
      [3/4] Compiling B Three.swift
      /p/Sources/Three.swift:1:14: error: cannot find 'y' in scope
      [4/4] Compiling B Four.swift
      error: fatalError
      """
    let printed = """
      Building for debugging...
      [1/4] Compiling A One.swift
      /p/Sources/Two.swift:1:14: error: cannot find 'x' in scope
      1 | let a = x
      [2/4] Compiling A Two.swift
      [3/4] Compiling B Three.swift
      /p/Sources/Three.swift:1:14: error: cannot find 'y' in scope
      [4/4] Compiling B Four.swift
      error: fatalError
      """
    #expect(BuildLog(text: text, root: "/p").withoutRepetition == printed)
  }

  @Test("Only errors in the sources make a failure one that repeats itself")
  func onlyErrorsInTheSourcesRepeatThemselves() {
    let source = """
      [1/2] Compiling A One.swift
      /p/Sources/Two.swift:1:14: error: cannot find 'x' in scope
      12 | let a = f(error: x)
         |         `- error: cannot find 'x' in scope
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      /p/Sources/A/A.h:5:9: fatal error: 'UIKit/UIKit.h' file not found
      error: fatalError

      """
    #expect(BuildLog(text: source, root: "/p").hasOnlySourceErrors)
    for other in [
      "error: SwiftPM was ended by signal 9",
      "<unknown>:0: error: error opening 'a.o' for output: No space left on device",
      "clang: error: unable to execute command: Killed",
      "error: compile command failed due to signal 6 (use -v to see invocation)",
      "/p/Sources/A/A.h:5:9: fatal error: 'zip.h' file not found",
      "error: Failed to clone repository https://example.com/a",
    ] {
      #expect(!BuildLog(text: source + other, root: "/p").hasOnlySourceErrors, "\(other)")
    }
  }

  @Test("A message has no space at its start, as some messages of the compiler have") func trimsMessages() throws {
    let found = try diagnostics("/p/Tests/A.swift:3:5: error:  instance method 'f()' cannot be overridden")
    #expect(found.map(\.message) == ["instance method 'f()' cannot be overridden"])
  }

  @Test("A mistake in what a macro made is where the macro stands") func aMistakeInWhatAMacroMadeIsWhereTheMacroStands()
    throws
  {
    let found = try diagnostics(
      """
      macro expansion @Entry:1:16: error: type 'K' does not conform
      `- /p/Sources/B.swift:9:3: note: expanded code originates here
      """)
    #expect(found.map { "\($0.location!)" } == ["Sources/B.swift:9:3"])
  }

  @Test("A note about a declaration of a module without sources names the declaration instead of a file")
  func noteAboutADeclarationWithoutSource() throws {
    let found = try diagnostics(
      """
      /p/Tests/A.swift:17:10: error: overriding declaration requires an 'override' keyword
      XCTest.XCTestCase.setUp:2:11: note: overridden declaration is here
      Helper.swift:2:11: note: a file
      """)
    #expect(found[0].notes.map(\.message) == ["overridden declaration is here: 'XCTest.XCTestCase.setUp'", "a file"])
    #expect(found[0].notes.map(\.location) == [nil, Location(path: "Helper.swift", line: 2, column: 11)])
  }

  @Test("A manifest that fails when it runs is not said to have a mistake that the compiler found")
  func manifestThatFails() throws {
    let found = try diagnostics(
      "error: 'p': Invalid manifest (compiled with: [\"/t/bin/swiftc\", \"-o\", \"/tmp/p-manifest\"])\nerror: fatalError\n"
    )
    #expect(
      found.map(\.message) == ["the manifest compiles, but when it runs, it exits before it can describe the package"])
  }

  @Test(
    "A dependency that cannot be fetched is named, with the way out",
    arguments: [
      "Fetching https://example.org/pond.git\nerror: Git command 'git -C /h/pond config --get remote.origin.url' failed: fatal: no folder",
      "Fetching https://example.org/pond.git\nFetching https://example.org/sea.git\nerror: Git command 'git -C /h/pond-9a58d5cf config --get remote.origin.url' failed: fatal: no folder",
      "Fetching https://example.org/pond.git\nerror: 'pond': Git command 'git -C /h/pond config --get remote.origin.url' failed: fatal: no folder",
      "error: Failed to clone repository https://example.org/pond.git:\n    Cloning into bare repository '/h/pond'...",
    ])
  func unfetchedDependency(printed: String) throws {
    let found = try diagnostics(printed)
    #expect(
      found.map(\.message) == [
        "the manifest does not build: the dependency 'https://example.org/pond.git' could not be fetched"
      ])
    let wayOut = "check the network and the address, or name a local copy with 'swift package config set-mirror'"
    #expect(found[0].notes.map(\.message).contains(wayOut))
  }

  @Test("A manifest that never ends is named as the reason")
  func manifestWithoutEnd() throws {
    let processes = ProcessRunner { _ in
      ProcessResult(status: 137, timedOut: true)
    }
    let toolchain = Toolchain(root: "/t", version: "Swift", triple: "x")
    let found = try PackageDescription.read(
      root: "/p", scratch: "/p/.build", toolchain: toolchain, processes: processes
    ).1
    let reason = "SwiftPM did not end within 600 seconds: a manifest, plugin, or macro may run without end"
    #expect(found.map(\.message) == ["the manifest does not build: \(reason)"])
  }

  @Test(
    "A build that the system ends is not said to have no reason",
    arguments: [9, 137] as [Int32])
  func endedBuild(status: Int32) throws {
    let processes = ProcessRunner { _ in ProcessResult(status: status) }
    let toolchain = Toolchain(root: "/t", version: "Swift", triple: "x")
    let found = try PackageDescription.read(
      root: "/p", scratch: "/p/.build", toolchain: toolchain, processes: processes
    ).1
    let reason = status == 9 ? "no reason was given" : "SwiftPM was ended by signal 9: the system may be out of memory"
    #expect(found.map(\.message) == ["the manifest does not build: \(reason)"])
  }

  @Test("The cause comes before the command that failed") func theCauseComesBeforeTheCommandThatFailed() throws {
    let found = try diagnostics(
      """
      Building for debugging...
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      <unknown>:0: error: PCH was compiled with module cache path '/a', but the path is currently '/b'
      """)
    #expect(
      found.map(\.message) == [
        "the manifest does not build: PCH was compiled with module cache path '/a', but the path is currently '/b'"
      ])
  }

  @Test("What has no place is about the package") func whatHasNoPlaceIsAboutThePackage() throws {
    let found = try diagnostics("error: cyclic dependency declaration found: A -> B -> A\n")
    #expect(
      found.map { "\($0.location!): \($0.message)" } == [
        "Package.swift:1:1: the manifest does not build: cyclic dependency declaration found: A -> B -> A"
      ])
  }
}
