extension Rule {
  static let moduleOnce = Rule(
    "puddles-module-once", title: "A Module is used in one place", severity: .warning,
    reason: "A Module is one screen with a fixed position in the app. A view that two screens need is a Component.",
    example: """
        struct Tour: View {
      -   var body: some View { Login() }
      +   var body: some View { Button("Login") { Router.shared.root.showLogin() } }
        }

        struct Root: View {
          var body: some View { Login() }
        }
      """
  ) { context in
    context.types(.module).flatMap { type -> [Violation] in
      // Uses by Components are left out, since another rule reports them. Uses by routes are left out, since a route
      // names a screen but does not show it.
      let uses = context.to(type.id, .renders, .navigatesTo).filter {
        ![.component, .route].contains(context.kind($0.from))
      }
      .sorted { $0.place < $1.place }
      guard let first = uses.first else { return [] }
      let others = uses.filter { $0.from != first.from }
      return others.map { other in
        Violation(
          other.from,
          "Module '\(type.name)' is used by '\(context.name(other.from))' and by '\(context.name(first.from))'",
          at: other.place)
      }
    }
  }

  static let modulePreview = preview(
    "puddles-module-preview", of: .module, called: "Module", example: "Help", modifier: ".withMockProviders()",
    reason: "With mock Providers you can try a whole screen without starting the app.")

  static let previewMocks = Rule(
    "puddles-preview-mocks", title: "Previews use mocks only",
    reason: "A preview with live data can need a network, differ from run to run, and change stored data.",
    example: """
        #Preview {
      -   HighlightedFacts().environmentObject(SavedFactsProvider.live)
      +   HighlightedFacts().environmentObject(SavedFactsProvider.mock)
        }
      """
  ) { context in
    context.previewUses("give it a mock") { $0.hasPrefix("live") }
  }
}
