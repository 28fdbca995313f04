public import Foundation

/// Why a store could not read or write its value.
public enum JSONStoreError: Error, Equatable, LocalizedError {
  /// The file does not contain the store's value as JSON. The file was moved, unchanged, to the second URL.
  case damaged(URL, keptAt: URL)
  /// The file belongs to another program, or to another version. The file was moved, unchanged, to the second URL.
  case foreign(URL, format: String, keptAt: URL)
  /// The file or its folder could not be read or written.
  case unreachable(URL, reason: String)

  /// A sentence for the user, with file names but no folders.
  public var errorDescription: String? {
    switch self {
    case .damaged(let file, let kept):
      "“\(file.lastPathComponent)” is damaged. It was kept as “\(kept.lastPathComponent)”, and a new one will be started."
    case .foreign(let file, let format, let kept):
      "“\(file.lastPathComponent)” holds “\(format)”, which this app does not know. It was kept as “\(kept.lastPathComponent)”, "
        + "and a new one will be started."
    case .unreachable(let file, let reason):
      "“\(file.lastPathComponent)” could not be opened: \(reason)"
    }
  }
}
