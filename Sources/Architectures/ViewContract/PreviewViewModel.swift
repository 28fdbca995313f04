/// A view model with its own data, for previews, for tests, and for development before the real data exists.
///
/// It satisfies the same contract as the app's view model and uses no store, network, or use case. It can be created
/// without arguments, so that any preview can show the view, and tools can generate a preview for a view that has no
/// preview.
///
/// ```swift
/// import Combine
///
/// protocol SearchViewContract: ViewContract {
///   var searchTerm: String { get set }
///   var results: [String] { get }
/// }
///
/// final class PreviewSearchViewModel: SearchViewContract, PreviewViewModel {
///   @Published var searchTerm = ""
///   @Published var results = ["Pool", "Puddle"]
///
///   init() {}
/// }
/// ```
///
/// If the view edits a property, mark the property with `@Published`. Otherwise, the preview would not show its
/// changes.
///
/// - Since: ViewContract 1.0
@MainActor
public protocol PreviewViewModel: ViewContract {
  /// Makes the view model with its usual data.
  init()
}
