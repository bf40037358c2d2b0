import { Context, Effect, Layer, Random, type Stream, SubscriptionRef } from "effect"
import { Storage, readEntry, writeEntry } from "../../foundation/ports/Storage.ts"
import { shouldShowTab } from "./rules.ts"
import { tabHidden, tabShown } from "./storage.ts"

/** The floating tab that opens the feedback drawer. */
export class FeedbackTab extends Context.Service<
  FeedbackTab,
  {
    /** Whether the tab is shown: the current state first, then every change. */
    readonly changes: Stream.Stream<boolean>
    /** Call when a page was loaded. Decides randomly once per session whether the tab is shown (FB-05, FB-06). */
    readonly arrive: Effect.Effect<void>
    /** Hides the tab for 43800 minutes after the shopper has closed or used it (FB-07, FB-08). */
    readonly hide: Effect.Effect<void>
  }
>()("@camber/domain/feedback/FeedbackTab") {
  static readonly layer: Layer.Layer<FeedbackTab, never, Storage> = Layer.effect(
    FeedbackTab,
    Effect.gen(function* () {
      const storage = yield* Storage
      const live = yield* SubscriptionRef.make(false)
      const drawn = Effect.gen(function* () {
        const stored = yield* readEntry(tabShown)
        if (stored !== null) return stored.value
        const isShown = shouldShowTab(yield* Random.next)
        yield* writeEntry(tabShown, isShown)
        return isShown
      })
      return FeedbackTab.of({
        changes: SubscriptionRef.changes(live),
        arrive: Effect.gen(function* () {
          const isHidden = (yield* readEntry(tabHidden)) !== null
          yield* SubscriptionRef.set(live, !isHidden && (yield* drawn))
        }).pipe(Effect.provideService(Storage, storage)),
        hide: Effect.andThen(writeEntry(tabHidden, true), SubscriptionRef.set(live, false)).pipe(Effect.provideService(Storage, storage))
      })
    })
  )
}
