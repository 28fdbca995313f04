import SemanticTree
@_spi(Headless) import SwiftUI

// Linux has no screen, so the app runs without one, waits until its tasks are done, and prints its first screen as text.
#if os(Linux)
  let host = HeadlessHost(app: BMIApp())
  await host.settle()
  print(host.tree().outline)
#else
  BMIApp.main()
#endif
