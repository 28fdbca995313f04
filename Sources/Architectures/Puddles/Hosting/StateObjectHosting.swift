public import Combine
public import SwiftUI

/// A view that owns an observable object and passes it to its content, which is updated whenever the object publishes a
/// change.
///
/// ```swift
/// @MainActor final class SearchModel: ObservableObject {
///   @Published var results = ["Seven", "Seventeen"]
/// }
///
/// struct ResultList_Previews: PreviewProvider {
///   static var previews: some View {
///     StateObjectHosting {
///       SearchModel()
///     } content: { model in
///       List(model.results, id: \.self) { Text($0) }
///       Button("Clear") { model.results = [] }
///     }
///   }
/// }
/// ```
///
/// - Since: Puddles 1.0
public struct StateObjectHosting<Observable: ObservableObject, Content: View>: View {
  @StateObject private var hostedState: Observable
  private let content: (_ hostedState: Observable) -> Content

  /// Hosts the object that a closure returns. The closure is called once while the view exists.
  ///
  /// - Parameters:
  ///   - hostedState: Makes the object.
  ///   - content: Makes the content from the object.
  public init(
    _ hostedState: @escaping () -> Observable, @ViewBuilder content: @escaping (_ hostedState: Observable) -> Content
  ) {
    _hostedState = StateObject(wrappedValue: hostedState())
    self.content = content
  }

  public var body: some View {
    content(hostedState)
  }
}
