import { Context, Effect, Layer, Scope, Stream, SubscriptionRef } from "effect"
import { TOAST_DISMISS_MS, type ToastEvent, initialToasts, transition } from "./machine.ts"
import type { NewToast, Toast } from "./model.ts"

/** Notices: at most two, none twice, each gone after its time (TOAST-02 to TOAST-05). */
export class Toasts extends Context.Service<
  Toasts,
  {
    /** The present notices first, oldest first, then every change. */
    readonly changes: Stream.Stream<ReadonlyArray<Toast>>
    readonly show: (notice: NewToast) => Effect.Effect<void>
    readonly dismiss: (id: string) => Effect.Effect<void>
    /** Follows the connection: the offline notice stays, and the one for being back takes its place for 2 s (TOAST-07, TOAST-08). */
    readonly setOnline: (isOnline: boolean) => Effect.Effect<void>
    /** Whether something lies over the page: what comes unasked waits until nothing does. */
    readonly cover: (isCovered: boolean) => Effect.Effect<void>
  }
>()("@camber/domain/notifications/Notifications") {
  static readonly layer: Layer.Layer<Toasts> = Layer.effect(
    Toasts,
    Effect.gen(function* () {
      const scope = yield* Scope.Scope
      const state = yield* SubscriptionRef.make(initialToasts)

      /** Notices that came or began to leave with this event go on by themselves when their time is over. */
      const dispatch = (event: ToastEvent): Effect.Effect<void> =>
        Effect.gen(function* () {
          const [before, after] = yield* SubscriptionRef.modify(state, (before) => {
            const after = transition(before, event)
            return [[before.notices, after.notices] as const, after]
          })
          for (const { dismissing, duration, id } of after) {
            const earlier = before.find((notice) => notice.id === id)
            if (dismissing && earlier?.dismissing === false) yield* later(TOAST_DISMISS_MS, { _tag: "Left", id })
            if (earlier === undefined && duration !== null) yield* later(duration, { _tag: "Dismissed", id })
          }
        })
      const later = (millis: number, event: ToastEvent) => Effect.forkIn(Effect.delay(dispatch(event), millis), scope)

      return Toasts.of({
        changes: Stream.map(SubscriptionRef.changes(state), ({ notices }) => notices),
        show: (notice) => dispatch({ _tag: "Shown", notice }),
        dismiss: (id) => dispatch({ _tag: "Dismissed", id }),
        setOnline: (isOnline) => dispatch({ _tag: "ConnectionChanged", isOnline }),
        cover: (isCovered) => dispatch({ _tag: "CoverChanged", isCovered })
      })
    })
  )
}
