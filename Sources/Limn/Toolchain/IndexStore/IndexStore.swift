public import Diagnostics
import Foundation

/// The index that the compiler writes while it builds: which symbol is declared and used where.
public struct IndexStore: Sendable {
  /// The folder `index/store` of a build.
  public var path: String
  /// The toolchain whose library reads it.
  public var toolchain: Toolchain

  public init(path: String, toolchain: Toolchain) {
    self.path = path
    self.toolchain = toolchain
  }
}

extension IndexStore {
  /// What is noted about the source files in `wanted` (absolute paths), sorted by path; a file that was not compiled is not among them.
  ///
  /// Units of files that are no longer there stay in a store, hence the list.
  public func files(_ wanted: Set<String>) throws(EnvironmentFailure) -> [IndexedFile] {
    let calls = try IndexStoreCalls.load(root: toolchain.root)
    var problem: UnsafeMutableRawPointer?
    guard let store = calls.openStore(path, &problem) else {
      throw EnvironmentFailure("the index store '\(path)' cannot be read: \(calls.text(ofError: problem))")
    }
    defer { calls.closeStore(store) }
    let reader = IndexStoreReader(calls: calls, store: store, wanted: wanted)
    return reader.files().sorted { $0.path < $1.path }
  }
}

/// Walks over an open store. The library wants C functions, so what they gather travels through a box.
struct IndexStoreReader {
  let calls: IndexStoreCalls
  let store: UnsafeMutableRawPointer
  let wanted: Set<String>
}

extension IndexStoreReader {
  func files() -> [IndexedFile] {
    let names = Box([String]())
    names.borrow { context in
      calls.eachUnit(store, 1, context) { context, name in
        Box<[String]>.from(context).value.append(IndexStoreCalls.text(name))
        return true
      }
    }
    var files: [String: IndexedFile] = [:]
    for name in names.value {
      guard let unit = calls.openUnit(store, name, nil) else { continue }
      defer { calls.closeUnit(unit) }
      let path = IndexStoreCalls.text(calls.unitMainFile(unit))
      guard wanted.contains(path) else { continue }
      let module = IndexStoreCalls.text(calls.unitModule(unit))
      let found = records(of: unit, path: path).flatMap(occurrences)
      files[path, default: IndexedFile(path: path, module: module, occurrences: [])].occurrences += found
    }
    return files.values.map { file in
      var file = file
      file.occurrences.sort { ($0.line, $0.column, $0.usr, $0.roles.rawValue) < ($1.line, $1.column, $1.usr, $1.roles.rawValue) }
      return file
    }
  }

  /// The names of the records about the unit's own file.
  private func records(of unit: UnsafeMutableRawPointer, path: String) -> [String] {
    let found = Box((calls: calls, names: [(name: String, path: String)]()))
    found.borrow { context in
      calls.eachDependency(unit, context) { context, dependency in
        let box = Box<(calls: IndexStoreCalls, names: [(name: String, path: String)])>.from(context)
        let calls = box.value.calls
        if calls.dependencyKind(dependency) == IndexStoreCalls.recordDependency {
          let name = IndexStoreCalls.text(calls.dependencyName(dependency))
          box.value.names.append((name, IndexStoreCalls.text(calls.dependencyPath(dependency))))
        }
        return true
      }
    }
    return found.value.names.filter { $0.path == path }.map(\.name)
  }

  private func occurrences(ofRecord name: String) -> [Occurrence] {
    guard let record = calls.openRecord(store, name, nil) else { return [] }
    defer { calls.closeRecord(record) }
    let found = Box((calls: calls, list: [Occurrence]()))
    found.borrow { context in
      calls.eachOccurrence(record, context) { context, occurrence in
        let box = Box<(calls: IndexStoreCalls, list: [Occurrence])>.from(context)
        box.value.list.append(box.value.calls.occurrence(occurrence!))
        return true
      }
    }
    return found.value.list
  }
}

/// Carries a value through a C function that takes a context pointer.
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }

  func borrow(_ body: (UnsafeMutableRawPointer) -> Bool) {
    withExtendedLifetime(self) { _ = body(Unmanaged.passUnretained(self).toOpaque()) }
  }
  static func from(_ context: UnsafeMutableRawPointer?) -> Box { Unmanaged<Box>.fromOpaque(context!).takeUnretainedValue() }
}
