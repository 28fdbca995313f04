// swift-tools-version: 6.0
import PackageDescription

// A small app in Puddles, with just enough of SwiftUI to compile.
let package = Package(
  name: "pond",
  targets: [
    .target(name: "SwiftUI"),
    .target(name: "Puddles", dependencies: ["SwiftUI"]),
    .target(name: "Models"),
    .target(name: "MockData", dependencies: ["Models"]),
    .target(name: "Pond", dependencies: ["SwiftUI", "Puddles", "Models", "MockData"]),
    .executableTarget(name: "PondApp", dependencies: ["Pond"]),
    .testTarget(name: "PondTests", dependencies: ["Pond"]),
  ])
