import LimnDiagnostics
@testable import LimnPreviews
import SemanticTree
import Testing

/// Previews with more than one view for each provider, with traits, and with recorded actions and calls.
@Suite struct ProvidedPreviewTests {
  private let report: PreviewReport

  init() throws {
    let program = try PreviewProgram(PreviewProgram.fixture("Pond"))
    report = try withExtendedLifetime(program) { try program.explorer().explore() }
  }

  @Test("Each view of a provider is a preview with its own name") func eachViewOfAProviderIsAPreviewWithItsOwnName() {
    let provided = report.graphs.filter { $0.preview.origin == .provider && $0.preview.traits.isEmpty }
    #expect(provided.map(\.preview.name) == ["One frog", "Preview 2", "3 frogs", "4 frogs"])
    #expect(provided.map(\.preview.slug) == ["one-frog", "preview-2", "3-frogs", "4-frogs"])
    #expect(provided.map { $0.states[0].tree?.texts.first } == ["Frogs: 1", "Frogs: 2", "Frogs: 3", "Frogs: 4"])
  }

  @Test("A view of a provider has the traits that it wishes for") func aViewOfAProviderHasTheTraitsThatItWishesFor()
    throws
  {
    let wishing = report.graphs.filter { $0.preview.origin == .provider && !$0.preview.traits.isEmpty }
    #expect(wishing.map(\.preview.name) == ["On its side", "Preview 2", "Preview 3", "Preview 4"])
    #expect(
      wishing.map(\.preview.traits) == [
        [".landscapeLeft"], [".sizeThatFitsLayout"], [".sizeThatFitsLayout"],
        [".fixedLayout(width: 200.0, height: 100.0)"],
      ])
    #expect(wishing.first?.states[0].tree?.texts == ["Frogs: 8", "Narrow", "Low"])
    let fixed = wishing.last?.states[0].tree?.children.first?.boxes
    #expect(
      fixed?.contains { if case .frame(let frame) = $0 { frame.width == 200 && frame.height == 100 } else { false } }
        == true)
  }

  @Test("Traits are applied when the preview is run") func traitsAreAppliedWhenThePreviewIsRun() throws {
    let kept = try #require(report.graphs.first { $0.preview.name == "Kept" })
    #expect(kept.states[0].tree?.texts == ["Frogs: 7", "Narrow", "Low", "Keeper: Ada"])
    #expect(kept.states[0].pending.isEmpty)
  }

  @Test("The matrix shows what a wider window changes") func theMatrixShowsWhatAWiderWindowChanges() throws {
    let graph = try #require(report.graphs.first)
    let wide = graph.matrix.filter { $0.conditions.width == .desktop }
    #expect(graph.states[0].tree?.texts.contains("Narrow") == true)
    #expect(wide.allSatisfy { $0.state?.tree?.texts.contains("Wide") == true && $0.sameAs == nil })
  }

  @Test("Edges tell what was sent and what a mock was asked for") func edgesTellWhatWasSentAndWhatAMockWasAskedFor()
    throws
  {
    let graph = try #require(report.graphs.first { $0.preview.type == "PumpView" })
    let edge = try #require(graph.edges.first { $0.step.label == "Switch" })
    #expect(
      edge.effects == [Effect(kind: .sent, text: "PumpView.toggled"), Effect(kind: .called, text: "Pump.set(true)")])
  }

  @Test("Actions that nobody handles or sends are noted") func actionsThatNobodyHandlesOrSendsAreNoted() {
    let notes = report.diagnostics.filter { $0.message.contains("PumpView") }
    #expect(
      notes.map(\.message) == [
        "no preview sends 'PumpView.flooded': add a preview in which a control sends the action, or remove the action",
        "preview 'PumpView', state 1: 'PumpView.drained' is sent when you press “Drain”, but has no effect in any state",
      ])
    #expect(notes.map(\.location?.line) == [62, 84])
  }

  @Test("A view without a preview gets one unless it needs its app")
  func aViewWithoutAPreviewGetsOneUnlessItNeedsItsApp() throws {
    let made = report.graphs.filter { $0.preview.origin == .synthesized }
    #expect(made.map(\.preview.id) == ["preview/Garden/BareView/synthesized"])
    #expect(made.map(\.extent) == ["2 states, complete"])
    #expect(report.diagnostics.allSatisfy { !$0.message.contains("HutView") && !$0.message.contains("KeeperView") })
  }
}
