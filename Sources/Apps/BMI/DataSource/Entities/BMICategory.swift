/// The categories into which the World Health Organization divides the body mass index of adults.
public enum BMICategory: String, Sendable, CaseIterable {
  case underweight
  case normal
  case overweight
  case obese
}
