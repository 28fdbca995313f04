import Foundation

/// Runs libFuzzer. It calls `body` for each input, and it usually ends the process itself.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

// Usage: `limn-fuzz TARGET`, followed by libFuzzer's options and folders. Without a target, the program prints the
// names of all targets.
guard CommandLine.arguments.count > 1, let name = FuzzTarget(rawValue: CommandLine.arguments[1]) else {
  print(FuzzTarget.allCases.map(\.rawValue).joined(separator: "\n"))
  exit(CommandLine.arguments.count > 1 ? 2 : 0)
}
let target = name
var count = CommandLine.argc - 1
var arguments = CommandLine.unsafeArgv + 1
exit(
  runFuzzer(&count, &arguments) { start, length in
    target.run(Array(UnsafeBufferPointer(start: start, count: length)))
    return 0
  })
