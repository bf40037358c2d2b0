import { Effect, Queue, Stream, Context, Layer } from "effect"
import { type TelemetryEvent, Telemetry } from "../../foundation/ports/Telemetry.ts"
import { Session } from "../../foundation/session/Session.ts"
import { Tabs } from "../../foundation/ports/Tabs.ts"
import { tracksRecommendations, getHost, sharesWithThirdParties } from "../../foundation/visitor/trackingRules.ts"
import { Profile } from "../../foundation/visitor/Profile.ts"
import { isTrackingSuppressed } from "../../foundation/visitor/trackingConsent.ts"
import { toAdEvents, Ads } from "./Ads.ts"
import { toInteraction, findMissingPrices } from "./toInteraction.ts"
import type { Interaction } from "../../foundation/telemetry/visitEvents.ts"

/** Limit of buffered events. Beyond this limit, the oldest events are dropped. */
export const MAX_BUFFERED_EVENTS = 100

/** Tracked events for subscribers besides the collector: session, recommendation service and advertisers. Subscribers load lazily. */
export class TelemetryBus extends Context.Service<
  TelemetryBus,
  {
    /** Waits for the next event that was not consumed yet. */
    readonly next: Effect.Effect<TelemetryEvent>
  }
>()("@camber/domain/tracking/Overheard") {
  /** Wraps telemetry, so that every tracked event is also published on the bus. */
  static readonly layer: Layer.Layer<TelemetryBus | Telemetry, never, Telemetry> = Layer.effectContext(
    Effect.gen(function* () {
      const { send } = yield* Telemetry
      const waiting = yield* Queue.sliding<TelemetryEvent>(MAX_BUFFERED_EVENTS)
      const telemetry = Telemetry.of({ send: (event) => Effect.andThen(send(event), Queue.offer(waiting, event)) })
      return Context.make(Telemetry, telemetry).pipe(Context.add(TelemetryBus, TelemetryBus.of({ next: Queue.take(waiting) })))
    })
  )
}

/** Port: the recommendation service, which receives interactions (GAP-64). Never fails and never blocks. */
export class RecommendationSink extends Context.Service<
  RecommendationSink,
  { readonly receive: (interaction: Interaction) => Effect.Effect<void> }
>()("@camber/domain/tracking/Recommender") {
  /** The shop's own service: interactions are sent to the collector as telemetry events. */
  static readonly layerFirstParty: Layer.Layer<RecommendationSink, never, Telemetry> = Layer.effect(
    RecommendationSink,
    Effect.map(Telemetry, ({ send }) =>
      RecommendationSink.of({ receive: (interaction) => send({ name: "Recommendation Interaction", ...interaction }) })
    )
  )
}

/**
 * Creates the function that passes an event to all subscribers.
 *
 * - The session counts the event (SESS-08).
 * - The recommendation service gets the event, except from internal customers (ANL-07).
 * - Advertisers get the event, except on a local host (VIS-24).
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
    yield* recommendations.receive(interaction)
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
