public import DataSource
public import LUCA
public import Observation

/// The state of the screen with one saved result.
@MainActor @Observable public final class RecordDetail: Composable, Identifiable {
  /// The result.
  public let record: BMIRecord
  public let action: (Action) async -> Void

  /// Makes the store.
  ///
  /// - Parameters:
  ///   - record: The result.
  ///   - action: Reports an action to the parent.
  public init(_ record: BMIRecord, action: @escaping (Action) async -> Void = { _ in }) {
    self.record = record
    self.action = action
  }

  public func reduce(_ action: Action) async {
    switch action {
    case .backButtonTapped:
      break
    }
  }

  /// The actions of the screen.
  public enum Action: Sendable {
    case backButtonTapped
  }
}
