/// An asynchronous sequence that never fails and that several tasks may follow at once.
///
/// - Since: LUCA 3.0
public typealias AsyncShareStream<T: Sendable> = Sendable & AsyncSequence<T, Never>
