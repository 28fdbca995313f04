import SemanticTree
@_spi(Headless) import SwiftUI

// On Linux, the app has no window. It runs until all its tasks are done, and then prints its screen as text.
#if os(Linux)
  let host = HeadlessHost(app: BMIApp())
  await host.settle()
  print(host.tree().outline)
#else
  BMIApp.main()
#endif
