import PackageDescription

// In a manifest, the argument `products` must come before `dependencies`.
let manifest = Package(
  name: "Core",
  dependencies: [],
  products: [],  // expected-error {{argument 'products' must precede argument 'dependencies'}}
  targets: [.target(name: "Models")]
)
