import ActivityKit
import AuthenticationServices
import CoreLocation
@_spi(Headless) import DeveloperToolsSupport
import Foundation
import HealthKit
import LocalAuthentication
import PhotosUI
import SemanticTree
import StoreKit
@_spi(Headless) import SwiftUI
import Testing
import UserNotifications
import WatchConnectivity
import WidgetKit

private struct Delivery: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  var order: String
}

private struct DeliveryWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Delivery.self) { context in
      Text("\(context.attributes.order) in \(context.state.minutes) minutes")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("Order") }
        DynamicIslandExpandedRegion(.bottom) { Text("Bottom") }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("\(context.state.minutes)")
      } minimal: {
        Text("M")
      }
    }
  }
}

#Preview("Delivery", as: .content, using: Delivery(order: "Soup")) {
  DeliveryWidget()
} contentStates: {
  Delivery.ContentState(minutes: 5)
}

/// Frameworks whose services previews do not have.
@Suite @MainActor struct FrameworkTests {
  private func text(_ kind: ActivityPreviewViewKind) -> String {
    let preview = Preview(as: kind, using: Delivery(order: "Soup")) {
      DeliveryWidget()
    } contentStates: {
      Delivery.ContentState(minutes: 5)
    }
    let content = preview.content() as? AnyView
    return outline { content ?? AnyView(EmptyView()) }
  }

  @Test("Shows a Live Activity in each of its forms") func liveActivity() {
    #expect(text(.content).contains("Soup in 5 minutes"))
    let expanded = text(.dynamicIsland(.expanded))
    #expect(expanded.contains("Order") && expanded.contains("Bottom") && !expanded.contains("\"M\""), "\(expanded)")
    #expect(text(.dynamicIsland(.minimal)).contains("M"))
  }

  @Test("Starts, updates, and ends a Live Activity") func activity() async throws {
    let first = ActivityContent(state: Delivery.ContentState(minutes: 9), staleDate: nil)
    let activity = try Activity.request(attributes: Delivery(order: "Tea"), content: first)
    #expect(Activity<Delivery>.activities.contains { $0.id == activity.id })
    var updates = activity.contentUpdates.makeAsyncIterator()
    await activity.update(ActivityContent(state: Delivery.ContentState(minutes: 3), staleDate: nil))
    #expect(await updates.next()?.state.minutes == 3 && activity.content.state.minutes == 3)
    await activity.end(nil, dismissalPolicy: .immediate)
    #expect(activity.activityState == .ended)
    #expect(!Activity<Delivery>.activities.contains { $0.id == activity.id })
  }

  @Test("Keeps pending notifications, and has no permission to show any") func notifications() async throws {
    let center = UNUserNotificationCenter.current()
    let isAllowed = try await center.requestAuthorization(options: [.alert])
    #expect(!isAllowed)
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    let content = UNMutableNotificationContent()
    content.title = "Water"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    let request = UNNotificationRequest(identifier: "water", content: content, trigger: trigger)
    for _ in 0..<2 { try await center.add(request) }
    let pending = await center.pendingNotificationRequests().filter { $0.identifier == "water" }
    #expect(pending.count == 1 && pending.first?.content.title == "Water")
    center.removePendingNotificationRequests(withIdentifiers: ["water"])
    #expect(await center.pendingNotificationRequests().allSatisfy { $0.identifier != "water" })
  }

  @Test("Activates a session with a watch that is not there") func watch() throws {
    final class Delegate: NSObject, WCSessionDelegate {
      var state: WCSessionActivationState?
      func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?
      ) { state = activationState }
    }
    let (session, delegate) = (WCSession(), Delegate())
    #expect(throws: WCError.self) { try session.updateApplicationContext(["a": 1]) }
    session.delegate = delegate
    session.activate()
    try session.updateApplicationContext(["a": 1])
    #expect(delegate.state == .activated && session.applicationContext["a"] as? Int == 1 && !session.isPaired)
    var failure: (any Error)?
    session.sendMessage([:], replyHandler: nil) { failure = $0 }
    #expect((failure as? WCError)?.code == .notReachable)
  }

  @Test("Lets the user cancel signing in") func signIn() throws {
    var outcome = "none"
    let host = HeadlessHost(
      SignInWithAppleButton(.signUp, onRequest: { $0.requestedScopes = [.email] }) { result in
        if case .failure(let error as ASAuthorizationError) = result, error.code == .canceled { outcome = "canceled" }
      })
    #expect(host.tree().children.map(\.outline).joined().contains("Sign up with Apple"))
    try host.press("Sign up with Apple")
    #expect(outcome == "canceled")
  }

  @Test("Has no products, no photos, no location, and no fingerprint") func nothing() async throws {
    #expect(try await Product.products(for: ["a"]).isEmpty)
    #expect(await Transaction.currentEntitlement(for: "a") == nil)
    #expect(CLLocationManager().location == nil && CLLocationManager().authorizationStatus == .notDetermined)
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    let picker = outline { PhotosPicker("Choose", selection: .constant([])) }
    #expect(picker.contains("Choose"))
    #expect(outline { ProductView(id: "annual") { Text("Icon") } }.contains("annual"))
  }

  @Test("Health data is not available, and quantities are converted between units") func healthUnits() {
    #expect(!HKHealthStore.isHealthDataAvailable())
    let milligrams = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
    let millimoles = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose).unitDivided(by: .liter())
    let sugar = HKQuantity(unit: milligrams, doubleValue: 90)
    #expect(abs(sugar.doubleValue(for: millimoles) - 4.9957) < 0.001 && sugar.is(compatibleWith: millimoles))
    #expect(!sugar.is(compatibleWith: .gram()) && milligrams.unitString == "mg/dL" && milligrams != millimoles)
    #expect(HKQuantity(unit: .hour(), doubleValue: 2) == HKQuantity(unit: .minute(), doubleValue: 120))
    #expect(sugar.compare(HKQuantity(unit: millimoles, doubleValue: 5)) == .orderedAscending)
    #expect(HKQuantityType(.stepCount) == HKObjectType.quantityType(forIdentifier: .stepCount))
  }
}
