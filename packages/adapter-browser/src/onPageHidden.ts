import { Effect } from "effect"

/** Runs an effect during the event that reports that the page is hidden: there may be no later chance. */
export const onPageHidden = (effect: Effect.Effect<void>) =>
  Effect.gen(function* () {
    const run = Effect.runForkWith(yield* Effect.context<never>())
    const leave = () => void run(effect)
    const hide = () => void (document.visibilityState === "hidden" && run(effect))
    yield* Effect.acquireRelease(
      Effect.sync(() => {
        addEventListener("pagehide", leave)
        document.addEventListener("visibilitychange", hide)
      }),
      () =>
        Effect.sync(() => {
          removeEventListener("pagehide", leave)
          document.removeEventListener("visibilitychange", hide)
        })
    )
  })
