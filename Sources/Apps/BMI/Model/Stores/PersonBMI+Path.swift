extension PersonBMI {
  /// A screen on top of the first screen, with its store. Two values are equal if they have the same store.
  public enum Path: Hashable {
    case history(History)
    case record(RecordDetail)
  }
}

extension PersonBMI.Path {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  private var id: ObjectIdentifier {
    switch self {
    case .history(let store): ObjectIdentifier(store)
    case .record(let store): ObjectIdentifier(store)
    }
  }
}
