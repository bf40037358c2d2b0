import { Context, Effect, Layer, Ref } from "effect"
import { Acquisition } from "../../customer/acquisition/Acquisition.ts"
import { Flags } from "../../foundation/flags/Flags.ts"
import { getCensusRegion } from "../../buying/location/rules.ts"
import { VisitorLocation } from "../../buying/location/VisitorLocation.ts"
import { getPageType } from "../../foundation/pages/rules.ts"
import type { Cookies } from "../../foundation/ports/Cookies.ts"
import { Tabs } from "../../foundation/ports/Tabs.ts"
import { Telemetry, type TelemetryEvent } from "../../foundation/ports/Telemetry.ts"
import { VisitorAgent } from "../../foundation/ports/VisitorAgent.ts"
import { Session } from "../../foundation/session/Session.ts"
import { truncateEvent } from "../../foundation/telemetry/collector.ts"
import {
  isCustomer,
  loadsTrackingScripts,
  getHost,
  isTestEnvironment,
  sharesWithThirdParties
} from "../../foundation/visitor/trackingRules.ts"
import { Profile } from "../../foundation/visitor/Profile.ts"
import { isTrackingSuppressed } from "../../foundation/visitor/trackingConsent.ts"
import { AdBlocker, type Ads, type ObservingScript, ObservingScripts } from "./Ads.ts"
import { createTelemetrySubscriber, type RecommendationSink, TelemetryBus } from "./createTelemetrySubscriber.ts"

export * from "./Ads.ts"
export * from "./interactionLatency.ts"
export * from "./toInteraction.ts"
export { TelemetryBus, RecommendationSink } from "./createTelemetrySubscriber.ts"
export * from "./pageVitals.ts"
export * from "./Privacy.ts"
export * from "./createProductViewedEvent.ts"
export * from "./Vitals.ts"

/** Delay before the visitor is identified (CONST-10). */
const IDENTIFY_DELAY = "1 second"

const observingScripts: ReadonlyArray<ObservingScript> = ["sessionRecording", "errorMonitoring"]

type Listeners = RecommendationSink | Ads | ObservingScripts | AdBlocker
type Ports = Cookies | Tabs | Telemetry | VisitorAgent
type UseCases = Profile | Flags | Session | Acquisition | VisitorLocation | TelemetryBus

/** Tracking of a visit. Nothing is tracked or stored for visitors with a tracking opt-out (GAP-41). */
export class Visit extends Context.Service<
  Visit,
  {
    /**
     * Records a document load: acquisition, visitor identification and use as an installed app (ACQ-07, ANL-101, ANL-117). Completes after
     * tracking.
     */
    readonly arrive: Effect.Effect<void>
    /**
     * Tracks a page view (SESS-10, ANL-101). `title` is the document's title.
     *
     * A change of only the query string is tracked, but does not count as another page of the session (CONST-12).
     */
    readonly pageEntered: (title: string) => Effect.Effect<void>
    /** Tracks an event of a screen, such as an impression or a click. */
    readonly send: (event: TelemetryEvent) => Effect.Effect<void>
  }
>()("@camber/domain/tracking/Visit") {
  static readonly layer: Layer.Layer<Visit, never, UseCases | Listeners | Ports> = Layer.effect(
    Visit,
    Effect.gen(function* () {
      const [telemetry, tabs, agent, telemetryBus] = [yield* Telemetry, yield* Tabs, yield* VisitorAgent, yield* TelemetryBus]
      const [profile, flags, session, acquisition] = [yield* Profile, yield* Flags, yield* Session, yield* Acquisition]
      const [location, adBlocker, scripts] = [yield* VisitorLocation, yield* AdBlocker, yield* ObservingScripts]
      const isSuppressed = yield* isTrackingSuppressed
      const countedPath = yield* Ref.make<string | null>(null)
      const scope = yield* Effect.scope
      const subscriberContext = yield* Effect.context<Effect.Services<typeof createTelemetrySubscriber>>()
      /**
       * Passes the buffered and all later events to the listeners. Every command calls this first, so that building the layer stores
       * nothing.
       */
      const listen = yield* Effect.flatMap(createTelemetrySubscriber, (publish) =>
        Effect.forkIn(Effect.forever(Effect.flatMap(telemetryBus.next, publish)), scope)
      ).pipe(Effect.provide(subscriberContext), Effect.cached)

      const unlessSuppressed = (effect: Effect.Effect<void>) => Effect.flatMap(isSuppressed, (silent) => (silent ? Effect.void : effect))

      const identify = Effect.gen(function* () {
        if (yield* agent.isInstalled) yield* telemetry.send({ name: "PWA In Use" })
        const { isReturningUser } = yield* session.arrive
        const attribution = yield* acquisition.arrive
        yield* profile.hydrate
        const viewer = yield* profile.onlooker
        const { isHydrated, profile: known } = yield* profile.current
        yield* location.locate({ isHydrated, zipCode: known?.zipCode ?? null })
        const currentLocation = yield* location.current
        yield* Effect.sleep(IDENTIFY_DELAY)
        yield* telemetry.send({
          name: "Visitor Identified",
          isRegistered: isCustomer(viewer),
          isInternal: known?.isCustomerInternal === true,
          isReturningUser,
          isTestEnvironment: isTestEnvironment((yield* tabs.address).origin),
          hasAdBlocker: yield* adBlocker.isThere,
          region: currentLocation === null ? null : getCensusRegion(currentLocation),
          acquisition: attribution?.acquisition ?? null
        })
        const mayLoad = loadsTrackingScripts({
          isBot: viewer.isBot,
          isHydrated,
          refusesTracking: yield* agent.refusesTracking,
          // Visitors who opted out are not identified at all.
          hasRefusedConsent: false
        })
        const canShare = sharesWithThirdParties(getHost((yield* tabs.address).origin))
        if (mayLoad && canShare) for (const script of observingScripts) if (yield* flags.isOn(script)) yield* scripts.load(script)
      })

      return Visit.of({
        send: (event) => Effect.andThen(listen, unlessSuppressed(telemetry.send(event))),
        arrive: Effect.andThen(listen, unlessSuppressed(identify)),
        pageEntered: Effect.fnUntraced(function* (title) {
          yield* listen
          yield* flags.pageEntered
          const { pathname } = yield* tabs.address
          const viewed = telemetry.send({
            name: "Page Viewed",
            pageType: getPageType(pathname),
            title: truncateEvent(title),
            referrer: truncateEvent(yield* tabs.referrer)
          })
          const isNewPath = (yield* Ref.getAndSet(countedPath, pathname)) !== pathname
          yield* unlessSuppressed(Effect.andThen(isNewPath ? session.pageViewed : Effect.void, viewed))
        })
      })
    })
  )
}
