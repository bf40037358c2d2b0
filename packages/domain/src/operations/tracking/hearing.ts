import { Effect, Queue, Stream } from "effect"
import type { TelemetryEvent } from "../../foundation/ports/Telemetry.ts"
import { Session } from "../../foundation/session/Session.ts"
import { Tabs } from "../../foundation/ports/Tabs.ts"
import { tracksRecommendations } from "../../foundation/visitor/trackingRules.ts"
import { getHost, sharesWithThirdParties } from "../../foundation/visitor/environment.ts"
import { Profile } from "../../foundation/visitor/Profile.ts"
import { isTrackingSuppressed } from "../../foundation/visitor/trackingConsent.ts"
import { toAdEvents, Ads } from "./Ads.ts"
import { MAX_BUFFERED_EVENTS } from "./TelemetryBus.ts"
import { toInteraction, findMissingPrices } from "./toInteraction.ts"
import { RecommendationSink } from "./RecommendationSink.ts"

/**
 * Hears an event as everybody does who listens beside the collector: the session counts it, the recommendation service learns what concerns
 * it, though not from internal customers (ANL-07, SESS-08), and so do advertisers, but not on this machine (VIS-24). Of a visitor of whom nothing is told nobody hears.
 */
export const createTelemetrySubscriber = Effect.gen(function* () {
  const [session, recommender, ads, profile] = [yield* Session, yield* RecommendationSink, yield* Ads, yield* Profile]
  const [isSilent, tabs] = [yield* isTrackingSuppressed, yield* Tabs]

  const recommend = Effect.fnUntraced(function* (event: TelemetryEvent) {
    const interaction = toInteraction(event)
    if (interaction === null || !tracksRecommendations(yield* profile.onlooker)) return
    const unpriced = findMissingPrices(event)
    if (unpriced.length > 0) yield* Effect.logError("Missing price on a recommendation event", unpriced)
    yield* recommender.hear(interaction)
  })
  // Who it is is not known at once: until then what they do waits, at most until the page is hidden (GAP-C69).
  const unrecommended = yield* Queue.sliding<TelemetryEvent>(MAX_BUFFERED_EVENTS)
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
    if (!sharesWithThirdParties(getHost((yield* tabs.address).origin))) return
    yield* Effect.forEach(toAdEvents(event), ads.send, { discard: true })
  })
})
