// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Interface",
  products: [.library(name: "Tide", targets: ["Tide"]), .library(name: "Moon", targets: ["Moon", "MoonTides"])],
  // The catalog documents the published library as a library, although a tool of the package uses it.
  targets: [
    .target(name: "Tide"), .executableTarget(name: "TideTool", dependencies: ["Tide"]),
    // A library that extends a type of another one, whose type has the name of its module.
    .target(name: "Moon"), .target(name: "MoonTides", dependencies: ["Moon"]),
  ]
)
