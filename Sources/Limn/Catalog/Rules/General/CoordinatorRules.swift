extension Rule {
  static let coordinatorNavigation = Rule(
    "coordinator-navigation", title: "In an app with coordinators, views do not present screens themselves",
    severity: .warning,
    reason: "If both views and coordinators choose the next screen, their choices can conflict.",
    example: """
        struct CartView: View {
      -   var body: some View { NavigationLink("Pay") { PaymentView() } }
      +   let coordinator: CartCoordinator
      +   var body: some View { Button("Pay", action: coordinator.pay) }
        }
      """
  ) { context in
    let apps = Set(context.apps.filter { $0.recognition != nil && $0.roles.values.contains(.coordinator) }.map(\.id))
    guard !apps.isEmpty else { return [] }
    let own: Set<Transition?> = [.push, .sheet, .cover, .popover]
    return context.types(.view, .component).filter { $0.app.map(apps.contains) == true }.flatMap { type in
      let shown = context.from(type.id, .navigatesTo).filter {
        own.contains($0.via) && context.kind($0.to)?.isView == true
      }
      return context.violations(type.id, shown, where: { !context.isOfRoute($0, in: type) }) {
        "view '\(type.name)' presents '\(context.name($0.to))' itself: leave the navigation to a coordinator"
      }
    }
  }
}

extension RuleContext {
  /// Whether a call presents the screen of each route, as `navigationDestination(for: Route.self)` does, or of a property
  /// of a coordinator. It does not choose the screen itself.
  fileprivate func isOfRoute(_ place: Evidence, in view: CodeType) -> Bool {
    model.file(at: place.path)?.facts.presentations.contains { fact in
      guard !fact.isLink, let value = fact.value, fact.span.contains(place) else { return false }
      return types(.route).contains { $0.fact.shortName == value.shortName }
        || !view.members.contains { $0.name == value }
          && types(.coordinator).contains { $0.members.contains { $0.name == value } }
    } == true
  }
}
