public import SwiftUI

extension View {
  /// Presents a sheet while a query is open, so that the user can answer it.
  ///
  /// A sheet that the user closes without an answer cancels the query.
  ///
  /// - Parameters:
  ///   - queryable: The question.
  ///   - onDismiss: Called when the sheet has closed for any reason.
  ///   - content: Makes the sheet's content from the query's input and the resolver.
  /// - Since: Queryable 1.0
  @MainActor
  public func queryableSheet<Content: View, Input, Result>(
    controlledBy queryable: Queryable<Input, Result>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ item: Input, _ query: QueryResolver<Result>) -> Content
  ) -> some View {
    modifier(QueryableSheet(queryable: queryable, onDismiss: onDismiss, presented: content))
  }

  /// Presents a sheet while a query without an input value is open, so that the user can answer it.
  ///
  /// A sheet that the user closes without an answer cancels the query.
  ///
  /// - Parameters:
  ///   - queryable: The question.
  ///   - onDismiss: Called when the sheet has closed for any reason.
  ///   - content: Makes the sheet's content from the resolver.
  /// - Since: Queryable 1.0
  @MainActor
  public func queryableSheet<Content: View, Result>(
    controlledBy queryable: Queryable<Void, Result>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ query: QueryResolver<Result>) -> Content
  ) -> some View {
    modifier(QueryableSheet(queryable: queryable, onDismiss: onDismiss, presented: { content($1) }))
  }
}

private struct QueryableSheet<Presented: View, Input: Sendable, Result: Sendable>: ViewModifier {
  @ObservedObject var queryable: Queryable<Input, Result>
  let onDismiss: (() -> Void)?
  @ViewBuilder let presented: (Input, QueryResolver<Result>) -> Presented

  func body(content: Content) -> some View {
    content.sheet(item: queryable.presentedItem, onDismiss: onDismiss) { query in
      presented(query.observation.input, query.observation.resolver)
    }
  }
}
