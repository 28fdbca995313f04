import Testing

@testable import Puddles

/// The log contains the names of action cases, but never text that a user typed.
@Suite struct ActionLogTests {
  private enum Action { case opened, renamed(String) }
  private struct Draft { var text: String }
  private enum Described: CustomStringConvertible {
    case secret
    var description: String { "typed by the user" }
  }

  @Test("A case is logged by its name, without its values")
  func aCaseIsLoggedByItsName() {
    #expect(ActionLog.name(of: Action.opened) == "opened")
    #expect(ActionLog.name(of: Action.renamed("typed")) == "renamed")
  }

  @Test("Other actions are logged without a name")
  func otherActionsAreLoggedWithoutAName() {
    #expect(ActionLog.name(of: "typed by the user") == nil)
    #expect(ActionLog.name(of: Draft(text: "typed by the user")) == nil)
    #expect(ActionLog.name(of: Described.secret) == nil)
  }
}
