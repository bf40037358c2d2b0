import { rateLatency, type Vital, Vitals } from "@camber/domain/tracking"
import { Effect, Layer } from "effect"
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals"
import { onPageHidden } from "./onPageHidden.ts"

/** Interactions below it are of no interest; the browser's own smallest is 16 ms. */
const SHORTEST = 40

const ratings = { good: "good", "needs-improvement": "needs improvement", poor: "poor" } as const

const vitalOf = ({ name, rating, value }: Metric): Vital => ({
  name,
  value,
  rating: name === "INP" ? rateLatency(value) : ratings[rating]
})

/**
 * Vitals that the browser measures: the Web Vitals by their library, which also hears of what happened before it came, and each interaction
 * by the browser's own record (ANL-08, ANL-11). They are reported when the page goes out of sight.
 */
export const layerVitals: Layer.Layer<Vitals, never, Layer.Services<typeof Vitals.layer>> = Layer.effect(
  Vitals,
  Effect.gen(function* () {
    const vitals = yield* Vitals
    const run = Effect.runForkWith(yield* Effect.context<never>())
    const measured = (metric: Metric) => void run(vitals.measured(vitalOf(metric)))
    for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(measured)
    yield* onPageHidden(Effect.suspend(() => vitals.leave))
    yield* Effect.acquireRelease(
      Effect.sync(() => observed((latency) => void run(vitals.interacted(latency)))),
      (observer) => Effect.sync(() => observer?.disconnect())
    )
    return vitals
  })
).pipe(Layer.provide(Vitals.layer))

/** null where the browser keeps no record of interactions. */
const observed = (tell: (latency: { readonly id: number; readonly duration: number; readonly target: string }) => void) => {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes("event")) return null
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
        tell({ id: entry.interactionId, duration: entry.duration, target: nameOf(entry.target) })
  })
  const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: "event",
    buffered: true,
    durationThreshold: SHORTEST
  }
  observer.observe(options)
  return observer
}

/** An element as people who look for it name it: its tag with its first class. */
const nameOf = (target: Node | null): string =>
  target instanceof Element ? [target.localName, ...[...target.classList].slice(0, 1)].join(".") : ""
