import SemanticTree
@_spi(Headless) import SwiftUI

// Where there is no screen, the app starts without one, waits until its tasks are done, and prints its first screen.
#if os(Linux)
  let host = HeadlessHost(app: ItemListApp())
  await host.settle()
  print(host.tree().outline)
#else
  ItemListApp.main()
#endif
