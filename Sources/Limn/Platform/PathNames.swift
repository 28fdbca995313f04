extension StringProtocol where SubSequence == Substring {
  /// The names of the folders and of the file in a path, without the slashes. The path is read as bytes, since
  /// comparing its characters takes many times longer.
  @inlinable
  public var pathNames: [Substring] {
    var names: [Substring] = []
    var start = utf8.startIndex
    var index = start
    while index != utf8.endIndex {
      if utf8[index] == 0x2F {
        if index != start { names.append(self[start..<index]) }
        start = utf8.index(after: index)
      }
      index = utf8.index(after: index)
    }
    if index != start { names.append(self[start..<index]) }
    return names
  }
}

extension String {
  /// The last of the path's names; nil if the path has none. Slashes at the end do not count.
  @inlinable
  public var lastPathName: Substring? {
    guard let last = utf8.lastIndex(where: { $0 != 0x2F }) else { return nil }
    let slash = utf8[..<last].lastIndex(of: 0x2F)
    return self[(slash.map { utf8.index(after: $0) } ?? startIndex)..<utf8.index(after: last)]
  }

  /// The position of the last slash.
  @inlinable
  public var lastSlash: Index? { utf8.lastIndex(of: 0x2F) }

  /// The path of the folder that contains the file or folder at this absolute path. The result of the path `/` is `/`.
  public var parentFolder: String { "/" + pathNames.dropLast().joined(separator: "/") }
}
