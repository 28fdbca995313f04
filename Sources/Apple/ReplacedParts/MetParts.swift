internal import Synchronization

/// The replaced parts of the app's code that this process has executed. Limn replaces a part that does not compile, and
/// gives it an id.
@_spi(Headless) public enum MetParts {
  private static let ids = Mutex<Set<String>>([])

  /// Returns the ids that were noted since the last call, sorted.
  public static func take() -> [String] {
    ids.withLock { ids in
      defer { ids = [] }
      return ids.sorted()
    }
  }

  static func note(_ id: String) { _ = ids.withLock { $0.insert(id) } }
}
