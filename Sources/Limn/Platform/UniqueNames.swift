extension Set<String> {
  /// Inserts a name and returns it. If the set contains the name already, inserts it with the first number from 2 on that
  /// makes it unique, as in `name-2`.
  ///
  /// - Parameter key: what the set contains of a name, such as the name in lowercase.
  public mutating func insertNumbered(_ name: String, key: (String) -> String = { $0 }) -> String {
    var (unique, number) = (name, 2)
    while !insert(key(unique)).inserted { (unique, number) = ("\(name)-\(number)", number + 1) }
    return unique
  }
}
