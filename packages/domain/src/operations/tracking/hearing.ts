import { Effect, Queue, Stream } from "effect"
import type { TelemetryEvent } from "../../foundation/ports/Telemetry.ts"
import { Session } from "../../foundation/session/Session.ts"
import { Tabs } from "../../foundation/ports/Tabs.ts"
import { tracksRecommendations } from "../../foundation/visitor/trackingRules.ts"
import { hostOf, sharesWithThirdParties } from "../../foundation/visitor/environment.ts"
import { Profile } from "../../foundation/visitor/Profile.ts"
import { silence } from "../../foundation/visitor/trackingConsent.ts"
import { adEventsOf, Ads } from "./Ads.ts"
import { MOST_WAITING } from "./TelemetryBus.ts"
import { interactionOf, missingPrices } from "./toInteraction.ts"
import { Recommender } from "./RecommendationSink.ts"

/**
 * Hears an event as everybody does who listens beside the collector: the session counts it, the recommendation service learns what concerns
 * it, though not from internal customers (ANL-07, SESS-08), and so do advertisers, but not on this machine (VIS-24). Of a visitor of whom nothing is told nobody hears.
 */
export const makeHearing = Effect.gen(function* () {
  const [session, recommender, ads, profile] = [yield* Session, yield* Recommender, yield* Ads, yield* Profile]
  const [isSilent, tabs] = [yield* silence, yield* Tabs]

  const recommend = Effect.fnUntraced(function* (event: TelemetryEvent) {
    const interaction = interactionOf(event)
    if (interaction === null || !tracksRecommendations(yield* profile.onlooker)) return
    const unpriced = missingPrices(event)
    if (unpriced.length > 0) yield* Effect.logError("Missing price on a recommendation event", unpriced)
    yield* recommender.hear(interaction)
  })
  // Who it is is not known at once: until then what they do waits, at most until the page is hidden (GAP-C69).
  const unrecommended = yield* Queue.sliding<TelemetryEvent>(MOST_WAITING)
  yield* Stream.runHead(Stream.filter(profile.changes, ({ isHydrated }) => isHydrated)).pipe(
    Effect.andThen(Effect.forever(Effect.flatMap(Queue.take(unrecommended), recommend))),
    Effect.forkScoped
  )
  const giveUp = Effect.flatMap(profile.current, ({ isHydrated }) => (isHydrated ? Effect.void : Queue.clear(unrecommended)))
  yield* Effect.forkScoped(Stream.runForEach(tabs.hidden, () => giveUp))
  return Effect.fnUntraced(function* (event: TelemetryEvent) {
    if (yield* isSilent) return
    yield* session.tracked(event.name)
    yield* Queue.offer(unrecommended, event)
    if (!sharesWithThirdParties(hostOf((yield* tabs.address).origin))) return
    yield* Effect.forEach(adEventsOf(event), ads.send, { discard: true })
  })
})
