@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

// The compiler starts this program and talks to it over standard input and output.
let listener = CompilerPluginMessageListener(
  connection: try StandardIOMessageConnection(), provider: SwiftUIMacroProvider())
try listener.main()

struct SwiftUIMacroProvider: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    switch typeName {
    case "PreviewMacro": PreviewMacro.self
    case "PreviewableMacro": PreviewableMacro.self
    case "EntryMacro": EntryMacro.self
    case "EntryDefaultValueMacro": EntryDefaultValueMacro.self
    case "ModelMacro": ModelMacro.self
    case "PropertyNoteMacro": PropertyNoteMacro.self
    case "ModelActorMacro": ModelActorMacro.self
    default: throw UnknownMacro(name: typeName)
    }
  }
}

struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "SwiftUIMacros has no macro named \(name)" }
}
