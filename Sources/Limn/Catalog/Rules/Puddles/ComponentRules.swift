extension Rule {
  static let componentData = Rule(
    "puddles-component-data", title: "A Component owns no data",
    reason: "A Component receives what it shows, so it works with any data and can be previewed with samples.",
    example: """
        struct ExampleMenu: View {
      -   @AppStorage("last") var last = 1
      +   var last: Int

          var body: some View { Text("Last: \\(last)") }
        }
      """
  ) { context in
    let owning: Set = ["StateObject", "AppStorage", "SceneStorage", "FetchRequest", "Query"]
    return context.types(.component).flatMap { type in
      type.storedProperties.compactMap { property in
        if let wrapper = property.first(attributeIn: owning) {
          return Violation(
            type,
            "'\(property.name)' of Component '\(type.name)' is data that the Component owns: @\(wrapper.name)",
            at: property)
        }
        let containers = context.types(inDeclarationOf: property).filter { $0.kind == .container }
        return containers.first.map {
          Violation(
            type,
            "'\(property.name)' of Component '\(type.name)' is data that the Component owns: '\($0.fact.name)'",
            at: property)
        }
      }
    }
  }

  static let componentEnvironment = Rule(
    "puddles-component-environment", title: "A Component reaches no Provider or Router",
    reason:
      "A Component that depends on a Provider or Router cannot be used in a place without this Provider or Router.",
    example: """
        struct NumberFactView: View {
      -   @EnvironmentObject var provider: NumberFactProvider
      -   var number: Int
      +   var fact: String

      -   var body: some View { Text(provider.fact(about: number)) }
      +   var body: some View { Text(fact) }
        }
      """
  ) { context in
    context.types(.component).flatMap { type in
      context.violations(of: type, using: [.provider, .router]) {
        "Component '\(type.name)' reaches the \(context.title($0.to)): pass data and an interface instead"
      }
    }
  }

  static let componentModule = Rule(
    "puddles-component-module", title: "A Component uses no Module",
    reason:
      "Modules are composed of Components. A Component that contains a Module shows that screen wherever the Component is used.",
    example: """
        struct MessageBanner: View {
      +   enum Action { case dismissed }
      +   var interface: Interface<Action>
          var text: String

          var body: some View {
            Text(text)
      -     HighlightedFacts()
      +     Button("Dismiss") { interface.send(.dismissed) }
          }
        }
      """
  ) { context in
    context.types(.component).flatMap { type in
      context.violations(of: type, using: [.module]) {
        "Component '\(type.name)' uses the Module '\(context.name($0.to))'"
      }
    }
  }

  static let componentPreview = preview(
    "puddles-component-preview", of: .component, called: "Component", example: "Wave",
    reason: "A Component receives everything that it needs, so a preview takes a few lines.")
}
