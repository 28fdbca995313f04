public import Combine
public import SwiftUI

/// A view that owns an observable object and hands it to its content, which is made anew whenever the object publishes a change.
///
/// ```swift
/// StateObjectHosting {
///   SearchModel(provider: .mock)
/// } content: { model in
///   ResultList(results: model.results)
/// }
/// ```
///
/// - Since: Puddles 1.0
public struct StateObjectHosting<Observable: ObservableObject, Content: View>: View {
  @StateObject private var hostedState: Observable
  private let content: (_ hostedState: Observable) -> Content

  /// Hosts the object that a closure makes, once for as long as the view stays.
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
