public import Foundation

// Types whose values can be transferred as text

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation { OwnText<String> { $0 } }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation { OwnText<URL> { $0.absoluteString } }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    OwnText<AttributedString> { String($0.characters) }
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    OwnText<Data> { String(data: $0, encoding: .utf8) }
  }
}

struct OwnText<Item: Transferable>: PrimitiveRepresentation {
  let text: @Sendable (Item) -> String?

  func text(of item: Item) -> String? { text(item) }
}
