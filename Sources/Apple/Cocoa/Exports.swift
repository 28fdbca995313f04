// `import Cocoa` imports these modules, as on macOS.
@_exported public import AppKit
@_exported public import CoreData
@_exported public import Foundation
