import DataSource
import LUCA
import Testing

@testable import Model

@MainActor struct HistoryTests {
  @Test
  func send_task_recordsAreRestored() async {
    let dependencies = AppDependencies.testDependencies(userDefaultsClient: .inMemory())
    RecordService(dependencies).append(bmi: 22, weight: 70)
    let sut = History(dependencies)
    await sut.send(.task)
    #expect(await waitUntil { sut.records.map(\.weight) == [70] })
  }

  @Test
  func send_task_recordIsSavedElsewhere_recordAppears() async {
    let dependencies = AppDependencies.testDependencies(userDefaultsClient: .inMemory())
    let sut = History(dependencies)
    await sut.send(.task)
    RecordService(dependencies).append(bmi: 22, weight: 71)
    #expect(await waitUntil { sut.records.map(\.weight) == [71] })
  }

  @Test
  func send_deleteButtonTapped_recordIsRemoved() async throws {
    let dependencies = AppDependencies.testDependencies(userDefaultsClient: .inMemory())
    RecordService(dependencies).append(bmi: 22, weight: 70)
    RecordService(dependencies).append(bmi: 23, weight: 73)
    let sut = History(dependencies)
    await sut.send(.task)
    #expect(await waitUntil { sut.records.count == 2 })
    await sut.send(.deleteButtonTapped(sut.records[0]))
    #expect(await waitUntil { sut.records.map(\.weight) == [73] })
  }

  @Test
  func send_onDisappear_recordsStayAsTheyAre() async {
    let dependencies = AppDependencies.testDependencies(userDefaultsClient: .inMemory())
    let sut = History(dependencies)
    await sut.send(.task)
    await sut.send(.onDisappear)
    RecordService(dependencies).append(bmi: 22, weight: 70)
    let following = History(dependencies)
    await following.send(.task)
    #expect(await waitUntil { following.records.count == 1 })
    #expect(sut.records.isEmpty)
  }
}
