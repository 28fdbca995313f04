import CPlatform
import LimnDiagnostics
import Foundation

/// The way in which untrusted programs are confined on this machine.
public enum Sandbox: Hashable, Sendable {
  /// Namespaces and a seccomp filter, applied by the bubblewrap program at this path.
  case bubblewrap(String)
  /// Landlock with this version of its interface, `no_new_privs`, and a seccomp filter.
  case landlock(Int)
  /// No sandbox, as the user requested.
  case off
  /// No sandbox works on this machine. The texts are the reasons.
  case unavailable([String])

  /// The best sandbox that works on this machine. To find out whether a sandbox works, Limn starts a program in it.
  /// This is done only once. The environment variable `LIMN_SANDBOX` can restrict the choice to `bubblewrap` or
  /// `landlock`. The value `none` disables both.
  static let current: Sandbox = detect(only: environmentVariables["LIMN_SANDBOX"])

  /// Whether untrusted programs are confined.
  public var isConfining: Bool {
    switch self {
    case .bubblewrap, .landlock: true
    case .off, .unavailable: false
    }
  }

  /// A text that tells the user what to do if no sandbox works.
  public static let hint =
    "Install 'bubblewrap' (Debian and Ubuntu: apt-get install bubblewrap). If you trust the code, pass --allow-unsandboxed instead. "
    + "'limn doctor' shows the details."

  /// The failure of a command that needs a sandbox.
  static func failure(_ reasons: [String]) -> EnvironmentFailure {
    EnvironmentFailure(
      "the documentation's code was not run, because no sandbox is available: \(reasons.joined(separator: "; "))",
      hint: hint)
  }

  /// Returns the best sandbox that works on this machine.
  ///
  /// - Parameter only: the only sandbox to try, `bubblewrap` or `landlock`; `none` to try neither, and nil to try both.
  public static func detect(only: String?) -> Sandbox {
    #if os(Linux)
      var reasons: [String] = []
      if only == "none" { reasons.append("LIMN_SANDBOX is 'none'") }
      if only == nil || only == "bubblewrap" {
        if let path = bubblewrapPath() {
          guard let problem = problem(of: .bubblewrap(path)) else { return .bubblewrap(path) }
          reasons.append("bubblewrap does not work: \(problem)")
        } else {
          reasons.append("bubblewrap is not installed")
        }
      }
      if only == nil || only == "landlock" {
        let version = Int(limn_landlock_version())
        if version > 0 {
          guard let problem = problem(of: .landlock(version)) else { return .landlock(version) }
          reasons.append("Landlock does not work: \(problem)")
        } else {
          reasons.append("the kernel has no Landlock")
        }
      }
      return .unavailable(reasons)
    #else
      return .unavailable(["Limn supports sandboxes only on Linux"])
    #endif
  }

  #if os(Linux)
    private static func bubblewrapPath() -> String? {
      (FileSystem.searchPath + ["/usr/bin"]).map { $0 + "/bwrap" }.first { access($0, X_OK) == 0 }
    }

    /// Returns the reason why a program cannot be started in the sandbox; nil if it can be started.
    private static func problem(of sandbox: Sandbox) -> String? {
      var command = Command("true", timeLimit: .seconds(10))
      command.sandbox = SandboxPolicy()
      do {
        let result = try ProcessRunner.local(in: sandbox).run(command)
        if result.succeeded { return nil }
        return result.errorText.split(separator: "\n").last.map(String.init) ?? "status \(result.status)"
      } catch {
        return "\(error)"
      }
    }
  #endif
}
