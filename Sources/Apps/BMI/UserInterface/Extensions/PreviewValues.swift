import DataSource
import Foundation
import LUCA
import Model
import os

extension UserDefaultsClient {
  private static let calls = Logger(subsystem: "BMI", category: "Call")

  /// In-memory user defaults for previews, with a person and records. The client logs every call that it receives.
  static func preview(person: Person = .empty, records: [BMIRecord] = []) -> Self {
    let values = OSAllocatedUnfairLock(initialState: [String: Data]())
    let client = testDependency(of: Self.self) {
      $0.data = { key in values.withLock { $0[key] } }
      $0.setData = { data, key in values.withLock { $0[key] = data } }
    }
    let repository = UserDefaultsRepository(client)
    repository.person = person
    repository.records = records
    return testDependency(of: Self.self) {
      $0.data = { key in
        calls.debug("UserDefaultsClient.data(\(key, privacy: .public))")
        return client.data(key)
      }
      $0.setData = { data, key in
        calls.debug("UserDefaultsClient.setData(\(key, privacy: .public))")
        client.setData(data, key)
      }
    }
  }
}

extension AppState {
  /// The state of an app that has already shown its tutorial.
  static var tutorialSeen: Self {
    var state = Self()
    state.hasAlreadyTutorial = true
    return state
  }
}

extension BMIRecord {
  /// Three results for previews, a week apart.
  static let previewRecords = [(1, 74.0, 24.16), (2, 72.5, 23.67), (3, 70.0, 22.86)].map { id, weight, bmi in
    BMIRecord(id: id, date: Date(timeIntervalSinceReferenceDate: Double(id) * 604_800), weight: weight, bmi: bmi)
  }
}
