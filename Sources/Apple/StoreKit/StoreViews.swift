public import SwiftUI

/// A message in place of products, which the store would load.
private struct UnavailableStore: View {
  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "cart")
      Text(verbatim: "Store Unavailable")
    }
    .font(.callout).foregroundStyle(.secondary).padding()
  }
}

/// A list of products. Previews have no store, so none are shown.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  public var body: some View { UnavailableStore().frame(maxWidth: .infinity, maxHeight: .infinity) }
}

extension StoreView where PlaceholderIcon == EmptyView {
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) {}
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public init(ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {}
}

extension StoreView {
  public init(
    ids: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) {}
}

/// A product with its icon. Previews have no store, so only the icon and the product's identifier are shown.
public struct ProductView<Icon: View>: View {
  let id: Product.ID
  let icon: Icon

  public var body: some View {
    HStack {
      icon
      Text(verbatim: id).foregroundStyle(.secondary)
    }
  }
}

extension ProductView {
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon) {
    (self.id, self.icon) = (id, icon())
  }
  public init<Placeholder: View>(
    id: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> Placeholder
  ) { (self.id, self.icon) = (id, icon()) }
}

extension ProductView where Icon == EmptyView {
  public init(id: Product.ID, prefersPromotionalIcon: Bool = false) { (self.id, icon) = (id, EmptyView()) }
}

/// The options of a subscription below marketing content. Previews have no store, so only the content is shown.
public struct SubscriptionStoreView<Content: View>: View {
  let content: Content
  public var body: some View {
    VStack {
      content
      UnavailableStore()
    }
  }
}

extension SubscriptionStoreView {
  public init(groupID: String, @ViewBuilder marketingContent: () -> Content) { content = marketingContent() }
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship,
    @ViewBuilder marketingContent: () -> Content
  ) { content = marketingContent() }
  public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  public init(groupID: String) { content = EmptyView() }
  public init(productIDs: some Collection<Product.ID>) { content = EmptyView() }
}

extension Product {
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    public static let current = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }

  /// The state of loading something from the store.
  public enum TaskState: Sendable { case loading, unavailable, success(Product) }
}

/// The state of loading an entitlement from the store.
public enum EntitlementTaskState<Value> {
  case loading, failure(any Error), success(Value)
  public func map<Other>(_ transform: (Value) -> Other) -> EntitlementTaskState<Other> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(transform(value))
    }
  }
  public func map<Other>(_ transform: @Sendable (Value) async -> Other) async -> EntitlementTaskState<Other> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(await transform(value))
    }
  }
  public var value: Value? { if case .success(let value) = self { value } else { nil } }
}

public struct SubscriptionStoreButtonLabel: Sendable {
  public static let automatic = SubscriptionStoreButtonLabel()
  public static let action = SubscriptionStoreButtonLabel()
  public static let displayName = SubscriptionStoreButtonLabel()
  public static let multiline = SubscriptionStoreButtonLabel()
  public static let price = SubscriptionStoreButtonLabel()
  public static let singleLine = SubscriptionStoreButtonLabel()
  public var action: SubscriptionStoreButtonLabel { self }
  public var displayName: SubscriptionStoreButtonLabel { self }
  public var price: SubscriptionStoreButtonLabel { self }
}

public enum SubscriptionStoreControlBackground: Sendable { case automatic, gradientMaterial }
public enum StoreButtonKind: Sendable { case cancellation, policies, redeemCode, restorePurchases, signIn }

public protocol ProductViewStyle {}
public struct AutomaticProductViewStyle: ProductViewStyle {}
extension ProductViewStyle where Self == AutomaticProductViewStyle {
  public static var automatic: AutomaticProductViewStyle { AutomaticProductViewStyle() }
  public static var compact: AutomaticProductViewStyle { AutomaticProductViewStyle() }
  public static var regular: AutomaticProductViewStyle { AutomaticProductViewStyle() }
  public static var large: AutomaticProductViewStyle { AutomaticProductViewStyle() }
}

extension View {
  public nonisolated func productViewStyle(_ style: some ProductViewStyle) -> some View { self }
  public nonisolated func productDescription(_ visibility: Visibility) -> some View { self }
  public nonisolated func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View { self }
  public nonisolated func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
  public nonisolated func subscriptionStoreControlBackground(_ style: SubscriptionStoreControlBackground) -> some View {
    self
  }
  public nonisolated func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
  public nonisolated func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
  ) -> some View { self }
  public nonisolated func containerBackground<Background: View>(
    for container: SubscriptionStoreContainer, alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { background(alignment: alignment, content: content) }
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String)
    -> some View
  { self }
  public nonisolated func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
  public nonisolated func refundRequestSheet(
    for transactionID: Transaction.ID, isPresented: Binding<Bool>,
    onDismiss: ((Result<Transaction.RefundRequestStatus, any Error>) -> Void)? = nil
  ) -> some View { self }
  public nonisolated func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  public nonisolated func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  public nonisolated func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium, action: @escaping @MainActor (Product.TaskState) async -> Void
  ) -> some View { task { await action(.unavailable) } }
  public nonisolated func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { task { await action(.success([])) } }
  public nonisolated func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { task { await action(.success(nil)) } }
}

public enum SubscriptionStoreContainer: Sendable {
  case subscriptionStore, subscriptionStoreHeader, subscriptionStoreFullHeight
}

/// Asks the user for a review. A preview shows no such request.
public struct RequestReviewAction: Sendable {
  @MainActor public func callAsFunction() {}
}

private struct RequestReviewKey: EnvironmentKey { static let defaultValue = RequestReviewAction() }

/// Buys a product. In a preview, the user always cancels.
public struct PurchaseAction: Sendable {
  @MainActor public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws
    -> Product.PurchaseResult
  { .userCancelled }
}

private struct PurchaseKey: EnvironmentKey { static let defaultValue = PurchaseAction() }

extension EnvironmentValues {
  public var requestReview: RequestReviewAction { self[RequestReviewKey.self] }
  public var purchase: PurchaseAction { self[PurchaseKey.self] }
}
