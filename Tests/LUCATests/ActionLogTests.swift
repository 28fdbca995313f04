import Testing

@testable import LUCA

/// The log contains the names of action cases, but never text that a user typed.
@Suite struct ActionLogTests {
  private enum Part: Sendable { case applied, typed(String) }
  private enum Action { case opened, renamed(String), part(Part) }
  private enum Described: CustomStringConvertible {
    case secret
    var description: String { "typed by the user" }
  }

  @Test("A case is logged by its name, without its values")
  func aCaseIsLoggedByItsName() {
    #expect(ActionLog.name(of: Action.opened) == "opened")
    #expect(ActionLog.name(of: Action.renamed("typed")) == "renamed")
    #expect(ActionLog.name(of: Action.part(.applied)) == "part(.applied)")
    #expect(ActionLog.name(of: Action.part(.typed("text"))) == "part(.typed)")
  }

  @Test("Of other actions only the type is logged")
  func ofOtherActionsOnlyTheTypeIsLogged() {
    #expect(ActionLog.name(of: "typed by the user") == "String")
    #expect(ActionLog.name(of: Described.secret) == "Described")
  }
}
