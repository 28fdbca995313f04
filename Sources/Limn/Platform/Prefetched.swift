import Dispatch
import Synchronization

/// A value that another thread computes while the caller does other work.
public final class Prefetched<Value: Sendable>: Sendable {
  private let group = DispatchGroup()
  private let result = Mutex<Result<Value, any Error>?>(nil)

  /// Starts to compute the value.
  public init(_ compute: @escaping @Sendable () throws -> Value) {
    DispatchQueue.global().async(group: group) { [self] in
      let result = Result { try compute() }
      self.result.withLock { $0 = result }
    }
  }

  /// Waits until the value is computed, and returns it.
  public func value() throws -> Value {
    group.wait()
    guard let result = result.withLock({ $0 }) else { preconditionFailure("the computation has ended") }
    return try result.get()
  }
}
