import { Context, Effect, Layer, Random, Ref } from "effect"
import type { Cookies } from "../../foundation/ports/Cookies.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { Tabs } from "../../foundation/ports/Tabs.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import type { VisitorAgent } from "../../foundation/ports/VisitorAgent.ts"
import { truncateEvent, MAX_PAGE_LENGTH } from "../../foundation/telemetry/collector.ts"
import { isTrackingSuppressed } from "../../foundation/visitor/trackingConsent.ts"
import { isSlow, type Latency, addLatency, getPageArea, isSampled, vitalsPath } from "./interactionLatency.ts"
import type { PageVitals, Vital } from "./pageVitals.ts"

/** Web Vitals of the page. */
export class Vitals extends Context.Service<
  Vitals,
  {
    /** Starts the measurements. Repeated calls have no effect. The platform's layer adds the measurements. */
    readonly observe: Effect.Effect<void>
    /** Records a measurement, which replaces an earlier one of the same metric. */
    readonly measured: (vital: Vital) => Effect.Effect<void>
    /** Records the latency of an interaction's event. Tracks a slow interaction once (ANL-11). `target` names the element. */
    readonly interacted: (latency: Latency & { readonly target: string }) => Effect.Effect<void>
    /**
     * Reports the vitals when the page is left, for half of the page loads and each metric once (ANL-08). Does nothing for visitors with a
     * tracking opt-out.
     */
    readonly leave: Effect.Effect<void>
  }
>()("@camber/domain/tracking/Vitals") {
  static readonly layer: Layer.Layer<Vitals, never, Http | Tabs | Telemetry | VisitorAgent | Cookies> = Layer.effect(
    Vitals,
    Effect.gen(function* () {
      const http = yield* Http
      const tabs = yield* Tabs
      const telemetry = yield* Telemetry
      const isSuppressed = yield* isTrackingSuppressed
      const isPageSampled = isSampled(yield* Random.next)
      const { pathname } = yield* tabs.address
      const worst = yield* Ref.make<ReadonlyArray<Latency>>([])
      const unreported = yield* Ref.make<ReadonlyArray<Vital>>([])

      return Vitals.of({
        observe: Effect.void,
        measured: (vital) => Ref.update(unreported, (before) => [...before.filter(({ name }) => name !== vital.name), vital]),
        interacted: Effect.fnUntraced(function* ({ duration, id, target }) {
          const before = yield* Ref.getAndUpdate(worst, (before) => addLatency(before, { id, duration }))
          if (!isSlow({ id, duration }) || before.some((earlier) => earlier.id === id && isSlow(earlier))) return
          yield* telemetry.send({ name: "Slow Interaction", duration, target: truncateEvent(target) })
        }),
        leave: Effect.gen(function* () {
          const vitals = yield* Ref.getAndSet(unreported, [])
          if (!isPageSampled || vitals.length === 0 || (yield* isSuppressed)) return
          const slowest = (yield* Ref.get(worst)).map(({ duration }) => duration)
          const report: PageVitals = { page: truncateEvent(pathname, MAX_PAGE_LENGTH), vitals, slowest }
          yield* http.beacon(vitalsPath(getPageArea(pathname)), report)
        })
      })
    })
  )
}
