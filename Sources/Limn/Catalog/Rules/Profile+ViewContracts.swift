extension Profile {
  /// View contracts: a view depends only on a protocol for its view model.
  static let viewContracts = Profile(
    id: "view-contracts", title: "View contracts",
    summary:
      "A view is generic over a contract. The app and the previews use different view models, which call use cases.",
    libraries: ["ViewContract"],
    layers: [
      ProfileLayer(
        "App", mayUse: ["Views", "View models", "View contracts", "Use cases", "Data", "Models"],
        reason: "The app chooses the view models for the views."),
      ProfileLayer(
        "Views", mayUse: ["View contracts", "Models"],
        reason: "A view shows what its contract provides, and depends on nothing else."),
      ProfileLayer(
        "View models", mayUse: ["View contracts", "Use cases", "Data", "Models"],
        reason: "A view model converts the results of use cases to the values that a view shows."),
      ProfileLayer(
        "View contracts", mayUse: ["Models"],
        reason: "The contract is the only connection between a view and its view model."),
      ProfileLayer(
        "Use cases", mayUse: ["Data", "Models"], reason: "A use case does one thing and holds no state of a view."),
      ProfileLayer(
        "Data", mayUse: ["Models"],
        reason: "The code that loads and stores data can be replaced without changing a view."),
      ProfileLayer("Models", mayUse: [], reason: "Plain values that all layers may use."),
    ],
    kinds: [
      KindRule(.preview, conformsTo: ["PreviewProvider"]),
      KindRule(.scene, layer: "App", conformsTo: ["App", "Scene"]),
      KindRule(.modifier, layer: "Views", conformsTo: Profile.styles),
      KindRule(.view, layer: "Views", conformsTo: ["View"]),
      KindRule(.viewContract, layer: "View contracts", conformsTo: ["ViewContract"], declared: ["protocol"]),
      KindRule(.useCase, layer: "Use cases", conformsTo: ["UseCase"]),
      KindRule(.entity, layer: "Use cases", folder: "**/{UseCases,UseCase}/**", conformsTo: ["Error"]),
      KindRule(
        .useCase, layer: "Use cases", folder: "**/{UseCases,UseCase}/**",
        declared: ["struct", "class", "actor", "protocol"]),
      KindRule(.viewModel, layer: "View models", conformsTo: ["ViewContract", "PreviewViewModel"]),
      KindRule(.viewModel, layer: "View models", name: "*ViewModel"),
      KindRule(.route, name: "{Path,Destination,Route}", declared: ["enum"]),
      KindRule(
        .repository, layer: "Data", folder: "**/{Data,Stores,Store,Repositories,Persistence,Storage}/**",
        declared: ["class", "actor", "protocol"]),
      KindRule(.repository, layer: "Data", name: "{*Store,*Storage,*Repository,*Database}"),
      KindRule(.client, layer: "Data", name: "{*Client,*Service,*API}"),
      KindRule(.entity, nestedIn: [.view, .scene, .viewContract, .viewModel, .useCase, .repository, .client, .entity]),
      KindRule(.entity, layer: "Data", folder: "**/{Data,Stores,Store,Repositories,Persistence,Storage}/**"),
      KindRule(.entity, layer: "Models", folder: "**/{Models,Model,Entities}/**"),
    ],
    rules: Rule.viewContracts.map(\.id))

  /// The profiles that Limn provides.
  static let builtIn: [Profile] = [
    .puddles, .luca, .viewContracts, .tca, .clean, .mvvm, .swiftUI, .uiKit, .appKit,
  ]
}
