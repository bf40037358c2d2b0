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
 * Creates the function that passes an event to all subscribers.
 *
 * - The session counts it (SESS-08).
 * - The recommendation service gets it, except from internal customers (ANL-07).
 * - Advertisers get it, except on a local host (VIS-24).
 *
 * Does nothing for visitors with a tracking opt-out.
 */
export const createTelemetrySubscriber = Effect.gen(function* () {
  const [session, recommendations, ads, profile] = [yield* Session, yield* RecommendationSink, yield* Ads, yield* Profile]
  const [isSuppressed, tabs] = [yield* isTrackingSuppressed, yield* Tabs]

  const recommend = Effect.fnUntraced(function* (event: TelemetryEvent) {
    const interaction = toInteraction(event)
    if (interaction === null || !tracksRecommendations(yield* profile.onlooker)) return
    const unpriced = findMissingPrices(event)
    if (unpriced.length > 0) yield* Effect.logError("Missing price on a recommendation event", unpriced)
    yield* recommendations.hear(interaction)
  })
  // Events wait until the profile is known, at most until the page is hidden (GAP-C69).
  const pendingEvents = yield* Queue.sliding<TelemetryEvent>(MAX_BUFFERED_EVENTS)
  yield* Stream.runHead(Stream.filter(profile.changes, ({ isHydrated }) => isHydrated)).pipe(
    Effect.andThen(Effect.forever(Effect.flatMap(Queue.take(pendingEvents), recommend))),
    Effect.forkScoped
  )
  const dropPending = Effect.flatMap(profile.current, ({ isHydrated }) => (isHydrated ? Effect.void : Queue.clear(pendingEvents)))
  yield* Effect.forkScoped(Stream.runForEach(tabs.hidden, () => dropPending))
  return Effect.fnUntraced(function* (event: TelemetryEvent) {
    if (yield* isSuppressed) return
    yield* session.tracked(event.name)
    yield* Queue.offer(pendingEvents, event)
    if (!sharesWithThirdParties(getHost((yield* tabs.address).origin))) return
    yield* Effect.forEach(toAdEvents(event), ads.send, { discard: true })
  })
})
