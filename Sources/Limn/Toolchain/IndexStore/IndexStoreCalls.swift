import CIndexStore
import LimnDiagnostics
import Foundation

/// The functions of libIndexStore. The library is loaded from the toolchain at run time.
struct IndexStoreCalls: Sendable {
  typealias Handle = UnsafeMutableRawPointer
  typealias Failure = UnsafeMutablePointer<UnsafeMutableRawPointer?>
  typealias TextGetter = @convention(c) (Handle?) -> IndexStoreText

  let openStore: @convention(c) (UnsafePointer<CChar>, Failure?) -> Handle?
  let closeStore: @convention(c) (Handle) -> Void
  let errorText: @convention(c) (Handle) -> UnsafePointer<CChar>?
  let eachUnit: @convention(c) (Handle, UInt32, Handle, @convention(c) (Handle?, IndexStoreText) -> Bool) -> Bool
  let openUnit: @convention(c) (Handle, UnsafePointer<CChar>, Failure?) -> Handle?
  let closeUnit: @convention(c) (Handle) -> Void
  let unitMainFile: TextGetter
  let unitModule: TextGetter
  let eachDependency: @convention(c) (Handle, Handle, @convention(c) (Handle?, Handle?) -> Bool) -> Bool
  let dependencyKind: @convention(c) (Handle?) -> UInt32
  let dependencyName: TextGetter
  let dependencyPath: TextGetter
  let openRecord: @convention(c) (Handle, UnsafePointer<CChar>, Failure?) -> Handle?
  let closeRecord: @convention(c) (Handle) -> Void
  let eachOccurrence: @convention(c) (Handle, Handle, @convention(c) (Handle?, Handle?) -> Bool) -> Bool
  let occurrenceSymbol: @convention(c) (Handle?) -> Handle?
  let occurrenceRoles: @convention(c) (Handle?) -> UInt64
  let occurrencePlace: @convention(c) (Handle?, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
  let eachRelation: @convention(c) (Handle, Handle, @convention(c) (Handle?, Handle?) -> Bool) -> Bool
  let relationRoles: @convention(c) (Handle?) -> UInt64
  let relationSymbol: @convention(c) (Handle?) -> Handle?
  let symbolKind: @convention(c) (Handle?) -> UInt32
  let symbolName: TextGetter
  let symbolUSR: TextGetter

  /// The number with which the library marks a dependency of a unit on an index record. Dependencies of other kinds
  /// have other numbers.
  static let recordDependency: UInt32 = 2
}

extension IndexStoreCalls {
  static func load(root: String) throws(EnvironmentFailure) -> IndexStoreCalls {
    #if os(macOS)
      let path = root + "/lib/libIndexStore.dylib"
    #else
      let path = root + "/lib/libIndexStore.so"
    #endif
    guard let library = dlopen(path, RTLD_LAZY | RTLD_LOCAL) else {
      throw EnvironmentFailure(
        "the toolchain's index library '\(path)' cannot be loaded: \(String(cString: dlerror()))")
    }
    func call<Function>(_ name: String) throws(EnvironmentFailure) -> Function {
      guard let address = dlsym(library, "indexstore_" + name) else {
        throw EnvironmentFailure("the toolchain's index library '\(path)' has no function indexstore_\(name)")
      }
      return unsafeBitCast(address, to: Function.self)
    }
    return try IndexStoreCalls(
      openStore: call("store_create"), closeStore: call("store_dispose"), errorText: call("error_get_description"),
      eachUnit: call("store_units_apply_f"), openUnit: call("unit_reader_create"),
      closeUnit: call("unit_reader_dispose"),
      unitMainFile: call("unit_reader_get_main_file"), unitModule: call("unit_reader_get_module_name"),
      eachDependency: call("unit_reader_dependencies_apply_f"), dependencyKind: call("unit_dependency_get_kind"),
      dependencyName: call("unit_dependency_get_name"), dependencyPath: call("unit_dependency_get_filepath"),
      openRecord: call("record_reader_create"), closeRecord: call("record_reader_dispose"),
      eachOccurrence: call("record_reader_occurrences_apply_f"), occurrenceSymbol: call("occurrence_get_symbol"),
      occurrenceRoles: call("occurrence_get_roles"), occurrencePlace: call("occurrence_get_line_col"),
      eachRelation: call("occurrence_relations_apply_f"), relationRoles: call("symbol_relation_get_roles"),
      relationSymbol: call("symbol_relation_get_symbol"), symbolKind: call("symbol_get_kind"),
      symbolName: call("symbol_get_name"),
      symbolUSR: call("symbol_get_usr"))
  }

  static func text(_ text: IndexStoreText) -> String {
    guard let data = text.data else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: data, count: text.length), as: UTF8.self)
  }

  func text(ofError error: Handle?) -> String {
    error.flatMap(errorText).map { String(cString: $0) } ?? "no reason was given"
  }

  /// Returns an occurrence with its symbol. `known` contains the symbols that were read before, with their handles as
  /// keys. All occurrences of a symbol in a record refer to the symbol by the same handle, so each symbol is read only
  /// once.
  func occurrence(_ handle: Handle, known: inout [Handle: KnownSymbol]) -> Occurrence {
    var (line, column): (UInt32, UInt32) = (0, 0)
    occurrencePlace(handle, &line, &column)
    let symbol = occurrenceSymbol(handle)
    let found = symbol.flatMap { known[$0] } ?? read(symbol)
    if let symbol { known[symbol] = found }
    return Occurrence(
      usr: found.usr, name: found.name, kind: found.kind, roles: SymbolRoles(rawValue: occurrenceRoles(handle)),
      line: Int(line),
      column: Int(column))
  }

  /// Returns the related symbols of an occurrence, sorted by USR.
  func relations(of occurrence: Handle) -> [SymbolRelation] {
    let relations = Box((calls: self, list: [SymbolRelation]()))
    relations.withContext { context in
      eachRelation(occurrence, context) { context, relation in
        let box = Box<(calls: IndexStoreCalls, list: [SymbolRelation])>.from(context)
        let usr = IndexStoreCalls.text(box.value.calls.symbolUSR(box.value.calls.relationSymbol(relation)))
        box.value.list.append(
          SymbolRelation(roles: SymbolRoles(rawValue: box.value.calls.relationRoles(relation)), usr: usr))
        return true
      }
    }
    return relations.value.list.sorted { $0.usr < $1.usr }
  }

  private func read(_ symbol: Handle?) -> KnownSymbol {
    KnownSymbol(
      usr: Self.text(symbolUSR(symbol)), name: Self.text(symbolName(symbol)),
      kind: SymbolKind(rawValue: symbolKind(symbol)) ?? .unknown)
  }

  /// The data of a symbol that a record contains.
  struct KnownSymbol {
    var usr: String
    var name: String
    var kind: SymbolKind
  }
}
