import SemanticTree
import SwiftUI
import Testing

@Suite @MainActor struct KeyboardTests {
  @Test(
    "Says which keys press a button",
    arguments: [
      (KeyboardShortcut("s"), "Meta+S"), (KeyboardShortcut.defaultAction, "Enter"), (.cancelAction, "Escape"),
      (KeyboardShortcut(.leftArrow, modifiers: [.shift, .option, .control]), "Control+Alt+Shift+ArrowLeft"),
    ])
  func saysWhichKeysPressAButton(_ shortcut: KeyboardShortcut, _ keys: String) throws {
    #expect(try node { Button("Go") {}.keyboardShortcut(shortcut) }.action(.press)?.shortcut == keys)
  }

  @Test("Leaves buttons without keys as they are") func leavesButtonsWithoutKeysAsTheyAre() throws {
    #expect(try node { Button("Go") {} }.action(.press)?.shortcut == nil)
    #expect(try node { Button("Go") {}.keyboardShortcut("g").disabled(true) }.actions == [])
  }
}
