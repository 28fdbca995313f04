import DataSource
import Foundation
import LUCA
import Testing

@testable import Model

struct RecordServiceTests {
  @Test
  func append_noRecords_recordIsSavedAndSent() {
    let dependencies = AppDependencies.testDependencies(
      dateClient: .fixed(Date(timeIntervalSinceReferenceDate: 60)), userDefaultsClient: .inMemory())
    let sut = RecordService(dependencies)
    sut.append(bmi: 22.86, weight: 70)
    let expected = [BMIRecord(id: 1, date: Date(timeIntervalSinceReferenceDate: 60), weight: 70, bmi: 22.86)]
    #expect(UserDefaultsRepository(dependencies.userDefaultsClient).records == expected)
    #expect(dependencies.appStateClient.withLock(\.records.latestValue) == expected)
  }

  @Test
  func append_middleRecordWasRemoved_idIsNew() {
    let dependencies = AppDependencies.testDependencies(userDefaultsClient: .inMemory())
    let sut = RecordService(dependencies)
    for weight in [70.0, 71, 72] { sut.append(bmi: 22, weight: weight) }
    sut.remove(id: 2)
    sut.append(bmi: 22, weight: 73)
    #expect(UserDefaultsRepository(dependencies.userDefaultsClient).records.map(\.id) == [1, 3, 4])
  }

  @Test
  func restore_recordsOnDevice_recordsAreSent() {
    let defaults = UserDefaultsClient.inMemory()
    RecordService(.testDependencies(userDefaultsClient: defaults)).append(bmi: 22, weight: 70)
    let dependencies = AppDependencies.testDependencies(userDefaultsClient: defaults)
    RecordService(dependencies).restore()
    #expect(dependencies.appStateClient.withLock(\.records.latestValue)?.map(\.weight) == [70])
  }
}
