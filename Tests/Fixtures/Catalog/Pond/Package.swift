// swift-tools-version: 6.0
import PackageDescription

// Three small apps, one in each architecture, with just enough of SwiftUI to compile.
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

    .target(name: "LUCA"),
    .target(name: "Readings", dependencies: ["LUCA"]),
    .target(name: "Scales", dependencies: ["LUCA", "Readings", "SwiftUI"]),
    .target(name: "ScaleViews", dependencies: ["LUCA", "Readings", "Scales", "SwiftUI"]),
    .executableTarget(name: "ScaleApp", dependencies: ["ScaleViews"]),
    .testTarget(name: "ScalesTests", dependencies: ["Scales"]),

    .target(name: "ViewContract", dependencies: ["SwiftUI"]),
    .target(name: "Shelf", dependencies: ["ViewContract", "SwiftUI"]),
    .executableTarget(name: "ShelfApp", dependencies: ["Shelf"]),
  ])
