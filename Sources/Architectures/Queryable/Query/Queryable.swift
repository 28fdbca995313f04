public import Combine
import Foundation
import os

/// A question for the user. Code asks the question and awaits the answer, independent of the view that presents it.
///
/// Code that needs a decision calls ``query(with:)`` and continues when it has the answer. A view modifier such as
/// `queryableAlert(controlledBy:title:actions:message:)` shows the question while it is open and answers it through a
/// ``QueryResolver``.
///
/// ```swift
/// import SwiftUI
///
/// struct FactList: View {
///   @StateObject private var deletion = Queryable<Int, Bool>()
///   @State private var numbers = [7, 42]
///
///   var body: some View {
///     List(numbers, id: \.self) { number in
///       Button("Delete \(number)") { Task { try await delete(number) } }
///     }
///     .queryableConfirmationDialog(controlledBy: deletion, title: "Delete?") { number, query in
///       Button("Delete \(number)", role: .destructive) { query.answer(with: true) }
///       Button("Keep", role: .cancel) { query.answer(with: false) }
///     } message: { _ in
///       Text("This cannot be undone.")
///     }
///   }
///
///   func delete(_ number: Int) async throws {
///     if try await deletion.query(with: number) { numbers.removeAll { $0 == number } }
///   }
/// }
/// ```
///
/// A query ends with its first answer, and later answers are ignored. A query throws ``QueryCancellationError`` if
/// ``cancel()`` is called, if its task is canceled, if the user dismisses the presentation, or if it conflicts with
/// another query of the same object.
///
/// - Since: Queryable 2.0; before that it was a property wrapper
@MainActor
public final class Queryable<Input: Sendable, Result: Sendable>: ObservableObject {
  @Published private(set) var queryObservation: QueryObservation<Input, Result>?
  private var continuation: CheckedContinuation<Result, any Error>?
  private let queryConflictPolicy: QueryConflictPolicy

  /// Makes a question, without asking it.
  ///
  /// - Parameter queryConflictPolicy: What happens if a query is started while another query is open. By default, the
  ///   new query is canceled and the open query stays, so a second tap on a button does not discard an answer that the
  ///   user is entering. The documentation of the original library names the other policy as the default, but the
  ///   library's code uses this one.
  public init(queryConflictPolicy: QueryConflictPolicy = .cancelNewQuery) {
    self.queryConflictPolicy = queryConflictPolicy
  }
}

extension Queryable {
  /// Whether a query is open.
  public var isQuerying: Bool {
    queryObservation != nil
  }

  /// Asks the question and waits for the answer.
  ///
  /// - Parameter item: The query's input, which the presenting view receives.
  /// - Returns: The answer.
  /// - Throws: ``QueryCancellationError``, or the error that the view answered with.
  public func query(with item: Input) async throws -> Result {
    try Task.checkQueryCancellation()
    try settleConflict()
    let id = UUID()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        open(item, id: id, continuation)
      }
    } onCancel: {
      Task { @MainActor in
        self.close(id, .failure(QueryCancellationError(reason: "the task that awaits the answer was cancelled")))
      }
    }
  }

  /// Asks a question without an input and waits for the answer.
  ///
  /// - Returns: The answer.
  /// - Throws: ``QueryCancellationError``, or the error that the view answered with.
  public func query() async throws -> Result where Input == Void {
    try await query(with: ())
  }

  /// Ends the open query, which then throws ``QueryCancellationError``. Does nothing if no query is open.
  public func cancel() {
    close(queryObservation?.id, .failure(QueryCancellationError(reason: "the query was cancelled")))
  }

  /// Ends one query because its presentation was closed. A later query of the same object is not affected.
  func dismiss(_ id: UUID?) {
    close(id, .failure(QueryCancellationError(reason: "the user or the system dismissed the presentation")))
  }
}

extension Queryable {
  private func settleConflict() throws {
    guard let current = queryObservation else { return }
    switch queryConflictPolicy {
    case .cancelPreviousQuery:
      QueryableLogger.logger.warning("A new query was started, so the open query is cancelled.")
      close(current.id, .failure(QueryCancellationError(reason: "another query was asked")))
    case .cancelNewQuery:
      QueryableLogger.logger.warning("A query is already open, so the new query is cancelled.")
      throw QueryCancellationError(reason: "another query is open")
    }
  }

  private func open(_ item: Input, id: UUID, _ continuation: CheckedContinuation<Result, any Error>) {
    self.continuation = continuation
    let resolver = QueryResolver<Result> { [weak self] result in self?.close(id, result) }
    queryObservation = QueryObservation(id: id, input: item, resolver: resolver)
  }

  private func close(_ id: UUID?, _ result: Swift.Result<Result, any Error>) {
    guard let id, id == queryObservation?.id, let continuation else { return }
    self.continuation = nil
    queryObservation = nil
    continuation.resume(with: result)
  }
}

extension Task where Success == Never, Failure == Never {
  fileprivate static func checkQueryCancellation() throws(QueryCancellationError) {
    guard isCancelled else { return }
    throw QueryCancellationError(reason: "the task was cancelled before the query was opened")
  }
}
