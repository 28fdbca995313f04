public import SwiftUI

extension View {
  /// Presents an overlay while a query is open, so that the user can answer it.
  ///
  /// - Parameters:
  ///   - queryable: The question.
  ///   - animation: The animation with which the overlay appears and disappears; nil for none.
  ///   - alignment: The overlay's position in this view.
  ///   - content: Makes the overlay from the query's input and the resolver.
  /// - Since: Queryable 1.0
  @MainActor
  public func queryableOverlay<Content: View, Input, Result>(
    controlledBy queryable: Queryable<Input, Result>, animation: Animation? = nil, alignment: Alignment = .center,
    @ViewBuilder content: @escaping (_ item: Input, _ query: QueryResolver<Result>) -> Content
  ) -> some View {
    modifier(QueryableOverlay(queryable: queryable, animation: animation, alignment: alignment, presented: content))
  }

  /// Presents an overlay while a query without an input value is open, so that the user can answer it.
  ///
  /// - Parameters:
  ///   - queryable: The question.
  ///   - animation: The animation with which the overlay appears and disappears; nil for none.
  ///   - alignment: The overlay's position in this view.
  ///   - content: Makes the overlay from the resolver.
  /// - Since: Queryable 1.0
  @MainActor
  public func queryableOverlay<Content: View, Result>(
    controlledBy queryable: Queryable<Void, Result>, animation: Animation? = nil, alignment: Alignment = .center,
    @ViewBuilder content: @escaping (_ query: QueryResolver<Result>) -> Content
  ) -> some View {
    queryableOverlay(controlledBy: queryable, animation: animation, alignment: alignment) { content($1) }
  }
}

private struct QueryableOverlay<Presented: View, Input: Sendable, Result: Sendable>: ViewModifier {
  @ObservedObject var queryable: Queryable<Input, Result>
  let animation: Animation?
  let alignment: Alignment
  @ViewBuilder let presented: (Input, QueryResolver<Result>) -> Presented

  func body(content: Content) -> some View {
    content.overlay(alignment: alignment) {
      ZStack {
        WithQuery(controlledBy: queryable, queryContent: presented)
      }
      .animation(animation, value: queryable.isQuerying)
    }
  }
}
