import DataSource
import Foundation
import LUCA
import os

extension UserDefaultsClient {
  /// Defaults that keep what is written, in memory.
  static func inMemory() -> Self {
    let values = OSAllocatedUnfairLock(initialState: [String: Data]())
    return testDependency(of: Self.self) {
      $0.data = { key in values.withLock { $0[key] } }
      $0.setData = { data, key in values.withLock { $0[key] = data } }
    }
  }
}

extension DateClient {
  /// A clock that stands still.
  static func fixed(_ date: Date) -> Self {
    testDependency(of: Self.self) { $0.now = { date } }
  }
}
