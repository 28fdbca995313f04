public import LimnDiagnostics
import Foundation

extension CatalogIndex {
  /// The bytes of `catalog/index.json`: keys sorted, one way to write each value, a newline at the end.
  public func json() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }

  /// Reads an `index.json`; another schema, or what is no JSON, is a diagnostic at the file.
  public static func read(_ bytes: [UInt8], path: String) throws(CatalogReadingError) -> CatalogIndex {
    struct Header: Decodable { var schema: String }
    let place = Location(path: path)
    guard let header = try? JSONDecoder().decode(Header.self, from: Data(bytes)) else {
      throw CatalogReadingError(.error("catalog-unreadable", "'\(path)' is no catalog: it has no \"schema\"", at: place))
    }
    guard header.schema == schemaName else {
      throw CatalogReadingError(
        .error("catalog-schema", "'\(header.schema)' is not the schema of this version, which is '\(schemaName)'", at: place))
    }
    do {
      return try JSONDecoder().decode(CatalogIndex.self, from: Data(bytes))
    } catch {
      throw CatalogReadingError(.error("catalog-unreadable", "'\(path)' does not follow \(schemaName): \(error)", at: place))
    }
  }
}

/// An `index.json` that cannot be used.
public struct CatalogReadingError: Error, Hashable, Sendable {
  public var diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
