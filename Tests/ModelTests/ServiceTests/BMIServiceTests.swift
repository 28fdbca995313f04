import DataSource
import Testing

@testable import Model

struct BMIServiceTests {
  @Test
  func calculateBMI_heightNotZero_returnsValidValue() {
    let sut = BMIService(.testDependencies())
    #expect(sut.calculateBMI(weight: 70, height: 175) == 22.86)
  }

  @Test(arguments: [0.0, -1])
  func calculateBMI_heightIsNotPositive_returnsZero(height: Double) {
    let sut = BMIService(.testDependencies())
    #expect(sut.calculateBMI(weight: 70, height: height) == 0)
  }

  @Test(
    arguments: [
      (0.0, nil), (18.49, .underweight), (18.5, .normal), (24.99, .normal), (25, .overweight), (29.99, .overweight),
      (30, .obese),
    ] as [(Double, BMICategory?)])
  func category_boundaries_returnsClass(bmi: Double, category: BMICategory?) {
    let sut = BMIService(.testDependencies())
    #expect(sut.category(of: bmi) == category)
  }

  @Test(arguments: [(22.0, 175.0, 67.4), (22, 0, 0)])
  func weight_heightGiven_returnsRoundedWeight(bmi: Double, height: Double, weight: Double) {
    let sut = BMIService(.testDependencies())
    #expect(sut.weight(forBMI: bmi, height: height) == weight)
  }
}
