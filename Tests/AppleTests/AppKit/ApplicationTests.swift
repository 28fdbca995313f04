@_spi(Headless) import AppKit
import Foundation
import Testing

private final class Delegate: NSObject, NSApplicationDelegate {
  var calls: [String] = []

  func applicationDidFinishLaunching(_ notification: Notification) { calls.append(notification.name.rawValue) }
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateCancel }
}

@Suite @MainActor struct ApplicationTests {
  @Test("Tells its delegate what happens") func tellsItsDelegateWhatHappens() {
    let (application, delegate) = (NSApplication(), Delegate())
    application.delegate = delegate
    application.finishLaunching()
    #expect(delegate.calls == ["NSApplicationDidFinishLaunchingNotification"])
    #expect(!application.askToTerminate())
  }
}
