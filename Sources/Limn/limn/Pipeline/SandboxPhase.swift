import LimnDiagnostics
import LimnPlatform

/// Step 1: chooses the sandbox for the documentation's code, before any of the code is built or run.
struct SandboxPhase: Phase {
  let workspace: Workspace

  /// Chooses the sandbox. If no code is built or run, the workspace is not changed.
  func run() -> ReadResult {
    var findings = Findings()
    guard checksCode || catalogsCode else { return ReadResult(workspace: workspace, findings: findings) }
    // Looking for a sandbox starts programs. If the run takes all results from the cache, it needs no sandbox, so do
    // not look for one.
    var sandbox = options.readsOnlyCache ? Sandbox.unavailable([]) : processes.sandbox
    if settings.sandbox == .off {
      if context.isForeignContribution, !options.allowsUnsandboxed {
        let text =
          "'sandbox: off' is ignored for a contribution from a fork, which could otherwise turn off its own sandbox"
        findings.diagnostics.add(
          .sandboxIgnored, text, at: settings.locations["sandbox"],
          notes: [Note("pass --allow-unsandboxed in the workflow if you trust all contributors")])
      } else {
        sandbox = .off
      }
    }
    if case .unavailable = sandbox, options.allowsUnsandboxed, !options.readsOnlyCache { sandbox = .off }
    guard sandbox == .off else { return ReadResult(workspace: workspace, findings: findings) }
    findings.phases.append(
      CheckPhase(name: "sandbox", counts: [.init("unsandboxed", 1, "run of this project's code without a sandbox")]))
    return ReadResult(
      workspace: Workspace(
        context: context.replacing(processes: .local(in: .off)), project: project),
      findings: findings)
  }
}

extension RunContext {
  /// Whether this run is a CI job for a change from a fork. The author of the change may have no write access to the
  /// repository.
  var isForeignContribution: Bool {
    let variables = environmentVariables
    if let source = variables["CI_MERGE_REQUEST_SOURCE_PROJECT_PATH"], source != variables["CI_PROJECT_PATH"] {
      return true
    }
    guard let name = variables["GITHUB_EVENT_NAME"], name.hasPrefix("pull_request") else { return false }
    // If the event's description cannot be read, assume that the change comes from a fork.
    guard let path = variables["GITHUB_EVENT_PATH"], let bytes = try? files.read(path),
      let event = try? PullRequestEvent(json: bytes)
    else { return true }
    return event.pull_request.head.repo?.full_name != event.pull_request.base.repo?.full_name
  }
}

/// The part of GitHub's pull request event that names the source and target repositories.
private struct PullRequestEvent: Decodable {
  struct Repository: Decodable { var full_name: String }
  /// The repository; null if the fork was deleted.
  struct Side: Decodable { var repo: Repository? }
  struct PullRequest: Decodable { var head, base: Side }
  var pull_request: PullRequest
}
