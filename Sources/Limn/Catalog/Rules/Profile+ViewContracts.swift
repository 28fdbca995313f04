extension Profile {
  /// View contracts: a view depends only on a protocol for its view model.
  static let viewContracts = Profile(
    id: "view-contracts", title: "View contracts",
    summary:
      "A view is generic over a contract. The app and the previews use different view models, which call use cases.",
    libraries: ["ViewContract"],
    layers: [
      .init(
        name: "App", mayUse: ["Views", "View models", "View contracts", "Use cases", "Data", "Models"],
        reason: "The app chooses the view models for the views."),
      .init(
        name: "Views", mayUse: ["View contracts", "Models"],
        reason: "A view shows what its contract provides, and depends on nothing else."),
      .init(
        name: "View models", mayUse: ["View contracts", "Use cases", "Data", "Models"],
        reason: "A view model converts the results of use cases to the values that a view shows."),
      .init(
        name: "View contracts", mayUse: ["Models"],
        reason: "The contract is the only connection between a view and its view model."),
      .init(
        name: "Use cases", mayUse: ["Data", "Models"], reason: "A use case does one thing and holds no state of a view."
      ),
      .init(
        name: "Data", mayUse: ["Models"],
        reason: "The code that loads and stores data can be replaced without changing a view."),
      .init(name: "Models", mayUse: [], reason: "Plain values that all layers may use."),
    ],
    kinds: [
      .init(kind: .preview, conformsTo: ["PreviewProvider"]),
      .init(kind: .scene, layer: "App", conformsTo: ["App", "Scene"]),
      .init(kind: .modifier, layer: "Views", conformsTo: Profile.styles),
      .init(kind: .view, layer: "Views", conformsTo: ["View"]),
      .init(kind: .viewContract, layer: "View contracts", conformsTo: ["ViewContract"], declared: ["protocol"]),
      .init(kind: .useCase, layer: "Use cases", conformsTo: ["UseCase"]),
      .init(kind: .entity, layer: "Use cases", folder: "**/{UseCases,UseCase}/**", conformsTo: ["Error"]),
      .init(
        kind: .useCase, layer: "Use cases", folder: "**/{UseCases,UseCase}/**",
        declared: ["struct", "class", "actor", "protocol"]),
      .init(kind: .viewModel, layer: "View models", conformsTo: ["ViewContract", "PreviewViewModel"]),
      .init(kind: .viewModel, layer: "View models", name: "*ViewModel"),
      .init(kind: .route, name: "{Path,Destination,Route}", declared: ["enum"]),
      .init(
        kind: .repository, layer: "Data", folder: "**/{Data,Stores,Store,Repositories,Persistence,Storage}/**",
        declared: ["class", "actor", "protocol"]),
      .init(kind: .repository, layer: "Data", name: "{*Store,*Storage,*Repository,*Database}"),
      .init(kind: .client, layer: "Data", name: "{*Client,*Service,*API}"),
      .init(
        kind: .entity, nestedIn: [.view, .scene, .viewContract, .viewModel, .useCase, .repository, .client, .entity]),
      .init(kind: .entity, layer: "Data", folder: "**/{Data,Stores,Store,Repositories,Persistence,Storage}/**"),
      .init(kind: .entity, layer: "Models", folder: "**/{Models,Model,Entities}/**"),
    ],
    rules: Rule.viewContracts.map(\.id))

  /// The profiles that Limn provides.
  static let builtIn: [Profile] = [
    .puddles, .luca, .viewContracts, .tca, .clean, .mvvm, .swiftUI, .uiKit, .appKit,
  ]
}
