import Foundation
import Dispatch
import LimnDiagnostics
import LimnPages
import LimnPlatform
import Synchronization

/// Updates the site of a running server. Pages are updated immediately, and the results of checks later. This is a
/// class, since two threads share it.
final class ServeSession: Sendable {
  private let arguments: Arguments
  private let layout: ProjectLayout
  private let options: RunOptions
  private let site: ServedSite
  private let state: Mutex<State>
  /// Counts the changes of `State.wanted` that the thread that checks the code has not seen yet.
  private let changes = DispatchSemaphore(value: 0)

  private struct State {
    var project: LiveProject
    var memory = SiteMemory()
    /// The input of the last build, which the next build uses again. It is nil if the next build must collect a new
    /// input. This is the case after each check of the code. It is also the case after a change of the content or the
    /// settings, unless only the text of existing articles changed.
    var input: SiteInput?
    var inputProblems: [Diagnostic] = []
    /// The diagnostics of the last check of snippets, the catalog, and previews.
    var codeProblems: [Diagnostic] = []
    /// The errors and warnings that were last printed in the terminal.
    var printed: Set<Diagnostic> = []
    /// The number of checks of the code that were requested so far. It is 1 at the start, and each change that requires
    /// a check adds 1. When a check ends, `checked` becomes the number that `wanted` had when the check began. So if
    /// the two numbers differ, a check is needed.
    var wanted = 1
    var checked = 0
  }

  init(
    arguments: Arguments, layout: ProjectLayout, options: RunOptions, site: ServedSite,
    project: sending LiveProject
  ) {
    self.arguments = arguments
    self.layout = layout
    self.options = options
    self.site = site
    state = Mutex(State(project: project))
  }

  /// Updates the project after files changed, and publishes the new pages.
  func take(_ paths: Set<String>) throws {
    guard !paths.isEmpty else { return }
    let start = ContinuousClock.now
    let change = try state.withLock { state in
      let change = try state.project.take(paths)
      if change.contains(.structure) { state.input = nil }
      if change.contains(.code) {
        state.wanted += 1
        let changed = Set(paths.map(layout.relative))
        state.codeProblems.removeAll { $0.location.map { changed.contains($0.path) } ?? false }
      }
      return change
    }
    if change.contains(.content) {
      try buildPages()
      Console.printError(
        "rebuilt in \(Progress.seconds(ContinuousClock.now - start)): \(paths.map(layout.relative).sorted().withCommas)\n"
      )
      buildSearch()
    }
    if change.contains(.code) { changes.signal() }
  }

  /// Builds and publishes all pages. Unchanged pages are reused.
  func buildPages() throws {
    try state.withLock { state in
      let input = try input(&state)
      let made = Mutex<[String: [UInt8]]>([:])
      let output = try SiteBuilder(input).build(reusing: &state.memory) { file in
        made.withLock { $0[file.address.path] = file.bytes }
      }
      let project = state.project.project
      let found = Set(project.diagnostics + state.inputProblems + output.diagnostics + state.codeProblems)
      let baseline = project.baseline?.only(.problem)
      let leveled = project.settings.leveled(found).sorted()
      let problems = (baseline?.open(among: leveled) ?? leveled).filter { $0.severity != .note }
      // Pages show only errors: a list of warnings about other pages would cover the page that the author is writing.
      site.publish(made.withLock { $0 }, problems: problems.filter(\.isError))
      report(problems, &state)
    }
  }

  /// Prints new problems. If any problem was added or removed, also prints the totals.
  private func report(_ problems: [Diagnostic], _ state: inout State) {
    let current = Set(problems)
    guard current != state.printed else { return }
    let new = problems.filter { !state.printed.contains($0) }
    state.printed = current
    let printer = HumanPrinter(source: state.project.project.source)
    Console.printError(
      new.map { printer.text($0) + "\n" }.joined() + printer.totals(CheckReport(diagnostics: problems)))
  }

  /// Returns the input for the next build: the last input with the current articles. If there is no last input,
  /// collects a new one.
  private func input(_ state: inout State) throws -> SiteInput {
    if var input = state.input {
      input.content.articles = state.project.project.pages
      input.snippets.verdicts = state.project.artifacts.displayedVerdicts
      state.input = input
      return input
    }
    let workspace = workspace(state.project.project)
    let site = try SitePhase(workspace: workspace, artifacts: state.project.artifacts).run()
    workspace.progress.finish()
    state.input = site.input
    state.inputProblems = site.findings.diagnostics
    return site.input
  }

  private func workspace(_ project: Project) -> Workspace {
    Workspace(
      context: RunContext(layout: layout, options: options, arguments: arguments), project: project)
  }

  func buildSearch() {
    let memory = state.withLock { $0.memory }
    site.add(memory.searchFiles().keyed { ($0.address.path, $0.bytes) })
  }

  /// Starts the thread that checks the code.
  func startChecking() {
    let thread = Thread { [self] in
      while true {
        while state.withLock({ $0.wanted == $0.checked }) { changes.wait() }
        check()
      }
    }
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Checks the current code. If code or articles change during the check, its results are dropped.
  private func check() {
    let (project, wanted) = state.withLock { ($0.project.project, $0.wanted) }
    let workspace = workspace(project)
    let (artifacts, problems): (BuildArtifacts, [Diagnostic])
    do {
      let sandbox = SandboxPhase(workspace: workspace).run()
      let code = try CodePhase(workspace: sandbox.workspace).run()
      artifacts = code.artifacts
      problems = (sandbox.findings + code.findings).diagnostics
    } catch {
      artifacts = BuildArtifacts()
      problems = [.init(.noCheck, "snippets are not checked: \(error)")]
    }
    workspace.progress.finish()
    let isCurrent = state.withLock { state in
      state.checked = wanted
      guard state.wanted == wanted else { return false }
      state.project.artifacts = artifacts
      state.input = nil
      state.codeProblems = problems
      return true
    }
    guard isCurrent else { return }
    do { try buildPages() } catch { Console.printError("limn: \(error)\n") }
    buildSearch()
  }
}
