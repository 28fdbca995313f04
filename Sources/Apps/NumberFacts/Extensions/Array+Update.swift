extension Array where Element: Identifiable {
  /// Puts an element in the place of the one with the same identity, or at the end when there is none.
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
