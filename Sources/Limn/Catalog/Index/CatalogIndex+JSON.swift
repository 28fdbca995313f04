public import LimnDiagnostics

extension CatalogIndex {
  /// The bytes of `catalog/index.json` with sorted keys, so that equal indexes have equal bytes.
  public func json() -> [UInt8] { JSONText.bytes(self) }

  /// Reads an `index.json`. Throws an error if the file is not valid JSON or has a schema other than `schemaName`.
  public static func read(_ bytes: [UInt8], path: String) throws(DiagnosticError) -> CatalogIndex {
    struct Header: Decodable { var schema: String }
    let place = Location(path: path)
    guard let header = try? Header(json: bytes) else {
      throw DiagnosticError(.catalogUnreadable, "'\(path)' is not a catalog: it has no key \"schema\"", at: place)
    }
    guard header.schema == schemaName else {
      throw DiagnosticError(
        .catalogSchema,
        "'\(path)' has the schema '\(header.schema)', but this version of Limn reads '\(schemaName)'", at: place)
    }
    do {
      return try CatalogIndex(json: bytes)
    } catch {
      throw DiagnosticError(
        .catalogUnreadable, "'\(path)' does not match the schema \(schemaName): \(error)", at: place)
    }
  }
}
