import Combine
import SemanticTree
@_spi(Headless) import SwiftUI
import Testing

@MainActor @Suite("The environment") struct EnvironmentTests {
  @Test("A value applies to all descendants, and an override to its own descendants")
  func overrides() {
    let host = HeadlessHost(
      VStack {
        LimitReader()
        LimitReader().environment(\.limit, 9)
        VStack { LimitReader() }.environment(\.limit, 5)
      })
    #expect(host.tree().texts == ["3", "9", "5"])
  }

  @Test("The innermost override is used")
  func innermost() {
    let host = HeadlessHost(LimitReader().environment(\.limit, 1).environment(\.limit, 2))
    #expect(host.tree().texts == ["1"])
  }

  @Test("A change of the environment evaluates only the bodies that read it")
  func onlyReaders() throws {
    let host = HeadlessHost(LimitOwner())
    try host.press("more")
    #expect(host.tree().texts == ["more", "1", "static"])
    #expect(host.bodyCounts["LimitReader"] == 2)
    #expect(host.bodyCounts["Plain"] == 1)
  }

  @Test("A transformation receives the inherited value")
  func transformed() {
    let host = HeadlessHost(LimitReader().transformEnvironment(\.limit) { $0 *= 2 }.environment(\.limit, 4))
    #expect(host.tree().texts == ["8"])
  }

  @Test("An observable object is found by its type, and a missing optional one is nil")
  func observableByType() {
    let host = HeadlessHost(
      VStack {
        ThemeReader().environment(Theme(name: "dark"))
        ThemeReader()
      })
    #expect(host.tree().texts == ["dark", "none"])
  }

  @Test("An environment object can be read, observed, and bound")
  func environmentObject() throws {
    let session = Session()
    let host = HeadlessHost(SessionReader().environmentObject(session))
    try host.press("user nobody")
    #expect(session.user == "somebody")
    #expect(host.tree().texts == ["user somebody"])
  }

  @Test("A view with a missing environment object is left out and reported, and other views are shown")
  func missingObject() {
    let host = HeadlessHost(
      VStack {
        Text("before")
        SessionReader()
      })
    #expect(host.tree().texts == ["before"])
    #expect(host.problems.map(\.kind) == [.missingEnvironmentObject])
    #expect(host.problems.first?.views.first == "SessionReader")
    #expect(host.problems.first?.message.contains("no Session in the environment") == true)
  }

  @Test("A missing environment object is reported only when it is read")
  func missingObjectInAction() throws {
    let host = HeadlessHost(
      VStack {
        SessionEnder()
        Text("after")
      })
    #expect(host.tree().texts == ["Leave", "Log out", "after"])
    #expect(host.problems.isEmpty)
    try host.press("Leave")
    #expect(host.tree().texts == ["Leave", "Log out", "left", "after"])
    #expect(host.problems.isEmpty)
    try host.press("Log out")
    #expect(host.tree().texts == ["after"])
    #expect(host.tree().all.contains { $0.role == .problem })
    #expect(host.problems.map(\.kind) == [.missingEnvironmentObject])
    #expect(host.problems.first?.views.first == "SessionEnder")
  }

  @Test("A missing environment object is reported if a closure of the body or an appearance reads it")
  func missingObjectInClosures() {
    for phase in [SessionPhases.Phase.row, .appearance] {
      let host = HeadlessHost(
        VStack {
          Text("before")
          SessionPhases(phase: phase)
        })
      #expect(host.tree().texts == ["before"])
      #expect(host.problems.map(\.kind) == [.missingEnvironmentObject])
    }
    let themed = HeadlessHost(RequiredTheme())
    #expect(themed.tree().texts.isEmpty)
    #expect(themed.problems.map(\.kind) == [.missingEnvironmentObject])
  }

  @Test("A view is shown when an object that was missing is provided")
  func objectProvidedLater() throws {
    let host = HeadlessHost(SessionProvider())
    #expect(host.tree().texts == ["provide"])
    #expect(host.problems.map(\.kind) == [.missingEnvironmentObject])
    try host.press("provide")
    #expect(host.tree().texts == ["provide", "user nobody"])
  }

  @Test("Disabled controls have no actions at any depth")
  func disabled() {
    let host = HeadlessHost(VStack { Button("a") {}.disabled(false) }.disabled(true))
    let button = host.tree().first(.button, "a")
    #expect(button?.actions.isEmpty == true)
    #expect(button?.traits == [.disabled])
  }
}

extension EnvironmentValues {
  @Entry fileprivate var limit = 3
}

private struct LimitReader: View {
  @Environment(\.limit) private var limit
  var body: some View { Text("\(limit)") }
}

private struct Plain: View {
  var body: some View { Text("static") }
}

private struct LimitOwner: View {
  @State private var limit = 0

  var body: some View {
    Button("more") { limit += 1 }
    VStack {
      LimitReader()
      Plain()
    }
    .environment(\.limit, limit)
  }
}

@Observable private final class Theme {
  let name: String
  init(name: String) { self.name = name }
}

private struct ThemeReader: View {
  @Environment(Theme.self) private var theme: Theme?
  var body: some View { Text(theme?.name ?? "none") }
}

@MainActor private final class Session: ObservableObject {
  @Published var user = "nobody"
}

private struct SessionReader: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    let user = $session.user
    Button("user \(session.user)") { user.wrappedValue = "somebody" }
  }
}

private struct SessionEnder: View {
  @EnvironmentObject private var session: Session
  @State private var hasLeft = false

  var body: some View {
    Button("Leave") { hasLeft = true }
    Button("Log out") { session.user = "nobody" }
    if hasLeft { Text("left") }
  }
}

private struct SessionPhases: View {
  enum Phase { case row, appearance }
  @EnvironmentObject private var session: Session
  let phase: Phase

  var body: some View {
    switch phase {
    case .row: ForEach(0..<2) { _ in Text(session.user) }
    case .appearance: Text("appears").onAppear { session.user = "somebody" }
    }
  }
}

private struct RequiredTheme: View {
  @Environment(Theme.self) private var theme: Theme
  var body: some View { Text(theme.name) }
}

private struct SessionProvider: View {
  @State private var isProvided = false
  @State private var session = Session()

  var body: some View {
    Button("provide") { isProvided = true }
    Wrapped().environment(\.limit, isProvided ? 1 : 2).modifier(Provision(session: isProvided ? session : nil))
  }

  struct Wrapped: View {
    var body: some View { SessionReader() }
  }
}

private struct Provision: ViewModifier {
  let session: Session?

  func body(content: Content) -> some View {
    if let session { content.environmentObject(session) } else { content }
  }
}
