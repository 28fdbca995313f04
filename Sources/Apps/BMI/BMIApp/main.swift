import SemanticTree
@_spi(Headless) import SwiftUI

// On Linux, the app shows no window. It runs without one until its tasks are done, and then prints the screen as text.
#if os(Linux)
  let host = HeadlessHost(app: BMIApp())
  await host.settle()
  print(host.tree().outline)
#else
  BMIApp.main()
#endif
