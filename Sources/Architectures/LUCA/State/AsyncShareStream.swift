/// An asynchronous sequence that never fails and that several tasks can iterate over at the same time.
///
/// - Since: LUCA 3.0
public typealias AsyncShareStream<T: Sendable> = Sendable & AsyncSequence<T, Never>
