extension Array where Element: Identifiable {
  /// Replaces the element with the same identity, or appends the element if there is none.
  ///
  /// - Parameter element: The element.
  public mutating func update(with element: Element) {
    if let index = firstIndex(where: { $0.id == element.id }) {
      self[index] = element
    } else {
      append(element)
    }
  }
}
