import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// An incorrect use of a macro, reported where the macro is used.
struct Misuse: DiagnosticMessage {
  let message: String
  let id: String

  var diagnosticID: MessageID { MessageID(domain: "SwiftUIMacros", id: id) }
  var severity: DiagnosticSeverity { .error }
}

extension MacroExpansionContext {
  func report(_ id: String, _ message: String, at node: some SyntaxProtocol) {
    diagnose(Diagnostic(node: node, message: Misuse(message: message, id: id)))
  }
}
