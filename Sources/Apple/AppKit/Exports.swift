// `import AppKit` also imports these modules, as on macOS.
@_exported public import CoreGraphicsTypes
@_exported public import Foundation
@_exported public import FoundationLocalization
