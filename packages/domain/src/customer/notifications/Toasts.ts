import { Context, Effect, Layer, Scope, Stream, SubscriptionRef } from "effect"
import { TOAST_DISMISS_MS, type ToastEvent, initialToasts, transition } from "./machine.ts"
import type { NewToast, Toast } from "./model.ts"

/** Toasts: at most two, none twice, each removed after its duration (TOAST-02 to TOAST-05). */
export class Toasts extends Context.Service<
  Toasts,
  {
    /** Emits the current toasts, oldest first, then every change. */
    readonly changes: Stream.Stream<ReadonlyArray<Toast>>
    readonly show: (notice: NewToast) => Effect.Effect<void>
    readonly dismiss: (id: string) => Effect.Effect<void>
    /** Shows the connection state: a permanent offline toast, replaced by an online toast for 2 s (TOAST-07, TOAST-08). */
    readonly setOnline: (isOnline: boolean) => Effect.Effect<void>
    /** Reports whether an overlay covers the page. System-initiated toasts wait until none does. */
    readonly cover: (hasOverlay: boolean) => Effect.Effect<void>
  }
>()("@camber/domain/notifications/Notifications") {
  static readonly layer: Layer.Layer<Toasts> = Layer.effect(
    Toasts,
    Effect.gen(function* () {
      const scope = yield* Scope.Scope
      const state = yield* SubscriptionRef.make(initialToasts)

      /** Applies an event, and schedules the dismissal and removal of the affected toasts. */
      const dispatch = (event: ToastEvent): Effect.Effect<void> =>
        Effect.gen(function* () {
          const [before, after] = yield* SubscriptionRef.modify(state, (before) => {
            const after = transition(before, event)
            return [[before.notices, after.notices] as const, after]
          })
          for (const { dismissing, duration, id } of after) {
            const earlier = before.find((notice) => notice.id === id)
            if (dismissing && earlier?.dismissing === false) yield* schedule(TOAST_DISMISS_MS, { _tag: "Left", id })
            if (earlier === undefined && duration !== null) yield* schedule(duration, { _tag: "Dismissed", id })
          }
        })
      const schedule = (millis: number, event: ToastEvent) => Effect.forkIn(Effect.delay(dispatch(event), millis), scope)

      return Toasts.of({
        changes: Stream.map(SubscriptionRef.changes(state), ({ notices }) => notices),
        show: (notice) => dispatch({ _tag: "Shown", notice }),
        dismiss: (id) => dispatch({ _tag: "Dismissed", id }),
        setOnline: (isOnline) => dispatch({ _tag: "ConnectionChanged", isOnline }),
        cover: (hasOverlay) => dispatch({ _tag: "CoverChanged", hasOverlay })
      })
    })
  )
}
