import PackageDescription

// Products come before dependencies.
let manifest = Package(
  name: "Core",
  dependencies: [],
  products: [],  // expected-error {{argument 'products' must precede argument 'dependencies'}}
  targets: [.target(name: "Models")]
)
