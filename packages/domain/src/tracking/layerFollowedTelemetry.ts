import { Effect, Layer } from "effect"
import { Telemetry, type TelemetryEvent } from "../ports/Telemetry.ts"
import { Session } from "../session/Session.ts"
import { tracksRecommendations } from "../visitor/allowances.ts"
import { Profile } from "../visitor/Profile.ts"
import { interactionOf, missingPrices } from "./interactionOf.ts"
import { Recommender } from "./Recommender.ts"

/**
 * Telemetry as the use-cases are to have it: what they tell goes where it went before, the session counts it, and the recommendation
 * service hears of what concerns it, though not from bots, employees and internal customers (ANL-07, SESS-08).
 */
export const layerFollowedTelemetry: Layer.Layer<Telemetry, never, Telemetry | Session | Recommender | Profile> = Layer.effect(
  Telemetry,
  Effect.gen(function* () {
    const telemetry = yield* Telemetry
    const session = yield* Session
    const recommender = yield* Recommender
    const profile = yield* Profile

    const recommend = Effect.fnUntraced(function* (event: TelemetryEvent) {
      const interaction = interactionOf(event)
      if (interaction === null || !tracksRecommendations(yield* profile.onlooker)) return
      const unpriced = missingPrices(event)
      if (unpriced.length > 0) yield* Effect.logError("Missing price on a recommendation event", unpriced)
      yield* recommender.hear(interaction)
    })
    return Telemetry.of({
      send: (event) => Effect.andThen(telemetry.send(event), Effect.andThen(session.tracked(event.name), recommend(event)))
    })
  })
)
