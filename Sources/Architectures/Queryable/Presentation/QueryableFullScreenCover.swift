public import SwiftUI

#if !os(macOS)
  extension View {
    /// Presents a full-screen cover while a query is open, so that the user can answer it.
    ///
    /// A cover that closes without an answer cancels the query. macOS has no full-screen covers.
    ///
    /// - Parameters:
    ///   - queryable: The question.
    ///   - onDismiss: Called when the cover has closed for any reason.
    ///   - content: Makes the cover's content from the query's input and the resolver.
    /// - Since: Queryable 1.0
    @MainActor
    public func queryableFullScreenCover<Content: View, Input, Result>(
      controlledBy queryable: Queryable<Input, Result>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (_ item: Input, _ query: QueryResolver<Result>) -> Content
    ) -> some View {
      modifier(QueryableFullScreenCover(queryable: queryable, onDismiss: onDismiss, presented: content))
    }

    /// Presents a full-screen cover while a query without an input value is open, so that the user can answer it.
    ///
    /// A cover that closes without an answer cancels the query. macOS has no full-screen covers.
    ///
    /// - Parameters:
    ///   - queryable: The question.
    ///   - onDismiss: Called when the cover has closed for any reason.
    ///   - content: Makes the cover's content from the resolver.
    /// - Since: Queryable 1.0
    @MainActor
    public func queryableFullScreenCover<Content: View, Result>(
      controlledBy queryable: Queryable<Void, Result>, onDismiss: (() -> Void)? = nil,
      @ViewBuilder content: @escaping (_ query: QueryResolver<Result>) -> Content
    ) -> some View {
      modifier(QueryableFullScreenCover(queryable: queryable, onDismiss: onDismiss, presented: { content($1) }))
    }
  }

  private struct QueryableFullScreenCover<Presented: View, Input: Sendable, Result: Sendable>: ViewModifier {
    @ObservedObject var queryable: Queryable<Input, Result>
    let onDismiss: (() -> Void)?
    @ViewBuilder let presented: (Input, QueryResolver<Result>) -> Presented

    func body(content: Content) -> some View {
      content.fullScreenCover(item: queryable.presentedItem, onDismiss: onDismiss) { query in
        presented(query.observation.input, query.observation.resolver)
      }
    }
  }
#endif
