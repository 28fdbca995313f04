public import LimnDiagnostics
import Foundation
import LimnPlatform

/// The index that the compiler writes during a build. The index contains the places where each symbol is declared and
/// used.
public struct IndexStore: Sendable {
  /// The `index/store` folder of a build.
  public var path: String
  /// The toolchain whose library reads the index.
  public var toolchain: Toolchain
  public var jobs: Int?
  /// Whether to read the relations between symbols. Reading relations takes most of the time.
  public var wantsRelations: Bool

  public init(path: String, toolchain: Toolchain, jobs: Int? = nil, wantsRelations: Bool = true) {
    self.path = path
    self.toolchain = toolchain
    self.jobs = jobs
    self.wantsRelations = wantsRelations
  }
}

extension IndexStore {
  /// Returns the occurrences of symbols in the source files `wanted`, which are absolute paths. The result is sorted by
  /// path. It leaves out source files that were not compiled.
  ///
  /// The caller must list the source files, because the store also keeps data about source files that no longer exist.
  public func files(_ wanted: Set<String>) throws(EnvironmentFailure) -> [IndexedFile] {
    let calls = try IndexStoreCalls.load(root: toolchain.root)
    var problem: UnsafeMutableRawPointer?
    guard let store = calls.openStore(path, &problem) else {
      throw EnvironmentFailure("the index store '\(path)' cannot be read: \(calls.text(ofError: problem))")
    }
    defer { calls.closeStore(store) }
    let reader = IndexStoreReader(calls: calls, store: store, wanted: wanted, wantsRelations: wantsRelations)
    return reader.files(jobs: jobs).sorted { $0.path < $1.path }
  }
}

/// Reads an open store. The index store library passes each result to a C callback. The callback stores the result in a
/// ``Box``.
///
/// An open store never changes, so several threads can read it. Each thread opens its own units and records.
struct IndexStoreReader: @unchecked Sendable {
  let calls: IndexStoreCalls
  let store: UnsafeMutableRawPointer
  let wanted: Set<String>
  let wantsRelations: Bool
}

extension IndexStoreReader {
  func files(jobs: Int?) -> [IndexedFile] {
    let names = Box([String]())
    names.withContext { context in
      calls.eachUnit(store, 1, context) { context, name in
        Box<[String]>.from(context).value.append(IndexStoreCalls.text(name))
        return true
      }
    }
    let read = concurrentMap(names.value.sorted(), jobs: jobs, file(ofUnit:))
    let byPath = Dictionary(grouping: read.compactMap(\.self), by: \.path)
    return concurrentMap(Array(byPath.values), jobs: jobs) { parts in
      var file = parts[0]
      file.occurrences = parts.flatMap(\.occurrences)
      file.occurrences.sort { a, b in
        if a.line != b.line { return a.line < b.line }
        if a.column != b.column { return a.column < b.column }
        return (a.usr, a.roles.rawValue) < (b.usr, b.roles.rawValue)
      }
      return file
    }
  }

  private func file(ofUnit name: String) -> IndexedFile? {
    guard let unit = calls.openUnit(store, name, nil) else { return nil }
    defer { calls.closeUnit(unit) }
    let path = IndexStoreCalls.text(calls.unitMainFile(unit))
    guard wanted.contains(path) else { return nil }
    let module = IndexStoreCalls.text(calls.unitModule(unit))
    return IndexedFile(path: path, module: module, occurrences: records(of: unit, path: path).flatMap(occurrences))
  }

  /// Returns the names of the index records for the unit's main file.
  private func records(of unit: UnsafeMutableRawPointer, path: String) -> [String] {
    let found = Box((calls: calls, names: [(name: String, path: String)]()))
    found.withContext { context in
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
    let found = Box(OccurrenceList(calls: calls, wantsRelations: wantsRelations))
    found.withContext { context in
      calls.eachOccurrence(record, context) { context, occurrence in
        Box<OccurrenceList>.from(context).value.add(occurrence!)
        return true
      }
    }
    return found.value.list
  }
}

/// The occurrences of symbols in one record.
private struct OccurrenceList {
  let calls: IndexStoreCalls
  let wantsRelations: Bool
  private(set) var list: [Occurrence] = []
  private var known: [IndexStoreCalls.Handle: IndexStoreCalls.KnownSymbol] = [:]

  init(calls: IndexStoreCalls, wantsRelations: Bool) {
    self.calls = calls
    self.wantsRelations = wantsRelations
  }

  mutating func add(_ handle: IndexStoreCalls.Handle) {
    var occurrence = calls.occurrence(handle, known: &known)
    if wantsRelations { occurrence.relations = calls.relations(of: handle) }
    list.append(occurrence)
  }
}

/// Holds a value that a C function can change through a context pointer.
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }

  func withContext(_ body: (UnsafeMutableRawPointer) -> Bool) {
    withExtendedLifetime(self) { _ = body(Unmanaged.passUnretained(self).toOpaque()) }
  }
  static func from(_ context: UnsafeMutableRawPointer?) -> Box {
    Unmanaged<Box>.fromOpaque(context!).takeUnretainedValue()
  }
}
