// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Notes",
  targets: [
    .target(name: "Notes"),
    .executableTarget(name: "NotesApp", dependencies: ["Notes"]),
    .executableTarget(name: "notes-tool", dependencies: ["Notes"], path: "Sources/Tool"),
  ])
