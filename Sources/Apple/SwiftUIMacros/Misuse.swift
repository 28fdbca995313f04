import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A wrong use of a macro, reported at its location.
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
