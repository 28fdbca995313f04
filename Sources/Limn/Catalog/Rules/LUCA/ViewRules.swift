extension Rule {
  static let viewStore = Rule(
    "luca-view-store", title: "A view depends only on one store, in a property called store",
    reason: "Everything that a view shows and does goes through one property, which always has the same name.",
    example: """
        struct HistoryView: View {
          @State var store: History
      -   var other: History?

          var body: some View { Text(store.title) }
        }
      """
  ) { context in
    context.types(.view).flatMap { type -> [Violation] in
      let stores = type.storedProperties.filter { property in
        context.types(inDeclarationOf: property).contains { $0.kind == .store }
      }
      let misnamed = stores.filter { $0.name != "store" }.map { property in
        let others = stores.count > 1 ? "a second store" : "a store"
        return Violation(
          type,
          "'\(property.name)' of view '\(type.name)' is \(others): a view has only one store, called 'store'",
          at: property)
      }
      return misnamed
        + context.violations(of: type, using: [.service, .repository, .client]) {
          "view '\(type.name)' reaches the \(context.title($0.to)): move this code to its store"
        }
    }
  }

  static let viewChange = Rule(
    "luca-view-change", title: "onChange sends an action named after the change",
    reason:
      "onChange also fires when the store itself changes the value. The name onChangeName fits this case, but nameButtonTapped does not.",
    example: """
        struct HistoryView: View {
          @State var store: History

          var body: some View {
            Text(store.title)
      -       .onChange(of: store.records) { Task { await store.send(.task) } }
      +       .onChange(of: store.records) { Task { await store.send(.onChangeRecords) } }
          }
        }
      """
  ) { context in
    context.files.flatMap { file in
      context.findings(.changeDispatch, in: file) {
        $0.text.after(prefix: "onChange")?.isCapitalized == true
          ? nil : "onChange sends '\($0.text)': name the action after the change, such as onChangeName"
      }
    }
  }

  static let viewPreview = preview(
    "luca-view-preview", of: .view, called: "view", example: "TipView",
    reason: "With test dependencies you can see a view without starting the app.")

  static let sceneDependencies = Rule(
    "luca-scene-dependencies", title: "Scenes take AppDependencies from the environment",
    reason: "A value from the environment can be replaced. A shared value cannot.",
    example: """
        struct PersonBMIScene: Scene {
      +   @Environment(\\.appDependencies) private var appDependencies
      +
          var body: some Scene {
      -     WindowGroup { PersonBMIView(store: .init(AppDependencies.shared)) }
      +     WindowGroup { PersonBMIView(store: .init(appDependencies)) }
          }
        }
      """
  ) { context in
    context.types(.scene, .view).flatMap { type in
      context.dependencies(of: type, on: [.container]).flatMap { relation in
        relation.evidence.filter { $0.member == "shared" }.map {
          Violation(
            type.id,
            "'\(type.name)' uses '\(context.name(relation.to)).shared': take the dependencies from the environment",
            at: $0.location)
        }
      }
    }
  }

  static let previewDependencies = Rule(
    "luca-preview-dependencies", title: "Previews use test dependencies",
    reason: "A preview must not read or change the app's stored data.",
    example: """
        #Preview {
      -   HistoryView(store: .init(.shared))
      +   HistoryView(store: .init(.testDependencies()))
        }
      """
  ) { context in
    context.previewUses("use test dependencies") { ["shared", "liveValue"].contains($0) }
  }
}
