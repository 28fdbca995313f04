import SwiftUI

// As on iOS, SwiftUI's importers can use UIKit.
let keyboard = UIKeyboardType.numberPad

#if canImport(UIKit)
  struct PhoneOnly { let color = UIColor.red }
#else
  struct DeskOnly {}
#endif
