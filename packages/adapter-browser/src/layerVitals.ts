import { rateLatency, type Vital, Vitals } from "@camber/domain/tracking"
import { Effect, Layer, Scope } from "effect"
import type { Metric } from "web-vitals"
import { onPageHidden } from "./layerTabs.ts"

/** Minimum duration of interactions in milliseconds. Shorter ones are ignored. The browser's own minimum is 16 ms. */
const MIN_INTERACTION_MS = 40

const ratings = { good: "good", "needs-improvement": "needs improvement", poor: "poor" } as const

const toVital = ({ name, rating, value }: Metric): Vital => ({
  name,
  value,
  rating: name === "INP" ? rateLatency(value) : ratings[rating]
})

/**
 * Measures the Web Vitals with the web-vitals library, which is loaded here and also reports earlier values. Measures each interaction with
 * the browser's event timing (ANL-08, ANL-11). Reports the values when the page is hidden. If the library cannot be loaded, measures
 * nothing.
 */
export const layerVitals: Layer.Layer<Vitals, never, Layer.Services<typeof Vitals.layer>> = Layer.effect(
  Vitals,
  Effect.gen(function* () {
    const vitals = yield* Vitals
    const run = Effect.runForkWith(yield* Effect.context<never>())
    const scope = yield* Effect.scope
    const observe = yield* Effect.gen(function* () {
      const { onCLS, onFCP, onINP, onLCP, onTTFB } = yield* Effect.tryPromise(() => import("web-vitals"))
      const measured = (metric: Metric) => void run(vitals.measured(toVital(metric)))
      for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(measured)
      yield* onPageHidden(Effect.suspend(() => vitals.leave))
      yield* Effect.acquireRelease(
        Effect.sync(() => observeInteractions((latency) => void run(vitals.interacted(latency)))),
        (observer) => Effect.sync(() => observer?.disconnect())
      )
    }).pipe(Effect.ignore, Effect.provideService(Scope.Scope, scope), Effect.cached)
    return Vitals.of({ ...vitals, observe })
  })
).pipe(Layer.provide(Vitals.layer))

/** Observes interactions; null if the browser does not record interactions. */
const observeInteractions = (report: (latency: { readonly id: number; readonly duration: number; readonly target: string }) => void) => {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes("event")) return null
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
        report({ id: entry.interactionId, duration: entry.duration, target: describeElement(entry.target) })
  })
  const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: "event",
    buffered: true,
    durationThreshold: MIN_INTERACTION_MS
  }
  observer.observe(options)
  return observer
}

/** Returns the name of an element for logs: its tag and its first class. */
const describeElement = (target: Node | null): string =>
  target instanceof Element ? [target.localName, ...[...target.classList].slice(0, 1)].join(".") : ""
