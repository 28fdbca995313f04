import Foundation

/// An environment object that no view above provides. A read of the object ends the code that reads it, since there is
/// no value to go on with. On iOS, the app ends there.
final class MissingObject: @unchecked Sendable {
  let message: String
  /// The element of the view that declares the property.
  let owner: WeakElement

  init(_ message: String, of element: Element) { (self.message, owner) = (message, WeakElement(element)) }

  func read() -> Never {
    guard let stack = SideStack.current else { fatalError(message) }
    stack.end(by: self)
  }
}

/// A stack on which code of the app runs that may read a missing object. The code can be ended at any point: the rest of
/// the code never runs, and the stack with the values on it is never used again.
final class SideStack {
  private let own = UnsafeMutablePointer<ucontext_t>.allocate(capacity: 1)
  private let caller = UnsafeMutablePointer<ucontext_t>.allocate(capacity: 1)
  private let memory: UnsafeMutableRawPointer
  private var work: (() -> Void)?
  private var missing: MissingObject?
  private let thread = pthread_self()

  /// The system reserves memory only for the parts of the stack that are used.
  private static let size = 64 << 20
  nonisolated(unsafe) private static var running: SideStack?
  @MainActor private static var unused: [SideStack] = []

  private init() {
    own.initialize(to: ucontext_t())
    caller.initialize(to: ucontext_t())
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    guard let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, flags, -1, 0), memory != MAP_FAILED else {
      fatalError("there is no memory for a stack")
    }
    self.memory = memory
  }
}

extension SideStack {
  /// The stack on which the calling code runs; nil if the code runs on the usual stack of its thread.
  static var current: SideStack? {
    guard let running, pthread_equal(running.thread, pthread_self()) != 0 else { return nil }
    return running
  }

  /// Runs `work`. Returns the missing object whose read ended it; nil if it ran to its end.
  @MainActor static func run(_ work: @escaping () -> Void) -> MissingObject? {
    let stack = unused.popLast() ?? SideStack()
    let outer = running
    running = stack
    stack.begin(work)
    running = outer
    guard stack.missing == nil else { return stack.missing }
    unused.append(stack)
    return nil
  }

  fileprivate func end(by object: MissingObject) -> Never {
    missing = object
    leave()
  }

  private func begin(_ work: @escaping () -> Void) {
    self.work = work
    _ = System.get(own)
    own.pointee.uc_stack.ss_sp = memory
    own.pointee.uc_stack.ss_size = Self.size
    own.pointee.uc_link = nil
    System.make(own, { SideStack.running?.perform() }, 0)
    _ = System.swap(caller, own)
  }

  private func perform() {
    work?()
    work = nil
    leave()
  }

  private func leave() -> Never {
    _ = System.set(caller)
    fatalError("a stack could not be left")
  }
}

/// The functions of libc for several stacks in one thread. Swift imports none of them, since they are variadic or can
/// return twice.
private enum System {
  typealias Context = UnsafeMutablePointer<ucontext_t>
  static let get = function("getcontext", (@convention(c) (Context) -> CInt).self)
  static let set = function("setcontext", (@convention(c) (Context) -> CInt).self)
  static let swap = function("swapcontext", (@convention(c) (Context, Context) -> CInt).self)
  static let make = function("makecontext", (@convention(c) (Context, @convention(c) () -> Void, CInt) -> Void).self)

  private static func function<Function>(_ name: String, _ type: Function.Type) -> Function {
    guard let address = dlsym(nil, name) else { fatalError("libc has no \(name)") }
    return unsafeBitCast(address, to: type)
  }
}
