extension Rule {
  /// The rules of Clean Architecture.
  static let clean: [Rule] = [cleanViewData, cleanUseCaseUI]

  static let cleanViewData = Rule(
    "clean-view-data", title: "A view calls use cases, not repositories",
    reason:
      "A view that loads data itself must change when the data moves, and the loading cannot be tested without the view.",
    example: """
        struct CountryList: View {
      -   let repository: CountryRepository
      +   let interactor: CountryInteractor
          var body: some View { Text("Countries") }
        }
      """
  ) { context in
    context.types(.view, .component, .modifier).flatMap { type in
      context.violations(of: type, using: [.repository, .client]) {
        "view '\(type.name)' uses the \(context.title($0.to)): call a use case instead"
      }
    }
  }

  static let cleanUseCaseUI = Rule(
    "clean-usecase-ui", title: "A use case does not depend on the user interface",
    reason: "Without such a dependency, any screen can call the use case, and a test can run it without a screen.",
    example: """
      - import SwiftUI
      + import Foundation

        struct RealCountryInteractor: CountryInteractor {
          let repository: CountryRepository
        }
      """
  ) { context in
    let cases = context.types(.useCase)
    let shown = cases.flatMap { type in
      context.violations(of: type, using: EntityKind.views) {
        "use case '\(type.name)' uses the view '\(context.name($0.to))'"
      }
    }
    // If the file also declares a view, the view may need the import. The import is therefore not reported.
    let files = context.files.filter { file in !file.entities.contains { $0.flatMap(context.kind)?.isView == true } }
    let imported = files.flatMap { file -> [Violation] in
      guard let type = cases.first(where: { $0.path == file.path }) else { return [] }
      return file.facts.userInterfaceImports.map {
        Violation(type.id, "use case '\(type.name)' imports \($0.module)", at: $0.location)
      }
    }
    return shown + imported
  }
}
