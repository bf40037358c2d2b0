import { VisitorAgent } from "@camber/domain/ports"
import { Effect, Layer, Queue, Stream } from "effect"

/** Browser features that not every browser has, and that TypeScript's DOM types therefore lack. */
const signals: Navigator & {
  readonly globalPrivacyControl?: boolean
  readonly standalone?: boolean
  readonly connection?: { readonly saveData?: boolean }
} = navigator

const toScheme = ({ matches }: { readonly matches: boolean }) => (matches ? "dark" : "light")

/** Provides the properties of the visitor's browser, from `navigator` and the display mode. */
export const layerVisitorAgent: Layer.Layer<VisitorAgent> = Layer.succeed(
  VisitorAgent,
  VisitorAgent.of({
    userAgent: Effect.sync(() => signals.userAgent),
    refusesTracking: Effect.sync(() => signals.globalPrivacyControl === true),
    isInstalled: Effect.sync(() => matchMedia("(display-mode: standalone)").matches || signals.standalone === true),
    connection: Effect.sync(() => ({ isOnline: signals.onLine, saveData: signals.connection?.saveData === true })),
    colorScheme: Stream.callback((queue) =>
      Effect.acquireRelease(
        Effect.sync(() => {
          const dark = matchMedia("(prefers-color-scheme: dark)")
          const emit = (state: { readonly matches: boolean }) => void Queue.offerUnsafe(queue, toScheme(state))
          emit(dark)
          dark.addEventListener("change", emit)
          return () => dark.removeEventListener("change", emit)
        }),
        (end) => Effect.sync(end)
      )
    )
  })
)
