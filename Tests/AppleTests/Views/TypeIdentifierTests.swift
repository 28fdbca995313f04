import Testing
import UniformTypeIdentifiers

@Suite struct TypeIdentifierTests {
  @Test("Finds a type by its extension and media type") func findsATypeByItsExtensionAndMediaType() {
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
    #expect(UTType("public.unheard-of") == nil && UTType("word") == nil)
    #expect(UTType("org.example.notes")?.conforms(to: .data) == true)
  }

  @Test("Conforms to its parents") func conformsToItsParents() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .item))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.applicationBundle.conforms(to: .directory) && UTType("public.unix-executable") == .unixExecutable)
    #expect(UTType(exportedAs: "org.example.notes", conformingTo: .json).conforms(to: .data))
  }
}
