extension Stage where Failure == Downstream.Failure {
  /// Creates a stage that sends the completion of its upstream publisher without changes.
  convenience init(to downstream: Downstream, onValue: @escaping (Input) -> Step<Downstream.Input, Failure>) {
    self.init(to: downstream, onValue: onValue) { (nil, $0) }
  }

  /// Creates a stage that consumes all values and sends one value when upstream finishes.
  convenience init(
    gatheringTo downstream: Downstream, onValue: @escaping (Input) -> Step<Downstream.Input, Failure> = { _ in .skip },
    result: @escaping () -> Downstream.Input?
  ) {
    self.init(to: downstream, isEager: true, onValue: onValue) { completion in
      if case .finished = completion { (result(), .finished) } else { (nil, completion) }
    }
  }
}

extension Stage where Downstream.Failure == any Error {
  /// Creates a stage whose closure can throw. An error ends the stream.
  convenience init(
    trying downstream: Downstream, onValue: @escaping (Input) throws -> Step<Downstream.Input, any Error>
  ) {
    self.init(to: downstream, onValue: { value in Step { try onValue(value) } }) { (nil, $0.mapError { $0 }) }
  }

  convenience init(
    tryingToGather downstream: Downstream, onValue: @escaping (Input) throws -> Step<Downstream.Input, any Error>,
    result: @escaping () -> Downstream.Input?
  ) {
    self.init(to: downstream, isEager: true, onValue: { value in Step { try onValue(value) } }) { completion in
      if case .finished = completion { (result(), .finished) } else { (nil, completion.mapError { $0 }) }
    }
  }
}

extension Step where Failure == any Error {
  init(_ body: () throws -> Step) {
    do { self = try body() } catch { self = .end(last: nil, .failure(error)) }
  }
}
