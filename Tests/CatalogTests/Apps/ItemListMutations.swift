extension Mutation {
  private static let app = "Sources/Apps/ItemList/ItemList/"

  static let itemListFirst = [
    Mutation(
      "contract-one-model", app + "Views/ItemDetailView.swift", "  @ObservedObject var viewModel: ViewModel\n",
      "  @ObservedObject var viewModel: ViewModel\n  var useCase: «ItemsUseCase?\n"),
    Mutation(
      "contract-two-models", app + "Contracts/EmptyViewContract.swift", nil,
      "import ViewContract\n\nprotocol «EmptyViewContract: ViewContract {}"),
    Mutation(
      "contract-use-case-state", app + "UseCases/ItemsUseCase.swift", "import ViewContract",
      "import «SwiftUI\nimport ViewContract"),
  ]

  static let itemListSecond = [
    Mutation(
      "contract-plain-types", app + "Contracts/LoginScreenViewContract.swift",
      "  /// The user wants to log in with the entered name and password.",
      "  associatedtype Store = «AccountStore\n  /// The user wants to log in with the entered name and password."),
    Mutation(
      "contract-preview-model", app + "Views/LoginScreenView.swift",
      "LoginScreenView(viewModel: PreviewLoginScreenViewModel())",
      "LoginScreenView(viewModel: «LoginScreenViewModel(login: LoginStateUseCase(accepts: { _ in true })))"),
    Mutation(
      "contract-view-preview", app + "Views/SpineView.swift", nil,
      "import SwiftUI\n\nstruct «SpineView: View {\n  var body: some View { Text(\"Spine\") }\n}"),
  ]
}
