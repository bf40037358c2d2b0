import { Context, Effect, Layer, Random, Ref } from "effect"
import { Http } from "../ports/Http.ts"
import { Tabs } from "../ports/Tabs.ts"
import { Telemetry } from "../ports/Telemetry.ts"
import { VisitorAgent } from "../ports/VisitorAgent.ts"
import { isAnalysed } from "../visitor/allowances.ts"
import { Profile } from "../visitor/Profile.ts"
import { fitting } from "./collector.ts"
import { interactionToNextPaint, isSlow, type Latency, latencyRating, noLatencies, withLatency } from "./interactionLatency.ts"
import { areaOf, isSampled, vitalsPath } from "./vitalsReport.ts"

/** How quickly the page answers its shopper. */
export class Vitals extends Context.Service<
  Vitals,
  {
    /** The browser has measured an event of an interaction. A slow interaction is told of, once (ANL-11). `target` names the element. */
    readonly interacted: (latency: Latency & { readonly target: string }) => Effect.Effect<void>
    /** The page goes away: its vitals are reported for every second page load (ANL-08). Nothing of bots, employees and who refuses. */
    readonly leave: Effect.Effect<void>
  }
>()("@camber/domain/tracking/Vitals") {
  static readonly layer: Layer.Layer<Vitals, never, Http | Tabs | Telemetry | VisitorAgent | Profile> = Layer.effect(
    Vitals,
    Effect.gen(function* () {
      const agent = yield* VisitorAgent
      const http = yield* Http
      const profile = yield* Profile
      const tabs = yield* Tabs
      const telemetry = yield* Telemetry
      const isThisSampled = isSampled(yield* Random.next)
      const { pathname } = yield* tabs.address
      const latencies = yield* Ref.make(noLatencies)

      return Vitals.of({
        interacted: Effect.fnUntraced(function* ({ duration, id, target }) {
          const { worst } = yield* Ref.getAndUpdate(latencies, (before) => withLatency(before, { id, duration }))
          if (!isSlow({ id, duration }) || worst.some((one) => one.id === id && isSlow(one))) return
          yield* telemetry.send({ name: "Slow Interaction", duration, target: fitting(target) })
        }),
        leave: Effect.gen(function* () {
          const value = interactionToNextPaint(yield* Ref.get(latencies))
          const isTold = isThisSampled && isAnalysed(yield* profile.onlooker) && !(yield* agent.refusesTracking)
          if (value !== null && isTold)
            yield* http.beacon(vitalsPath(areaOf(pathname)), { name: "INP", value, rating: latencyRating(value) })
        })
      })
    })
  )
}
