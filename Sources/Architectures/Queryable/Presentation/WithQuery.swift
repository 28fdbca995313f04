public import SwiftUI

/// A view that shows its content in place, without a presentation, while a query is open.
///
/// ```swift
/// struct FactRating: View {
///   @StateObject private var rating = Queryable<String, Int>()
///   @State private var stars = 0
///
///   var body: some View {
///     Button("Rate: \(stars)") { Task { stars = try await rating.query(with: "7 is prime.") } }
///     WithQuery(controlledBy: rating) { fact, query in
///       Text(fact)
///       Button("Good") { query.answer(with: 5) }
///       Button("Poor") { query.answer(with: 1) }
///     }
///   }
/// }
/// ```
///
/// - Since: Queryable 2.1
public struct WithQuery<Item: Sendable, Result: Sendable, QueryContent: View>: View {
  @ObservedObject private var queryable: Queryable<Item, Result>
  private let queryContent: (_ item: Item, _ query: QueryResolver<Result>) -> QueryContent

  /// Makes a view that shows its content in place while a query is open.
  ///
  /// - Parameters:
  ///   - queryable: The question.
  ///   - queryContent: Makes the view from the query's input and the resolver.
  public init(
    controlledBy queryable: Queryable<Item, Result>,
    @ViewBuilder queryContent: @escaping (_ item: Item, _ query: QueryResolver<Result>) -> QueryContent
  ) {
    self.queryable = queryable
    self.queryContent = queryContent
  }

  /// Makes a view that shows its content in place while a query without an input is open.
  ///
  /// - Parameters:
  ///   - queryable: The question.
  ///   - queryContent: Makes the view from the resolver.
  public init(
    controlledBy queryable: Queryable<Item, Result>,
    @ViewBuilder queryContent: @escaping (_ query: QueryResolver<Result>) -> QueryContent
  ) where Item == Void {
    self.init(controlledBy: queryable) { queryContent($1) }
  }

  public var body: some View {
    if let observation = queryable.queryObservation {
      queryContent(observation.input, observation.resolver)
    }
  }
}
