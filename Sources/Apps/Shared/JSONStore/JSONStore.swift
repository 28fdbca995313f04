public import Foundation

/// One value in a JSON file that several tasks and several processes may read and change at the same time.
///
/// ```swift
/// let file = URL.temporaryDirectory.appending(path: "facts.json")
/// let store = JSONStore(file: file, format: "number-facts/1", empty: [Int]())
/// try store.update { $0.append(7) }
/// ```
///
/// To change the value, the store takes a lock that all processes share, then reads, changes, and writes the value. So
/// no change is lost. The file is replaced atomically, so after a crash it has the old or the new content. If the file
/// cannot be read, because it was truncated or belongs to another program, the store does not overwrite the file but
/// moves it to another name. The thrown error contains the new location of the file. The next access starts with the
/// empty value.
public struct JSONStore<Value: Codable & Sendable>: Sendable {
  /// The file. Its folder is created when the store first reads or changes the value.
  public let file: URL
  /// The name and version of the content. Each file contains them, so that the store detects a file of another program.
  public let format: String
  private let empty: Value

  /// Creates a store, without accessing the disk.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - format: The name and version of the content, such as "number-facts/1".
  ///   - empty: The value when there is no file.
  public init(file: URL, format: String, empty: Value) {
    self.file = file
    self.format = format
    self.empty = empty
  }
}

extension JSONStore {
  /// Reads the value.
  ///
  /// - Returns: The value in the file, or the empty value when there is no file.
  /// - Throws: ``JSONStoreError``.
  public func load() throws -> Value {
    try FileLock.whileHolding(lockFile) { try read() }
  }

  /// Changes the value. No other thread or process can read or change it meanwhile.
  ///
  /// - Parameter body: Receives the value, to change it in place. If the closure throws, nothing is written.
  /// - Returns: The value that the closure returns.
  /// - Throws: ``JSONStoreError``, or the error that the closure throws.
  @discardableResult
  public func update<R>(_ body: (inout Value) throws -> R) throws -> R {
    try FileLock.whileHolding(lockFile) {
      var value = try read()
      let result = try body(&value)
      try write(value)
      return result
    }
  }
}

extension JSONStore {
  /// The file that is locked. It is not `file`, since each change replaces `file`, and a lock on a replaced file has no
  /// effect.
  private var lockFile: URL {
    file.appendingPathExtension("lock")
  }

  private func read() throws -> Value {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return empty
    } catch {
      throw JSONStoreError.unreachable(file, reason: error.localizedDescription)
    }
    guard let header = try? JSONDecoder().decode(Header.self, from: data) else {
      throw JSONStoreError.damaged(file, keptAt: try keepAside())
    }
    guard header.format == format else {
      throw JSONStoreError.foreign(file, format: header.format, keptAt: try keepAside())
    }
    do {
      return try JSONDecoder().decode(Envelope<Value>.self, from: data).content
    } catch {
      throw JSONStoreError.damaged(file, keptAt: try keepAside())
    }
  }

  private func write(_ value: Value) throws {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
      try encoder.encode(Envelope(format: format, content: value)).write(to: file, options: .atomic)
    } catch {
      throw JSONStoreError.unreachable(file, reason: error.localizedDescription)
    }
  }

  /// Moves the file to the first free name among `facts.json.kept-1`, `-2`, … and returns the new location.
  private func keepAside() throws -> URL {
    let names = (1...).lazy.map { file.appendingPathExtension("kept-\($0)") }
    let free = names.first { !FileManager.default.fileExists(atPath: $0.path) }!
    do {
      try FileManager.default.moveItem(at: file, to: free)
    } catch {
      throw JSONStoreError.unreachable(file, reason: error.localizedDescription)
    }
    return free
  }
}

private struct Header: Decodable {
  var format: String
}

private struct Envelope<Content: Codable>: Codable {
  var format: String
  var content: Content
}
