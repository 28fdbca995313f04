extension Rule {
  /// The rules of view contracts.
  static let viewContracts: [Rule] = [
    contractOneModel, contractPlainTypes, contractTwoModels, contractUseCaseState, contractPreviewModel,
    contractViewPreview,
  ]

  static let contractOneModel = Rule(
    "contract-one-model",
    title: "A view depends on one contract, and on no view model, use case or store",
    reason:
      "A view that depends only on its contract works with any view model, including the view model for previews.",
    example: """
        struct ItemDetailView<ViewModel: ItemDetailViewContract>: View {
          @ObservedObject var viewModel: ViewModel
      -   var useCase: ItemsUseCase?

          var body: some View { Text(viewModel.title) }
        }
      """
  ) { context in
    context.types(.view).flatMap { type -> [Violation] in
      let direct = context.violations(of: type, using: [.viewModel, .useCase, .repository, .client]) {
        "view '\(type.name)' depends on the \(context.title($0.to)): add what the view needs to its contract"
      }
      let surroundings = type.storedProperties.filter { $0.has(attribute: "EnvironmentObject") }.map {
        Violation(
          type,
          "'\($0.name)' of view '\(type.name)' is a dependency, but a view depends only on its view model",
          at: $0)
      }
      return direct.adding(surroundings)
    }
  }

  static let contractPlainTypes = Rule(
    "contract-plain-types", title: "A contract names plain or associated types only",
    reason: "If a contract uses a type of the database, the contract's views and previews depend on the database.",
    example: """
        protocol LoginScreenViewContract: ViewContract {
      -   associatedtype Store = AccountStore
          var name: String { get set }
        }
      """
  ) { context in
    let storage: Set = [
      "NSManagedObject", "NSManagedObjectContext", "NSFetchedResultsController", "ModelContext", "PersistentModel",
      "FetchRequest",
    ]
    return context.types(.viewContract).flatMap { type -> [Violation] in
      let direct = context.violations(of: type, using: [.repository, .useCase, .client, .viewModel]) {
        "contract '\(type.name)' names the \(context.title($0.to))"
      }
      let named = type.members.filter { member in storage.contains { member.text.contains($0) } }.map {
        Violation(type, "'\($0.name)' of contract '\(type.name)' names a type of the database", at: $0)
      }
      return direct + named
    }
  }

  static let contractTwoModels = Rule(
    "contract-two-models",
    title: "Each contract has a live view model and a view model for previews",
    reason: "The second view model proves that the view needs nothing beyond the contract.",
    example: """
        protocol EmptyViewContract: ViewContract {}
      +
      + final class EmptyViewModel: EmptyViewContract {}
      + final class PreviewEmptyViewModel: EmptyViewContract, PreviewViewModel {}
      """
  ) { context in
    let models = context.types(.viewModel)
    return context.types(.viewContract).compactMap { contract in
      let own = models.filter { $0.conforms(to: contract.name) }
      let forPreviews = own.filter(\.isForPreviews)
      if !forPreviews.isEmpty, own.count > forPreviews.count { return nil }
      let missing =
        forPreviews.isEmpty ? own.isEmpty ? "no view model" : "no view model for previews" : "no live view model"
      return Violation(contract, "contract '\(contract.name)' has \(missing)")
    }
  }
}

/// Distinguishes live view models from view models for previews.
extension CodeType {
  var isForPreviews: Bool {
    conforms(to: "PreviewViewModel") || fact.shortName.hasPrefix("Preview")
  }
}
