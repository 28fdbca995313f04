public import FoundationNetworking

// Settings that only Apple's platforms have. Previews load nothing.
extension URLSessionConfiguration {
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  public var shouldUseExtendedBackgroundIdleMode: Bool {
    get { false }
    set {}
  }
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
  public var sessionSendsLaunchEvents: Bool {
    get { true }
    set {}
  }
}
