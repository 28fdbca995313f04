public import DataSource
public import LUCA
public import Observation

/// The state of the screen with all saved results. It observes the app's state, so a result that another screen saves
/// appears at once.
@MainActor @Observable public final class History: Composable, Identifiable {
  private let recordService: RecordService
  private let appStateClient: BMIStateClient

  /// The saved results, oldest first.
  public var records: [BMIRecord]
  public let action: (Action) async -> Void

  /// Follows the app's state; nil while the screen is not visible.
  @ObservationIgnored private var task: Task<Void, Never>?

  /// Makes the store.
  ///
  /// - Parameters:
  ///   - appDependencies: The app's dependencies.
  ///   - records: The saved results, oldest first.
  ///   - action: Reports an action to the parent.
  public init(
    _ appDependencies: AppDependencies,
    records: [BMIRecord] = [],
    action: @escaping (Action) async -> Void = { _ in }
  ) {
    self.recordService = .init(appDependencies)
    self.appStateClient = appDependencies.appStateClient
    self.records = records
    self.action = action
  }

  public func reduce(_ action: Action) async {
    switch action {
    case .task:
      recordService.restore()
      let stream = appStateClient.withLock { $0.records.makeStream() }
      task?.cancel()
      task = Task { [weak self] in
        for await records in stream where !Task.isCancelled {
          self?.records = records
        }
      }

    case .onDisappear:
      task?.cancel()
      task = nil

    case .deleteButtonTapped(let record):
      recordService.remove(id: record.id)

    case .recordButtonTapped:
      break
    }
  }

  /// The actions of the screen.
  public enum Action: Sendable {
    case task
    case onDisappear
    case deleteButtonTapped(BMIRecord)
    case recordButtonTapped(BMIRecord)
  }
}
