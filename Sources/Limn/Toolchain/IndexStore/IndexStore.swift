import CIndexStore
import LimnDiagnostics
import LimnPlatform

/// The index that the compiler writes during a build. The index contains the places where each symbol is declared and
/// used.
public struct IndexStore: Sendable {
  /// The `index/store` folder of a build.
  var path: String
  var jobs: Int?
  /// Whether to read the relations between symbols. Reading relations takes most of the time.
  var wantsRelations: Bool

  public init(path: String, jobs: Int? = nil, wantsRelations: Bool = true) {
    self.path = path
    self.jobs = jobs
    self.wantsRelations = wantsRelations
  }

  /// An object of the index store library.
  fileprivate typealias Handle = UnsafeMutableRawPointer

  /// Returns the occurrences of symbols in the source files `wanted`, which are absolute paths. The result is sorted by
  /// path. It leaves out source files that were not compiled.
  ///
  /// The caller must list the source files, because the store also keeps data about source files that no longer exist.
  public func files(_ wanted: Set<String>) throws -> [IndexedFile] {
    var problem: Handle?
    guard let opened = indexstore_store_create(path, &problem) else {
      let reason = problem.flatMap(indexstore_error_get_description).map { String(cString: $0) }
      throw EnvironmentFailure("the index store '\(path)' cannot be read: \(reason ?? "no reason was given")")
    }
    defer { indexstore_store_dispose(opened) }
    // An open store never changes, so several threads can read it. Each thread opens its own units and records.
    nonisolated(unsafe) let store = opened
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      _ = indexstore_store_units_apply_f(store, 1, names) { names, name in
        names!.assumingMemoryBound(to: [String].self).pointee.append(name.string)
        return true
      }
    }
    let read = concurrentMap(names.sorted(), jobs: jobs) { file(ofUnit: $0, in: store, wanted) }
    let byPath = read.compactMap(\.self).grouped(by: \.path)
    return concurrentMap(byPath.values.sorted { $0[0].path < $1[0].path }, jobs: jobs) { parts in
      var file = parts[0]
      file.occurrences = parts.flatMap(\.occurrences)
      file.occurrences.sort {
        ($0.line, $0.column, $0.usr, $0.roles.rawValue) < ($1.line, $1.column, $1.usr, $1.roles.rawValue)
      }
      return file
    }
  }

  private func file(ofUnit name: String, in store: Handle, _ wanted: Set<String>) -> IndexedFile? {
    guard let unit = indexstore_unit_reader_create(store, name, nil) else { return nil }
    defer { indexstore_unit_reader_dispose(unit) }
    let path = indexstore_unit_reader_get_main_file(unit).string
    guard wanted.contains(path) else { return nil }
    var file = IndexedFile(path: path, occurrences: [])
    Self.forEach(unit, indexstore_unit_reader_dependencies_apply_f) { dependency in
      // A unit depends on the records of its files, and also on files and on other units.
      let isRecord = indexstore_unit_dependency_get_kind(dependency) == 2
      guard isRecord, indexstore_unit_dependency_get_filepath(dependency).string == path else { return }
      file.occurrences += occurrences(ofRecord: indexstore_unit_dependency_get_name(dependency).string, in: store)
    }
    return file
  }

  private func occurrences(ofRecord name: String, in store: Handle) -> [Occurrence] {
    guard let record = indexstore_record_reader_create(store, name, nil) else { return [] }
    defer { indexstore_record_reader_dispose(record) }
    var found: [Occurrence] = []
    // All occurrences of a symbol in a record refer to the symbol by the same handle, so each symbol is read only once.
    var known: [Handle: Occurrence] = [:]
    Self.forEach(record, indexstore_record_reader_occurrences_apply_f) { handle in
      guard let symbol = indexstore_occurrence_get_symbol(handle) else { return }
      var occurrence = known[symbol] ?? Self.occurrence(of: symbol)
      known[symbol] = occurrence
      var (line, column): (UInt32, UInt32) = (0, 0)
      indexstore_occurrence_get_line_col(handle, &line, &column)
      (occurrence.line, occurrence.column) = (Int(line), Int(column))
      occurrence.roles = SymbolRoles(rawValue: indexstore_occurrence_get_roles(handle))
      if wantsRelations { occurrence.relations = Self.relations(of: handle) }
      found.append(occurrence)
    }
    return found
  }

  /// An occurrence of a symbol without its place.
  private static func occurrence(of symbol: Handle) -> Occurrence {
    Occurrence(
      usr: indexstore_symbol_get_usr(symbol).string, name: indexstore_symbol_get_name(symbol).string,
      kind: SymbolKind(rawValue: indexstore_symbol_get_kind(symbol)) ?? .unknown, roles: [], line: 0, column: 0)
  }

  /// Returns the related symbols of an occurrence, sorted by USR.
  private static func relations(of occurrence: Handle) -> [SymbolRelation] {
    var found: [SymbolRelation] = []
    forEach(occurrence, indexstore_occurrence_relations_apply_f) { relation in
      found.append(
        SymbolRelation(
          roles: SymbolRoles(rawValue: indexstore_symbol_relation_get_roles(relation)),
          usr: indexstore_symbol_get_usr(indexstore_symbol_relation_get_symbol(relation)).string))
    }
    return found.sorted { $0.usr < $1.usr }
  }

  /// Calls a function of the library that passes each part of an object to a C callback.
  private static func forEach(
    _ object: Handle, _ apply: (Handle?, Handle?, indexstore_callback?) -> Bool, _ body: (Handle) -> Void
  ) {
    withoutActuallyEscaping(body) { body in
      var receiver = Receiver(body: body)
      withUnsafeMutablePointer(to: &receiver) { receiver in
        _ = apply(object, receiver) { receiver, part in
          receiver!.assumingMemoryBound(to: Receiver.self).pointee.body(part!)
          return true
        }
      }
    }
  }

  private struct Receiver {
    var body: (Handle) -> Void
  }
}

extension indexstore_text {
  fileprivate var string: String {
    data.map { UnsafeRawBufferPointer(start: $0, count: length).text } ?? ""
  }
}
