public import LimnPlatform

extension Sandbox {
  /// Whether untrusted programs can be started.
  public var canRun: Bool { if case .unavailable = self { false } else { true } }
}
