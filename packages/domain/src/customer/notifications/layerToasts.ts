import { Effect, Layer, Scope, Stream, SubscriptionRef } from "effect"
import { TOAST_DISMISS_MS, type ToastEvent, initialToasts, transition } from "./machine.ts"
import { Toasts } from "./Toasts.ts"

/** Creates the toasts, none at first. */
export const layerToasts: Layer.Layer<Toasts> = Layer.effect(
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
