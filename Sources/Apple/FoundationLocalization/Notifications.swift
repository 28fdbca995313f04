public import Foundation

extension NSNotification.Name {
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
  public static let NSProcessInfoThermalStateDidChange = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}
