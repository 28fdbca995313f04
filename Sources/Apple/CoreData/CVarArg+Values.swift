public import Foundation

// Values that code passes to the format of a predicate, as in `id as CVarArg`.

extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(of: uuidString) }
}

extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { encoding(of: description) }
}

/// The address of an object that `%@` writes. It is never released, since the formatter does not own it.
private func encoding(of text: String) -> [Int] {
  [Int(bitPattern: Unmanaged.passRetained(NSString(string: text)).toOpaque())]
}
