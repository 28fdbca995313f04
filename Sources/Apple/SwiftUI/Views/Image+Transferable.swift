public import CoreTransferable

extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<Image, String>(exporting: \.spoken)
  }
}
