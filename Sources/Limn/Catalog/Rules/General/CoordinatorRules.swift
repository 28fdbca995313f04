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
      return context.violations(type.id, shown) {
        "view '\(type.name)' presents '\(context.name($0.to))' itself: leave the navigation to a coordinator"
      }
    }
  }
}
