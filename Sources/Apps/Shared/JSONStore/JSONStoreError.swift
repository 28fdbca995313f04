public import Foundation

/// Why a store could not give or take its value.
public enum JSONStoreError: Error, Equatable, LocalizedError {
  /// The file is not whole JSON of the store's shape. It was moved, as it is, to the second address.
  case damaged(URL, keptAt: URL)
  /// The file belongs to something else, or to another version. It was moved, as it is, to the second address.
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
