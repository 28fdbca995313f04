import LimnDiagnostics
import Foundation
import LimnPreviews
import Testing

/// Tests of mistakes that the tests add to the sample apps. Each mistake must be reported with its previews, states,
/// and controls. Nothing else may be reported.
@Suite struct MutatedAppTests {
  @Test("A crash a dead button and unseeded chance are reported") func aCrashADeadButtonAndUnseededChanceAreReported()
    throws
  {
    let folder = "Apps/NumberFacts"
    let libraries = try ["Models", "MockData", "Extensions", "NumbersAPI", "CultureMindsClient", "NumbersStore"].map {
      try PreviewModule(built: $0, in: folder)
    }
    let others =
      try libraries + Self.architectures(["Puddles", "Queryable"]) + [
        PreviewModule(built: "JSONStore", in: "Apps/Shared")
      ]
    let mistakes = [
      PreviewModule.Mistake(
        file: "Modules/SignalExample.swift", old: "{ command.send(.highlightLargest) }",
        new: "{ fatalError(\"there is no largest\") }"),
      .init(file: "Components/LoginForm.swift", old: "{ interface.send(.submitted) }", new: "{}"),
      .init(
        file: "Modules/NumbersExample.swift", old: "Int.random(in: 0...100)",
        new:
          "Int((try? String(contentsOfFile: \"/proc/sys/kernel/random/uuid\", encoding: .utf8))?.prefix(6) ?? \"\", radix: 16) ?? 0"
      ),
    ]
    let clean = try explore(others + [PreviewModule(built: "NumberFacts", in: folder)])
    let mutated = try explore(others + [PreviewModule("NumberFacts", in: folder, with: mistakes)])
    let crash = "preview-crash: it crashes when you press “Highlight the Largest”: there is no largest"
    let dead = "preview-dead-control: nothing happens when you press “Log In”"
    let differs = "preview-differs: a second run differs after you press “Add Random Number Fact”"
    #expect(
      mutated.filter { !clean.contains($0) } == [
        "LoginForm.swift:37 LoginForm 2 \(dead)", "Home.swift:79 Home 4 \(crash)", "Login.swift:48 Login 2 \(dead)",
        "NumbersExample.swift:73 NumbersExample 1 \(differs)", "Root.swift:21 Root 6 \(crash)",
        "Root.swift:21 Root 3 \(differs)",
        "Root.swift:21 Root 11 \(dead)", "SignalExample.swift:37 SignalExample 1 \(crash)",
      ])
  }

  @Test("An action that the store ignores is reported") func anActionThatTheStoreIgnoresIsReported() throws {
    let others = try Self.architectures(["LUCA"]) + [PreviewModule(built: "DataSource", in: "Apps/BMI")]
    let views = try PreviewModule(built: "UserInterface", in: "Apps/BMI")
    let mistake = PreviewModule.Mistake(
      file: "Stores/PersonBMI.swift",
      old: """
            case .calculateButtonTapped:
              calculatedBMI = bmiService.calculateBMI(weight: person.weight, height: person.height)
        """, new: "    case .calculateButtonTapped: break")
    let clean = try explore(others + [PreviewModule(built: "Model", in: "Apps/BMI"), views])
    let mutated = try explore(others + [PreviewModule("Model", in: "Apps/BMI", with: [mistake]), views])
    let ignored =
      "preview-unhandled-action: 'PersonBMI.calculateButtonTapped' is sent when you press “Calculate BMI”, but has no effect in any of the"
    let tried = "states in which it was tried"
    #expect(
      mutated.filter { !clean.contains($0) } == [
        "PersonBMIView.swift:75 PersonBMIView: First time 2 \(ignored) 23 \(tried)",
        "PersonBMIView.swift:81 PersonBMIView: Known person 1 \(ignored) 13 \(tried)",
      ])
  }

  private static func architectures(_ names: [String]) throws -> [PreviewModule] {
    try names.map { try PreviewModule(built: $0, in: "Architectures") }
  }

  /// Returns the diagnostics as `File.swift:LINE PREVIEW STATE ID: MESSAGE`. The end of a message is left out if it
  /// differs between runs or only says how often the mistake occurs elsewhere.
  private func explore(_ modules: [PreviewModule]) throws -> [String] {
    let program = try PreviewProgram(modules)
    let report = try withExtendedLifetime(program) { try program.explorer().explore() }
    return try report.diagnostics.filter { $0.id != "preview-action-never-sent" }.map { diagnostic in
      let place = try #require(diagnostic.location)
      let parts = try #require(
        diagnostic.message.wholeMatch(of: /preview '(.+)', state (\d+): (.+?)(, in .+| \(and in .+|: row: .+)?/)
      )
      .output
      return
        "\(place.path.split(separator: "/").last ?? ""):\(place.line) \(parts.1) \(parts.2) \(diagnostic.id): \(parts.3)"
    }
  }
}
