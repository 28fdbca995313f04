public import DeveloperToolsSupport

/// A preview of a view for development. Tools find the preview in the built program.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A preview of a view for development, shown with the given traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Makes a variable of a preview, such as a `@State` variable, part of the preview's state. The variable must be
/// declared at the top level of the preview's closure.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Adds a key and accessors to a property in an extension of `EnvironmentValues` or `Transaction`. The environment or
/// the transaction then stores the value of the property.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Part of the expansion of `@Entry`.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "SwiftUIMacros", type: "EntryDefaultValueMacro")
