import DataSource
import Foundation
import LUCA
import os

extension UserDefaultsClient {
  /// A client that stores the written values in memory instead of in `UserDefaults`.
  static func inMemory() -> Self {
    let values = OSAllocatedUnfairLock(initialState: [String: Data]())
    return testDependency(of: Self.self) {
      $0.data = { key in values.withLock { $0[key] } }
      $0.setData = { data, key in values.withLock { $0[key] = data } }
    }
  }
}

extension DateClient {
  /// A client that always returns the same date.
  static func fixed(_ date: Date) -> Self {
    testDependency(of: Self.self) { $0.now = { date } }
  }
}
