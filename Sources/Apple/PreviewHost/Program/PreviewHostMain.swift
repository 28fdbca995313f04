internal import CPreviewHost
internal import Foundation
internal import Glibc
internal import SemanticTree

/// The entry point of a program that holds previews, in the place of `main`: `list` prints which there are, `run` explores one.
///
/// `run REQUEST [fixed|random]` takes a request as JSON and prints the answer as JSON; the last word says whether addresses are the same in
/// every run. The status is 0, 2 for wrong usage, 70 if the machine lets it down.
@_cdecl("limn_preview_host_main")
public func previewHostMain(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
  let words = CommandLine.arguments.dropFirst()
  if words.last == "fixed" { limn_fix_addresses(arguments) }
  let output = AnswerFile()
  let limits = rlimit(rlim_cur: 0, rlim_max: 0)
  _ = withUnsafePointer(to: limits) { setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), $0) }
  switch words.first {
  case "list":
    VirtualQueue.shared.takeCharge(ofProcess: true, wallClock: 0)
    output.write(MainActor.assumeIsolated { RegisteredPreview.listed })
    return 0
  case "run":
    guard let text = words.dropFirst().first, let request = try? JSONDecoder().decode(RunRequest.self, from: Data(text.utf8)) else {
      return fail("a request is expected", status: 2)
    }
    VirtualQueue.shared.takeCharge(ofProcess: true, wallClock: request.clock)
    limn_random_take(request.seed)
    do {
      output.write(try MainActor.assumeIsolated { try request.answer() })
      return 0
    } catch {
      return fail("\(error)", status: 70)
    }
  default: return fail("'list' or 'run' is expected", status: 2)
  }
}

private func fail(_ message: String, status: Int32) -> Int32 {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  return status
}

extension RunRequest {
  @MainActor fileprivate func answer() throws -> RunAnswer {
    guard let held = RegisteredPreview.find(preview, view: view) else {
      throw HostFailure("there is no preview \(preview)")
    }
    let space = ForkedSpace { conditions in
      limn_random_take(seed)
      return Stage(held, under: conditions)
    }
    return RunAnswer(exploration: try Explorer.explore(space, budget: budget), tiles: try Looks(space: space).states(under: conditions))
  }
}

/// The program's standard output, kept for the answer: what the app prints goes elsewhere.
private struct AnswerFile {
  private let descriptor = dup(1)

  init() { dup2(2, 1) }

  func write(_ value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return }
    data.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let part = Glibc.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
        if part <= 0 { return }
        written += part
      }
    }
  }
}
