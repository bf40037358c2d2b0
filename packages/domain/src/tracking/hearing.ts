import { Effect } from "effect"
import type { TelemetryEvent } from "../ports/Telemetry.ts"
import { Session } from "../session/Session.ts"
import { tracksRecommendations } from "../visitor/allowances.ts"
import { Profile } from "../visitor/Profile.ts"
import { silence } from "../visitor/silence.ts"
import { adEventsOf, Ads } from "./Ads.ts"
import { interactionOf, missingPrices } from "./interactionOf.ts"
import { Recommender } from "./Recommender.ts"

/**
 * Hears an event as everybody does who listens beside the collector: the session counts it, the recommendation service learns what concerns
 * it, though not from internal customers (ANL-07, SESS-08), and so do advertisers. Of a visitor of whom nothing is told nobody hears.
 */
export const makeHearing = Effect.gen(function* () {
  const [session, recommender, ads, profile] = [yield* Session, yield* Recommender, yield* Ads, yield* Profile]
  const isSilent = yield* silence

  const recommend = Effect.fnUntraced(function* (event: TelemetryEvent) {
    const interaction = interactionOf(event)
    if (interaction === null || !tracksRecommendations(yield* profile.onlooker)) return
    const unpriced = missingPrices(event)
    if (unpriced.length > 0) yield* Effect.logError("Missing price on a recommendation event", unpriced)
    yield* recommender.hear(interaction)
  })
  return Effect.fnUntraced(function* (event: TelemetryEvent) {
    if (yield* isSilent) return
    yield* session.tracked(event.name)
    yield* recommend(event)
    yield* Effect.forEach(adEventsOf(event), ads.send, { discard: true })
  })
})
