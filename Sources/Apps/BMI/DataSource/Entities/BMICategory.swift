/// The World Health Organization's classes of the body mass index of adults.
public enum BMICategory: String, Sendable, CaseIterable {
  case underweight
  case normal
  case overweight
  case obese
}
