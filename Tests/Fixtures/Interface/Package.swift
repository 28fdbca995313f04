// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Interface",
  products: [.library(name: "Tide", targets: ["Tide"])],
  // The catalog documents the published library as a library, although a tool of the package uses it.
  targets: [.target(name: "Tide"), .executableTarget(name: "TideTool", dependencies: ["Tide"])]
)
