/// A view model with data of its own, for previews, tests, and the time before the real data exists.
///
/// It satisfies the same contract as the app's view model and reaches no store, network or use case. It can be made without arguments, so that any
/// preview, and any tool that finds a view without one, can show the view.
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
/// Declare what the view edits with `@Published`: a plain property can be written, but the preview would not show the change.
///
/// - Since: ViewContract 1.0
@MainActor
public protocol PreviewViewModel: ViewContract {
  /// Makes the view model with its usual data.
  init()
}
