public import SwiftUI

extension View {
  /// Answers queries with a closure, for user interfaces that have no SwiftUI modifier, such as a system panel.
  ///
  /// - Parameters:
  ///   - queryable: The question.
  ///   - block: Called for each query; it answers with the resolver, immediately or later.
  /// - Since: Queryable 1.0
  @MainActor
  public func queryableClosure<Input, Result>(
    controlledBy queryable: Queryable<Input, Result>,
    block: @escaping (_ item: Input, _ query: QueryResolver<Result>) -> Void
  ) -> some View {
    modifier(QueryableClosure(queryable: queryable, block: block))
  }

  /// Uses a closure to answer queries that have no input value.
  ///
  /// - Parameters:
  ///   - queryable: The question.
  ///   - block: Called for each query; it answers with the resolver, immediately or later.
  /// - Since: Queryable 1.0
  @MainActor
  public func queryableClosure<Result>(
    controlledBy queryable: Queryable<Void, Result>, block: @escaping (_ query: QueryResolver<Result>) -> Void
  ) -> some View {
    queryableClosure(controlledBy: queryable) { block($1) }
  }
}

private struct QueryableClosure<Input: Sendable, Result: Sendable>: ViewModifier {
  @ObservedObject var queryable: Queryable<Input, Result>
  let block: (Input, QueryResolver<Result>) -> Void

  func body(content: Content) -> some View {
    content.onChange(of: queryable.queryObservation?.id, initial: true) {
      guard let observation = queryable.queryObservation else { return }
      block(observation.input, observation.resolver)
    }
  }
}
