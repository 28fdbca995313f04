/// A property of a class. When it is set, it first publishes the new value and then stores it.
@propertyWrapper public struct Published<Value> {
  private var storage: PublishedStorage<Value>

  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The property's publisher. It first sends the current value to a new subscriber. Later, it sends each new value
  /// before the property stores the value.
  public var projectedValue: Published<Value>.Publisher {
    mutating get { Publisher(storage: storage) }
    _modify {
      var publisher = Publisher(storage: storage)
      yield &publisher
      storage = publisher.storage
    }
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    // swift-format-ignore: UseExplicitNilCheckInConditions
    set { fatalError("@Published is only available on properties of classes") }
  }

  public static subscript<EnclosingSelf>(
    _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value where EnclosingSelf: AnyObject {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.send(newValue) }
  }
}

extension Published {
  /// The publisher of a `@Published` property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    public func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never {
      storage.attach(subscriber)
    }
  }
}

extension Published: ChangeAnnouncing {
  func announce(to publisher: ObservableObjectPublisher) {
    storage.announce(to: publisher)
  }
}
