extension Future where Failure == Never {
  /// The value, once there is one.
  public final var value: Output {
    get async {
      for await value in values { return value }
      preconditionFailure("a future that cannot fail ended without a value")
    }
  }
}

extension Future {
  /// The value, once there is one; throws the error.
  @_disfavoredOverload public final var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}
