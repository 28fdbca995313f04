// `import AppIntents` also imports Foundation, as on Apple platforms.
@_exported public import Foundation
@_exported public import FoundationLocalization
