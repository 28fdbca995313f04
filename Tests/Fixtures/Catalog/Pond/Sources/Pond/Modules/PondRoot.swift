import SwiftUI

/// The app's first view.
public struct PondRoot: View {
  public init() {}
  public var body: some View { PondScreen().environmentObject(FishProvider.live) }
}

struct PondRoot_Previews: PreviewProvider {
  static var previews: some View { PondRoot() }
}
