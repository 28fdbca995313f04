public import Models

/// Samples for previews.
public enum Mock {
  public static let fish = [Fish(name: "Carp"), Fish(name: "Tench")]
}
