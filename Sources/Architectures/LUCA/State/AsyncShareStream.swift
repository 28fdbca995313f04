/// An asynchronous sequence that never fails and can be passed to another task.
///
/// Several tasks can iterate over the stream of an ``AsyncStreamBundle`` at the same time.
///
/// - Since: LUCA 3.0
public typealias AsyncShareStream<T: Sendable> = Sendable & AsyncSequence<T, Never>
