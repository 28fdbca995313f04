extension Rule {
  /// The rules of Model-View-ViewModel.
  static let mvvm: [Rule] = [mvvmViewService, mvvmModelUI]

  static let mvvmViewService = Rule(
    "mvvm-view-service", title: "A view uses services through its view model",
    reason:
      "Tests of the view model do not cover work that a view does itself, and a preview of the view calls the real service.",
    example: """
        struct CartView: View {
      -   let prices = PriceClient()
      +   @StateObject private var viewModel = CartViewModel()
          var body: some View { Text("Cart") }
        }
      """
  ) { context in
    let services: Set<EntityKind> = [.client, .repository, .service, .useCase]
    return context.types(.view, .component, .modifier).flatMap { type in
      // A view that creates a service counts as using the service, even if the view only passes the service to its view
      // model.
      let reached = context.from(type.id, .uses, .needsEnvironment, .reads, .writes, .owns).filter {
        context.kind($0.to).map(services.contains) == true
      }
      return context.violations(type.id, reached) {
        "view '\(type.name)' uses the \(context.title($0.to)): move this code to its view model"
      }
    }
  }

  static let mvvmModelUI = Rule(
    "mvvm-model-ui", title: "Models and view models do not depend on views",
    reason:
      "A view model that creates views cannot be tested without these views, and two views cannot share the view model.",
    example: """
        final class CartViewModel: ObservableObject {
      -   func detail() -> DetailView { DetailView() }
      +   @Published var selected: Item?
        }
      """
  ) { context in
    context.types(.viewModel, .entity).filter { type in type.fact.outerName == nil }.flatMap { type in
      context.violations(of: type, using: EntityKind.views) {
        "\(type.kind.title) '\(type.name)' uses the view '\(context.name($0.to))'"
      }
    }
  }
}
