public import Foundation

/// A saved result.
public struct BMIRecord: Codable, Sendable, Equatable, Identifiable {
  /// The number of the record, from 1.
  public var id: Int
  /// When the record was saved.
  public var date: Date
  /// The weight in kilograms.
  public var weight: Double
  /// The body mass index, in kilograms per square meter.
  public var bmi: Double

  /// Makes a record.
  ///
  /// - Parameters:
  ///   - id: The number of the record, from 1.
  ///   - date: When the record was saved.
  ///   - weight: The weight in kilograms.
  ///   - bmi: The body mass index, in kilograms per square meter.
  public init(id: Int, date: Date, weight: Double, bmi: Double) {
    self.id = id
    self.date = date
    self.weight = weight
    self.bmi = bmi
  }
}
