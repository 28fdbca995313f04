import LimnDiagnostics
import Testing

/// The registry of diagnostics. Settings, `limn explain`, and the manual depend on it.
struct DiagnosticKindTests {
  /// A severity that does not exist would be read as a part of the cause, and a second bar would lose a text.
  @Test("The texts of a kind are sentences") func textsAreSentences() {
    for kind in DiagnosticKind.allCases {
      for text in [kind.cause, kind.remedy] {
        #expect(text.wholeMatch(of: /[A-Z`\d](.|\n)*\./) != nil, "\(kind.id): \(text)")
      }
    }
  }

  @Test("The texts of a kind are read from its raw value") func textsAreReadFromTheRawValue() {
    #expect(DiagnosticKind.repeatedFootnote.severity == .warning)
    #expect(DiagnosticKind.repeatedFootnote.cause == "Two footnotes have the same label.")
    #expect(DiagnosticKind.repeatedFootnote.remedy == "Change one of the labels.")
    #expect(DiagnosticKind.invalidProfile.remedy == "Follow the message.")
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
