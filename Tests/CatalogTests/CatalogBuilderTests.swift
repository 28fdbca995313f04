import Catalog
import Foundation
import Testing

@Suite struct CatalogBuilderTests {
  let index: CatalogIndex

  init() throws { index = try PondCatalog.result.get().index }

  @Test func printsTheIndex() throws {
    print(String(decoding: try index.json(), as: UTF8.self))
    print(try PondCatalog.result.get().phases)
    print(try PondCatalog.result.get().diagnostics)
  }
}
