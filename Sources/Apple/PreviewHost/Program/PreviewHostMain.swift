internal import CPreviewHost
internal import Foundation
internal import Glibc
internal import SemanticTree
@_spi(Headless) internal import SwiftUI

/// The entry point of a program with previews, which replaces `main`. The command `list` prints the previews; `run`
/// explores one preview; `repeat` repeats the steps of an earlier run and prints the first difference.
///
/// `run REQUEST [fixed|random]` takes a request as JSON and prints the answer as JSON. `repeat [fixed|random]` reads
/// its request from standard input. The last word selects fixed or randomized memory addresses. The exit status is 0, 2
/// for wrong usage, or 70 for a failure of the system.
@_cdecl("limn_preview_host_main")
public func previewHostMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
  let words = CommandLine.arguments.dropFirst()
  if words.last == "fixed" { limn_fix_addresses(arguments) }
  let output = AnswerFile()
  let limits = rlimit(rlim_cur: 0, rlim_max: 0)
  _ = withUnsafePointer(to: limits) { setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), $0) }
  HomeFolder.prepare()
  OfflineProtocol.install()
  switch words.first {
  case "list":
    VirtualQueue.shared.takeCharge(ofProcess: true, wallClock: 0)
    do {
      try output.write(MainActor.assumeIsolated { RegisteredPreview.listed })
      return 0
    } catch {
      return fail("\(error)", status: 70)
    }
  case "run":
    guard let text = words.dropFirst().first,
      let request = try? JSONDecoder.lenient.decode(RunRequest.self, from: Data(text.utf8))
    else {
      return fail("a request is expected", status: 2)
    }
    let images = ShownImages()
    return run(request, output) { space in
      let start = try space.start()
      let tiles = try Looks(space: space, first: start).states(under: request.conditions)
      let exploration = try Explorer.explore(space, from: start, budget: request.budget)
      var answer = RunAnswer(exploration: exploration, tiles: tiles)
      answer.images = images.contents
      return answer
    }
  case "repeat":
    guard let text = try? FileHandle.standardInput.readToEnd(),
      let request = try? JSONDecoder.lenient.decode(RepeatRequest.self, from: text)
    else { return fail("a request is expected on standard input", status: 2) }
    return run(request.run, output) { try Repeater.answer(request, in: $0) }
  default: return fail("'list', 'run', or 'repeat' is expected", status: 2)
  }
}

/// Prints the answer about the states of a preview, and returns the exit status.
private func run(_ request: RunRequest, _ output: AnswerFile, answer: @MainActor (ForkedSpace) throws -> some Encodable)
  -> Int32
{
  VirtualQueue.shared.takeCharge(ofProcess: true, wallClock: request.clock)
  limn_random_take(request.seed)
  limn_adopt_copies()
  do {
    try MainActor.assumeIsolated { try output.write(try answer(try request.space())) }
    return 0
  } catch {
    return fail("\(error)", status: 70)
  }
}

private func fail(_ message: String, status: Int32) -> Int32 {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  return status
}

extension RunRequest {
  @MainActor fileprivate func space() throws -> ForkedSpace {
    guard let held = RegisteredPreview.find(preview, view: view) else {
      throw HostFailure("there is no preview \(preview)")
    }
    func space(after launch: @escaping @MainActor () -> Void) -> ForkedSpace {
      ForkedSpace { conditions in
        limn_random_take(seed)
        launch()
        return Stage(held, under: conditions)
      }
    }
    let plain = space {}
    guard let app = held.app, try !plain.starts() else { return plain }
    // On Apple's platforms, the app runs when its previews are shown. It may set up what they need.
    for isFinished in [false, true] {
      let launched = space { AppLaunch.start(app, finishes: isFinished) }
      if try launched.starts() { return launched }
    }
    return plain
  }
}

extension ForkedSpace {
  /// Whether the preview reaches its first state.
  @MainActor fileprivate func starts() throws -> Bool {
    guard let handle = try start().handle else { return false }
    release(handle)
    return true
  }
}

/// Writes the answer to the program's original standard output. Output of the app goes to standard error, so that it
/// does not mix with the answer.
private struct AnswerFile {
  private let descriptor = dup(1)

  init() { dup2(2, 1) }

  func write(_ value: some Encodable) throws {
    let encoder = JSONEncoder.lenient
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(value).withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let part = Glibc.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
        if part <= 0 { return }
        written += part
      }
    }
  }
}
