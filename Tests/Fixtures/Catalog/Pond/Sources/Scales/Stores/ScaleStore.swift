import LUCA
import Observation
import Readings

/// The state of the only screen.
@MainActor @Observable public final class ScaleStore: Composable {
  private let readingRepository: ReadingRepository
  private let roundingService: RoundingService
  public var reading: Reading

  public init(_ appDependencies: AppDependencies, reading: Reading = Reading(weight: 0)) {
    readingRepository = ReadingRepository(appDependencies.defaultsClient)
    roundingService = RoundingService(appDependencies)
    self.reading = reading
  }

  public func reduce(_ action: Action) async {
    switch action {
    case .task: reading = readingRepository.reading
    case .saveButtonTapped:
      reading.weight = roundingService.rounded(reading.weight)
      readingRepository.reading = reading
    }
  }

  public enum Action: Sendable {
    case task
    case saveButtonTapped
  }
}
