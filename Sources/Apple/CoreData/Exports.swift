// `import CoreData` also imports Foundation, as on Apple platforms.
@_exported public import Foundation
