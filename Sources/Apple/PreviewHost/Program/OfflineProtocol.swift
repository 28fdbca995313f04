internal import CPreviewHost
internal import Foundation
@_spi(SwiftCorelibsFoundation) internal import FoundationEssentials
internal import FoundationNetworking

/// Answers each request to the network as a device without a connection does.
///
/// Foundation would run a transfer on threads of its own, at the same time as its blocks run in the virtual queue. It
/// expects both in one dispatch queue. A forked process has none of the threads.
final class OfflineProtocol: URLProtocol {
  /// The objects for which this method runs can have one of Foundation's classes.
  override func startLoading() { failSoon(self) }
}

extension OfflineProtocol {
  /// Makes Foundation's own protocols fail. An app's own protocols, such as mocks, are used as before.
  static func install() {
    let own = unsafeBitCast(OfflineProtocol.self as AnyClass, to: UnsafeRawPointer.self)
    for native in URLSessionConfiguration.default.protocolClasses ?? [] {
      _ = limn_class_copy_method(
        unsafeBitCast(native, to: UnsafeMutableRawPointer.self), own, "$s20FoundationNetworking11URLProtocolCMn",
        "$s20FoundationNetworking11URLProtocolC12startLoadingyyFTq")
    }
  }
}

/// Fails a request after the code that started it had the chance to cancel it.
private func failSoon(_ loading: URLProtocol) {
  nonisolated(unsafe) let loading = loading
  DispatchQueue.global().async {
    guard let task = loading.task, task.state != .canceling else { return }
    // Foundation reports to code that waits for a web socket's messages only that the socket was closed, not that it
    // failed.
    (task as? URLSessionWebSocketTask)?.cancel()
    loading.client?.urlProtocol(loading, didFailWithError: URLError(offlineAt: loading.request.url))
  }
}

extension URLError {
  fileprivate init(offlineAt url: URL?) {
    var details: [String: Any] = [NSLocalizedDescriptionKey: "The Internet connection appears to be offline."]
    details[NSURLErrorFailingURLErrorKey] = url
    self.init(.notConnectedToInternet, userInfo: details)
  }
}

extension Data {
  /// Fails as without a connection. Foundation's initializer would wait for a block that cannot run meanwhile.
  @_dynamicReplacement(for:init(_contentsOfRemote:options:))
  private init(_offlineAt url: URL, options: Data.ReadingOptions = []) throws {
    throw CocoaError(
      .fileReadUnknown, userInfo: [NSURLErrorKey: url, NSUnderlyingErrorKey: URLError(offlineAt: url)])
  }
}
