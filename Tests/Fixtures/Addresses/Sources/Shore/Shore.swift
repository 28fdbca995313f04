/// Where a reef meets the land.
public struct Sand {
  public init() {}
}

/// The name of a type in both modules.
public struct Tide {
  public init() {}
}
