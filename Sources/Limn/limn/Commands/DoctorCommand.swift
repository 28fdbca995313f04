import LimnDiagnostics
import Foundation
import LimnPlatform
import LimnToolchain

/// `limn doctor`: shows which tools Limn found on this machine, and what to install for the others.
struct DoctorCommand {
  var processes = ProcessRunner.local

  /// Prints the findings and returns the exit status. The status is 70 if the compiler or the sandbox is missing, since
  /// checking snippets requires both. Otherwise, it is 0.
  func run() -> Int32 {
    let findings = [
      ("Swift compiler", compiler), ("Sandbox", sandbox), ("SwiftUI modules", bundledModules),
      ("Graphviz", tool("dot", ["-V"], for: "diagrams of articles", package: "graphviz")),
      ("git", tool("git", ["--version"], for: "dates of articles and dependencies of packages", package: "git")),
    ]
    let width = findings.map(\.0.count).max() ?? 0
    for (subject, finding) in findings {
      Console.print("\(finding.state.rawValue.padded(to: 7))  \(subject.padded(to: width))  \(finding.text)\n")
      if let advice = finding.advice { Console.print("".padded(to: width + 11) + advice + "\n") }
    }
    return findings.contains { $1.state == .missing } ? 70 : 0
  }

  struct Finding {
    enum State: String { case works, partly, missing, absent }
    /// The state `absent` is for a tool that Limn can work without.
    var state: State
    var text: String
    var advice: String?
  }

  private func failed(_ state: Finding.State, _ error: any Error) -> Finding {
    let failure = error as? EnvironmentFailure
    return Finding(state: state, text: failure?.message ?? "\(error)", advice: failure?.hint)
  }

  var compiler: Finding {
    do {
      let toolchain = try Toolchain.discover(processes: processes)
      return Finding(state: .works, text: "\(toolchain.version), in \(toolchain.root)")
    } catch {
      return failed(.missing, error)
    }
  }

  var sandbox: Finding {
    switch processes.sandbox {
    case .bubblewrap(let path): working("bubblewrap, \(path), with a seccomp filter")
    case .landlock(let version):
      working(
        "Landlock version \(version) with a seccomp filter",
        advice: bubblewrapProblem.map { "bubblewrap isolates better than Landlock, but \($0): \(bubblewrapAdvice)" })
    case .off: Finding(state: .missing, text: "turned off")
    case .unavailable(let reasons):
      Finding(
        state: .missing, text: reasons.joined(separator: "; "),
        advice: "Snippets, previews and manifests are not run without a sandbox: " + bubblewrapAdvice)
    }
  }

  private func working(_ text: String, advice: String? = nil) -> Finding {
    do {
      let cost = try SandboxCost.measure(in: processes.sandbox)
      return Finding(state: .works, text: "\(text); \(cost)", advice: advice)
    } catch {
      return Finding(state: .partly, text: "\(text); \(error)", advice: advice)
    }
  }

  /// The reason why bubblewrap cannot be used; nil if it can be used.
  private var bubblewrapProblem: String? {
    guard case .unavailable(let reasons) = Sandbox.detect(only: "bubblewrap") else { return nil }
    return reasons.joined(separator: "; ").replacing("bubblewrap ", with: "it ", maxReplacements: 1)
  }

  private var bubblewrapAdvice: String {
    "run 'apt-get install bubblewrap'; if bubblewrap then fails with 'Permission denied', the system forbids user namespaces"
      + " (sysctl kernel.apparmor_restrict_unprivileged_userns on Ubuntu, --security-opt for containers)."
  }

  var bundledModules: Finding {
    let folder = FileManager.default.temporaryDirectory.path + "/limn-doctor-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      let toolchain = try Toolchain.discover(processes: processes)
      if let modules = try BundledModules.find(
        below: folder, for: toolchain, cache: nil, processes: processes,
        notice: { Console.printError("limn: \($0)\n") })
      {
        let names = modules.modules.filter { $0 != BundledModules.uiKit }.withCommas
        let hasUIKit = modules.uiKitFlags != nil
        return Finding(
          state: .works,
          text: "\(names)\(hasUIKit ? ", and UIKit for app targets" : ""), in \(modules.folder)",
          advice: hasUIKit ? nil : "Apps with UIKit are not built: this copy of Limn was installed without UIKit.")
      }
      let advice =
        "Code that imports SwiftUI is not checked. Run 'Site/build --install PREFIX' in a clone of Limn to get these modules."
      return Finding(state: .absent, text: "not found next to this program", advice: advice)
    } catch {
      return failed(.partly, error)
    }
  }

  private func tool(_ name: String, _ arguments: [String], for use: String, package: String)
    -> Finding
  {
    do {
      let result = try processes.run(Command(name, arguments, timeLimit: .seconds(20)))
      let text = (result.outputText + result.errorText).firstLine ?? ""
      if result.succeeded { return Finding(state: .works, text: text) }
      return Finding(state: .partly, text: "'\(name)' fails: \(text)")
    } catch {
      return Finding(
        state: .absent, text: "'\(name)' is not in PATH; it is needed for \(use)",
        advice: "Run 'apt-get install \(package)'.")
    }
  }
}
