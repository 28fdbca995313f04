import LimnDiagnostics
import Testing

/// The registry of diagnostics. Settings, `limn explain`, and the manual depend on it.
struct DiagnosticKindTests {
  @Test("The texts of a kind are sentences") func textsAreSentences() {
    for kind in DiagnosticKind.allCases {
      #expect(kind.cause.hasSuffix(".") && kind.remedy.hasSuffix("."), "\(kind.id)")
    }
  }

  @Test("An id is in kebab case") func idsAreInKebabCase() {
    let form = #/[a-z][a-z0-9]*(-[a-z0-9]+)*/#
    #expect(DiagnosticKind.allCases.map(\.id).filter { $0.wholeMatch(of: form) == nil } == [])
  }

  @Test("A diagnostic has the severity of its kind unless another is given") func hasTheSeverityOfItsKind() {
    #expect(Diagnostic(.emptyLink, "m", at: nil).severity == .warning)
    #expect(Diagnostic(.emptyLink, "m", severity: .note, at: nil).severity == .note)
    #expect(Diagnostic(.emptyLink, "m", at: nil).kind == .emptyLink)
    #expect(Diagnostic(severity: .error, id: "cannot-find-in-scope", message: "m").kind == nil)
  }
}
