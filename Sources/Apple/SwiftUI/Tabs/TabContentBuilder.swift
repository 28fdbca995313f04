/// Combines the tabs in a closure.
@resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  /// A view that contains the tabs of a tab view.
  public struct Content<C> where C: TabContent {
    let tabs: C
  }

  @MainActor public static func buildExpression<T>(_ content: T) -> some TabContent<TabValue>
  where TabValue == T.TabValue, T: TabContent {
    content
  }

  @MainActor public static func buildBlock<T>(_ content: T) -> some TabContent<TabValue>
  where TabValue == T.TabValue, T: TabContent {
    content
  }

  @MainActor public static func buildBlock<T0, T1>(_ t0: T0, _ t1: T1) -> some TabContent<TabValue>
  where TabValue == T0.TabValue, T0: TabContent, T1: TabContent, T0.TabValue == T1.TabValue {
    TabPair(first: t0, second: t1)
  }

  @MainActor public static func buildBlock<T0, T1, T2>(_ t0: T0, _ t1: T1, _ t2: T2) -> some TabContent<TabValue>
  where
    TabValue == T0.TabValue, T0: TabContent, T1: TabContent, T2: TabContent, T0.TabValue == T1.TabValue,
    T1.TabValue == T2.TabValue
  {
    TabPair(first: t0, second: TabPair(first: t1, second: t2))
  }

  @MainActor public static func buildBlock<T0, T1, T2, T3>(_ t0: T0, _ t1: T1, _ t2: T2, _ t3: T3) -> some TabContent<
    TabValue
  >
  where
    TabValue == T0.TabValue, T0: TabContent, T1: TabContent, T2: TabContent, T3: TabContent, T0.TabValue == T1.TabValue,
    T1.TabValue == T2.TabValue, T2.TabValue == T3.TabValue
  {
    TabPair(first: t0, second: TabPair(first: t1, second: TabPair(first: t2, second: t3)))
  }

  @MainActor public static func buildBlock<T0, T1, T2, T3, T4>(_ t0: T0, _ t1: T1, _ t2: T2, _ t3: T3, _ t4: T4)
    -> some TabContent<
      TabValue
    >
  where
    TabValue == T0.TabValue, T0: TabContent, T1: TabContent, T2: TabContent, T3: TabContent, T4: TabContent,
    T0.TabValue == T1.TabValue,
    T1.TabValue == T2.TabValue, T2.TabValue == T3.TabValue, T3.TabValue == T4.TabValue
  {
    TabPair(first: t0, second: TabPair(first: t1, second: TabPair(first: t2, second: TabPair(first: t3, second: t4))))
  }

  @MainActor public static func buildBlock<T0, T1, T2, T3, T4, T5>(
    _ t0: T0, _ t1: T1, _ t2: T2, _ t3: T3, _ t4: T4, _ t5: T5
  )
    -> some TabContent<TabValue>
  where
    TabValue == T0.TabValue, T0: TabContent, T1: TabContent, T2: TabContent, T3: TabContent, T4: TabContent,
    T5: TabContent,
    T0.TabValue == T1.TabValue, T1.TabValue == T2.TabValue, T2.TabValue == T3.TabValue, T3.TabValue == T4.TabValue,
    T4.TabValue == T5.TabValue
  {
    TabPair(
      first: t0,
      second: TabPair(
        first: t1, second: TabPair(first: t2, second: TabPair(first: t3, second: TabPair(first: t4, second: t5)))))
  }

  @MainActor public static func buildBlock<T0, T1, T2, T3, T4, T5, T6>(
    _ t0: T0, _ t1: T1, _ t2: T2, _ t3: T3, _ t4: T4, _ t5: T5, _ t6: T6
  )
    -> some TabContent<TabValue>
  where
    TabValue == T0.TabValue, T0: TabContent, T1: TabContent, T2: TabContent, T3: TabContent, T4: TabContent,
    T5: TabContent, T6: TabContent,
    T0.TabValue == T1.TabValue, T1.TabValue == T2.TabValue, T2.TabValue == T3.TabValue, T3.TabValue == T4.TabValue,
    T4.TabValue == T5.TabValue, T5.TabValue == T6.TabValue
  {
    TabPair(
      first: t0,
      second: TabPair(
        first: t1,
        second: TabPair(
          first: t2, second: TabPair(first: t3, second: TabPair(first: t4, second: TabPair(first: t5, second: t6))))))
  }

  @MainActor public static func buildBlock<T0, T1, T2, T3, T4, T5, T6, T7>(
    _ t0: T0, _ t1: T1, _ t2: T2, _ t3: T3, _ t4: T4, _ t5: T5, _ t6: T6, _ t7: T7
  ) -> some TabContent<TabValue>
  where
    TabValue == T0.TabValue, T0: TabContent, T1: TabContent, T2: TabContent, T3: TabContent, T4: TabContent,
    T5: TabContent, T6: TabContent,
    T7: TabContent, T0.TabValue == T1.TabValue, T1.TabValue == T2.TabValue, T2.TabValue == T3.TabValue,
    T3.TabValue == T4.TabValue,
    T4.TabValue == T5.TabValue, T5.TabValue == T6.TabValue, T6.TabValue == T7.TabValue
  {
    TabPair(
      first: t0,
      second: TabPair(
        first: t1,
        second: TabPair(
          first: t2,
          second: TabPair(
            first: t3, second: TabPair(first: t4, second: TabPair(first: t5, second: TabPair(first: t6, second: t7))))))
    )
  }

  @MainActor public static func buildBlock<T0, T1, T2, T3, T4, T5, T6, T7, T8>(
    _ t0: T0, _ t1: T1, _ t2: T2, _ t3: T3, _ t4: T4, _ t5: T5, _ t6: T6, _ t7: T7, _ t8: T8
  ) -> some TabContent<TabValue>
  where
    TabValue == T0.TabValue, T0: TabContent, T1: TabContent, T2: TabContent, T3: TabContent, T4: TabContent,
    T5: TabContent, T6: TabContent,
    T7: TabContent, T8: TabContent, T0.TabValue == T1.TabValue, T1.TabValue == T2.TabValue, T2.TabValue == T3.TabValue,
    T3.TabValue == T4.TabValue, T4.TabValue == T5.TabValue, T5.TabValue == T6.TabValue, T6.TabValue == T7.TabValue,
    T7.TabValue == T8.TabValue
  {
    TabPair(
      first: t0,
      second: TabPair(
        first: t1,
        second: TabPair(
          first: t2,
          second: TabPair(
            first: t3,
            second: TabPair(
              first: t4, second: TabPair(first: t5, second: TabPair(first: t6, second: TabPair(first: t7, second: t8))))
          ))))
  }

  @MainActor public static func buildBlock<T0, T1, T2, T3, T4, T5, T6, T7, T8, T9>(
    _ t0: T0, _ t1: T1, _ t2: T2, _ t3: T3, _ t4: T4, _ t5: T5, _ t6: T6, _ t7: T7, _ t8: T8, _ t9: T9
  ) -> some TabContent<TabValue>
  where
    TabValue == T0.TabValue, T0: TabContent, T1: TabContent, T2: TabContent, T3: TabContent, T4: TabContent,
    T5: TabContent, T6: TabContent,
    T7: TabContent, T8: TabContent, T9: TabContent, T0.TabValue == T1.TabValue, T1.TabValue == T2.TabValue,
    T2.TabValue == T3.TabValue,
    T3.TabValue == T4.TabValue, T4.TabValue == T5.TabValue, T5.TabValue == T6.TabValue, T6.TabValue == T7.TabValue,
    T7.TabValue == T8.TabValue, T8.TabValue == T9.TabValue
  {
    TabPair(
      first: t0,
      second: TabPair(
        first: t1,
        second: TabPair(
          first: t2,
          second: TabPair(
            first: t3,
            second: TabPair(
              first: t4,
              second: TabPair(
                first: t5,
                second: TabPair(first: t6, second: TabPair(first: t7, second: TabPair(first: t8, second: t9))))))))
    )
  }
}

extension TabContentBuilder.Content: PrimitiveView {
  func resolve(in context: inout ViewContext) { context.walk(tabs: tabs) }
}
