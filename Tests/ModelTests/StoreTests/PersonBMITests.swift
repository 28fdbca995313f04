import DataSource
import Foundation
import LUCA
import Testing
import os

@testable import Model

@MainActor struct PersonBMITests {
  private let person = Person(name: "Test", weight: 70, height: 175)

  @Test
  func send_task_savedDataIsRestored() async {
    let sut = PersonBMI(
      .testDependencies(
        userDefaultsClient: testDependency(of: UserDefaultsClient.self) {
          $0.data = { _ in try? JSONEncoder().encode(Person(name: "Test", weight: 70, height: 175)) }
        }))
    await sut.send(.task)
    #expect(sut.person == person)
  }

  @Test
  func send_task_firstTime_tutorialIsPresented() async {
    let sut = PersonBMI(.testDependencies())
    await sut.send(.task)
    #expect(sut.isPresentedTutorial)
  }

  @Test
  func send_task_secondTime_tutorialIsNotPresented() async {
    let dependencies = AppDependencies.testDependencies()
    await PersonBMI(dependencies).send(.task)
    let sut = PersonBMI(dependencies)
    await sut.send(.task)
    #expect(!sut.isPresentedTutorial)
  }

  @Test
  func send_calculateButtonTapped_bmiIsCalculated() async {
    let sut = PersonBMI(.testDependencies(), person: person)
    await sut.send(.calculateButtonTapped)
    #expect(sut.calculatedBMI == 22.86)
  }

  @Test
  func send_saveButtonTapped_personIsSaved() async {
    let savedData = OSAllocatedUnfairLock<[String: Data]>(initialState: [:])
    let sut = PersonBMI(
      .testDependencies(
        userDefaultsClient: testDependency(of: UserDefaultsClient.self) {
          $0.setData = { data, key in savedData.withLock { $0[key] = data } }
        }),
      person: person)
    await sut.send(.saveButtonTapped)
    #expect(savedData.withLock { $0["person"] }.map { try? JSONDecoder().decode(Person.self, from: $0) } == person)
  }

  @Test
  func send_saveButtonTapped_recordIsSent() async {
    let dependencies = AppDependencies.testDependencies(userDefaultsClient: .inMemory())
    let sut = PersonBMI(dependencies, person: person)
    await sut.send(.saveButtonTapped)
    #expect(dependencies.appStateClient.withLock(\.records.latestValue)?.map(\.bmi) == [22.86])
  }

  @Test
  func send_targetButtonTapped_targetIsPresented() async {
    let sut = PersonBMI(.testDependencies(), person: person)
    await sut.send(.targetButtonTapped(.testDependencies()))
    #expect(sut.target?.height == 175)
  }

  @Test
  func send_target_closeButtonIsTapped_targetIsDismissed() async {
    let sut = PersonBMI(.testDependencies(), person: person)
    await sut.send(.targetButtonTapped(.testDependencies()))
    await sut.target?.send(.closeButtonTapped)
    #expect(sut.target == nil)
  }

  @Test
  func send_target_applyButtonIsTapped_weightIsTheTarget() async {
    let sut = PersonBMI(.testDependencies(), person: person)
    await sut.send(.targetButtonTapped(.testDependencies()))
    await sut.target?.send(.targetPickerSelected(20))
    await sut.target?.send(.applyButtonTapped)
    #expect(sut.person.weight == 61.3)
    #expect(sut.target == nil)
  }

  @Test
  func send_historyButtonTapped_historyIsOnThePath() async throws {
    let sut = PersonBMI(.testDependencies())
    await sut.send(.historyButtonTapped(.testDependencies()))
    guard case .history = try #require(sut.path.last) else { throw UnexpectedPath() }
    #expect(sut.path.count == 1)
  }

  @Test
  func send_history_recordButtonIsTapped_recordIsOnThePathUntilBack() async throws {
    let sut = PersonBMI(.testDependencies())
    await sut.send(.historyButtonTapped(.testDependencies()))
    let record = BMIRecord(id: 1, date: Date(timeIntervalSinceReferenceDate: 0), weight: 70, bmi: 22.86)
    await sut.send(.history(.recordButtonTapped(record)))
    guard case .record(let detail) = try #require(sut.path.last) else { throw UnexpectedPath() }
    #expect(detail.record == record)
    await detail.send(.backButtonTapped)
    #expect(sut.path.count == 1)
  }
}

private struct UnexpectedPath: Error {}
