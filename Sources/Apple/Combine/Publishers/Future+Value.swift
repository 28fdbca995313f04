extension Future where Failure == Never {
  /// Waits for the value of the future.
  public final var value: Output {
    get async {
      for await value in values { return value }
      preconditionFailure("a future that cannot fail ended without a value")
    }
  }
}

extension Future {
  /// Waits for the value of the future, or throws its error.
  @_disfavoredOverload public final var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}
