import CPlatform
import SystemFoundation

/// Starts a thread for work that waits most of the time. Unlike the threads of Dispatch, it takes no thread from other
/// work. Traps if the system cannot start another thread.
///
/// - Parameter stackSize: the size of the thread's stack in bytes; nil for the system's default.
public func startThread(stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void) {
  let work = Unmanaged.passRetained(ThreadBody(body))
  let code = limn_start_thread(
    stackSize ?? 0, { context in Unmanaged<ThreadBody>.fromOpaque(context!).takeRetainedValue().body() },
    work.toOpaque())
  if code != 0 { fatalError("a thread cannot be started: \(String(cString: strerror(code)))") }
}

/// The function that a thread calls. This is a class, since a C function can pass on only a pointer.
private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
