public import SwiftUI

extension View {
  /// Presents an alert while a query is open, so that the user can answer it.
  ///
  /// An alert that closes without an answer, for example with the system's default button, cancels the query.
  ///
  /// - Parameters:
  ///   - queryable: The question.
  ///   - title: The alert's title.
  ///   - actions: Makes the buttons from the query's input and the resolver.
  ///   - message: Makes the text below the title.
  /// - Since: Queryable 1.0
  @MainActor
  public func queryableAlert<Actions: View, Message: View, Input, Result>(
    controlledBy queryable: Queryable<Input, Result>, title: String,
    @ViewBuilder actions: @escaping (_ item: Input, _ query: QueryResolver<Result>) -> Actions,
    @ViewBuilder message: @escaping (_ item: Input) -> Message
  ) -> some View {
    modifier(QueryableAlert(queryable: queryable, title: title, actions: actions, message: message))
  }

  /// Presents an alert while a query without an input value is open, so that the user can answer it.
  ///
  /// An alert that closes without an answer, for example with the system's default button, cancels the query.
  ///
  /// - Parameters:
  ///   - queryable: The question.
  ///   - title: The alert's title.
  ///   - actions: Makes the buttons from the resolver.
  ///   - message: Makes the text below the title.
  /// - Since: Queryable 1.0
  @MainActor
  public func queryableAlert<Actions: View, Message: View, Result>(
    controlledBy queryable: Queryable<Void, Result>, title: String,
    @ViewBuilder actions: @escaping (_ query: QueryResolver<Result>) -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    modifier(QueryableAlert(queryable: queryable, title: title, actions: { actions($1) }, message: { message() }))
  }
}

private struct QueryableAlert<Actions: View, Message: View, Input: Sendable, Result: Sendable>: ViewModifier {
  @ObservedObject var queryable: Queryable<Input, Result>
  let title: String
  @ViewBuilder let actions: (Input, QueryResolver<Result>) -> Actions
  @ViewBuilder let message: (Input) -> Message

  func body(content: Content) -> some View {
    content.alert(title, isPresented: queryable.isPresented, presenting: queryable.queryObservation) { observation in
      actions(observation.input, observation.resolver)
    } message: { observation in
      message(observation.input)
    }
  }
}
