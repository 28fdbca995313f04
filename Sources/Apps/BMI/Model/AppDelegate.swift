#if canImport(AppKit)
  public import AppKit
  public import Foundation

  /// The delegate of the app, which is notified when the app has started.
  @MainActor public final class AppDelegate: NSObject, NSApplicationDelegate {
    private let appDependencies = AppDependencies.shared

    public override init() { super.init() }

    /// Sends the records that earlier runs saved, so that the first screen receives them.
    public func applicationDidFinishLaunching(_ notification: Notification) {
      RecordService(appDependencies).restore()
    }
  }
#endif
