extension Rule {
  static let contractUseCaseState = Rule(
    "contract-use-case-state", title: "A use case holds no state of a view",
    reason: "Any view model can call a use case, so the state of one screen belongs in a view model.",
    example: """
      - import SwiftUI
        import ViewContract

        struct ItemsUseCase: UseCase {
          func execute() async throws -> [String] { [] }
        }
      """
  ) { context in
    context.types(.useCase).flatMap { type -> [Violation] in
      let published = type.storedProperties.filter {
        $0.first(attributeIn: ["Published", "State", "Observable"]) != nil
      }.map {
        Violation(type, "'\($0.name)' of use case '\(type.name)' is state of a view", at: $0)
      }
      let observed =
        published.isEmpty && (type.conforms(to: "ObservableObject") || type.has(attribute: "Observable"))
        ? [Violation(type, "use case '\(type.name)' is observable, but only view models should be")] : []
      let imports = (context.model.file(at: type.path)?.facts.userInterfaceImports ?? []).map {
        Violation(type.id, "use case '\(type.name)' imports \($0.module)", at: $0.location)
      }
      return published + observed + imports
        + context.violations(of: type, using: [.view, .viewModel, .viewContract]) {
          "use case '\(type.name)' depends on the \(context.title($0.to))"
        }
    }
  }

  static let contractPreviewModel = Rule(
    "contract-preview-model", title: "Previews use the view model for previews",
    reason: "A live view model in a preview can read and change real data.",
    example: """
        #Preview {
      -   LoginScreenView(viewModel: LoginScreenViewModel(login: LoginStateUseCase(accepts: { _ in true })))
      +   LoginScreenView(viewModel: PreviewLoginScreenViewModel())
        }
      """
  ) { context in
    let live = context.previewRelations.filter { relation in
      context.type(relation.to).map { $0.kind == .viewModel && !$0.isForPreviews } == true
    }
    return live.flatMap { relation in
      context.violations(relation.from, [relation]) { "a preview uses the live view model '\(context.name($0.to))'" }
    }
  }

  static let contractViewPreview = preview(
    "contract-view-preview", of: .view, called: "view", example: "SpineView",
    reason: "The view model for previews exists already, and a preview shows that the view works with this view model.")
}
