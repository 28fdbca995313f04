import LUCA
public import DataSource

/// Keeps the list of saved results, on the device and in the app's state.
public struct RecordService: Sendable {
  private let userDefaultsRepository: UserDefaultsRepository
  private let appStateClient: BMIStateClient
  private let dateClient: DateClient

  /// Makes the service.
  ///
  /// - Parameter appDependencies: The app's dependencies.
  public init(_ appDependencies: AppDependencies) {
    userDefaultsRepository = UserDefaultsRepository(appDependencies.userDefaultsClient)
    appStateClient = appDependencies.appStateClient
    dateClient = appDependencies.dateClient
  }
}

extension RecordService {
  /// Sends the records that are on the device to all screens.
  public func restore() {
    appStateClient.send(\.records, userDefaultsRepository.records)
  }

  /// Saves a result and sends the records to all screens.
  ///
  /// - Parameters:
  ///   - bmi: The body mass index, in kilograms per square meter.
  ///   - weight: The weight in kilograms.
  public func append(bmi: Double, weight: Double) {
    var records = userDefaultsRepository.records
    records.append(BMIRecord(id: (records.last?.id ?? 0) + 1, date: dateClient.now(), weight: weight, bmi: bmi))
    replace(with: records)
  }

  /// Deletes a result and sends the remaining results to all screens.
  ///
  /// - Parameter id: The record's id.
  public func remove(id: BMIRecord.ID) {
    replace(with: userDefaultsRepository.records.filter { $0.id != id })
  }

  private func replace(with records: [BMIRecord]) {
    userDefaultsRepository.records = records
    appStateClient.send(\.records, records)
  }
}
