import { Context, Effect, Layer, Ref } from "effect"
import { Acquisition } from "../../customer/acquisition/Acquisition.ts"
import { Flags } from "../../foundation/flags/Flags.ts"
import { getCensusRegion } from "../../buying/location/region.ts"
import { VisitorLocation } from "../../buying/location/VisitorLocation.ts"
import { getPageType } from "../../foundation/pages/rules.ts"
import type { Cookies } from "../../foundation/ports/Cookies.ts"
import { Tabs } from "../../foundation/ports/Tabs.ts"
import { Telemetry, type TelemetryEvent } from "../../foundation/ports/Telemetry.ts"
import { VisitorAgent } from "../../foundation/ports/VisitorAgent.ts"
import { Session } from "../../foundation/session/Session.ts"
import { truncateEvent } from "../../foundation/telemetry/collector.ts"
import { isCustomer, loadsTrackingScripts } from "../../foundation/visitor/trackingRules.ts"
import { getHost, isTestEnvironment, sharesWithThirdParties } from "../../foundation/visitor/environment.ts"
import { Profile } from "../../foundation/visitor/Profile.ts"
import { isTrackingSuppressed } from "../../foundation/visitor/trackingConsent.ts"
import { AdBlocker } from "./AdBlocker.ts"
import type { Ads } from "./Ads.ts"
import { createTelemetrySubscriber } from "./hearing.ts"
import { type ObservingScript, ObservingScripts } from "./ObservingScripts.ts"
import { TelemetryBus } from "./TelemetryBus.ts"
import type { RecommendationSink } from "./RecommendationSink.ts"

/** CONST-10 */
const BEFORE_PROBING = "1 second"

const observing: ReadonlyArray<ObservingScript> = ["sessionRecording", "errorMonitoring"]

type Listeners = RecommendationSink | Ads | ObservingScripts | AdBlocker
type Ports = Cookies | Tabs | Telemetry | VisitorAgent
type Before = Profile | Flags | Session | Acquisition | VisitorLocation | TelemetryBus

/** This visit, as far as the shop learns from it. Of a visitor of whom nothing is told nothing is learnt, and nothing kept (GAP-41). */
export class Visit extends Context.Service<
  Visit,
  {
    /**
     * The document was loaded: how the visitor came is kept, and who it is told once (ACQ-07, ANL-101), and that the shop is used as an app,
     * where it is (ANL-117). Ends when that is done.
     */
    readonly arrive: Effect.Effect<void>
    /**
     * A page was loaded or turned to (SESS-10, ANL-101). `title` is the document's. Whoever only chooses or narrows on it, which changes
     * what follows its path, has not seen another page: the session does not count that one (CONST-12).
     */
    readonly pageEntered: (title: string) => Effect.Effect<void>
    /** A screen's own word: what it shows, or what of it was pressed. */
    readonly send: (event: TelemetryEvent) => Effect.Effect<void>
  }
>()("@camber/domain/tracking/Visit") {
  static readonly layer: Layer.Layer<Visit, never, Before | Listeners | Ports> = Layer.effect(
    Visit,
    Effect.gen(function* () {
      const [telemetry, tabs, agent, overheard] = [yield* Telemetry, yield* Tabs, yield* VisitorAgent, yield* TelemetryBus]
      const [profile, flags, session, acquisition] = [yield* Profile, yield* Flags, yield* Session, yield* Acquisition]
      const [location, adBlocker, scripts] = [yield* VisitorLocation, yield* AdBlocker, yield* ObservingScripts]
      const isSilent = yield* isTrackingSuppressed
      const countedPath = yield* Ref.make<string | null>(null)
      const hear = yield* createTelemetrySubscriber
      yield* Effect.forkScoped(Effect.forever(Effect.flatMap(overheard.next, hear)))

      const unlessSilent = (effect: Effect.Effect<void>) => Effect.flatMap(isSilent, (silent) => (silent ? Effect.void : effect))

      const identify = Effect.gen(function* () {
        if (yield* agent.isInstalled) yield* telemetry.send({ name: "PWA In Use" })
        const { isReturningUser } = yield* session.arrive
        const came = yield* acquisition.arrive
        yield* profile.hydrate
        const onlooker = yield* profile.onlooker
        const { isHydrated, profile: known } = yield* profile.current
        yield* location.locate({ isHydrated, zipCode: known?.zipCode ?? null })
        const place = yield* location.current
        yield* Effect.sleep(BEFORE_PROBING)
        yield* telemetry.send({
          name: "Visitor Identified",
          isRegistered: isCustomer(onlooker),
          isInternal: known?.isCustomerInternal === true,
          isReturningUser,
          isTestEnvironment: isTestEnvironment((yield* tabs.address).origin),
          hasAdBlocker: yield* adBlocker.isThere,
          region: place === null ? null : getCensusRegion(place),
          acquisition: came?.acquisition ?? null
        })
        const mayLoad = loadsTrackingScripts({
          isBot: onlooker.isBot,
          isHydrated,
          refusesTracking: yield* agent.refusesTracking,
          // Who has refused is not identified at all.
          hasRefusedConsent: false
        })
        const mayTellOthers = sharesWithThirdParties(getHost((yield* tabs.address).origin))
        if (mayLoad && mayTellOthers) for (const script of observing) if (yield* flags.isOn(script)) yield* scripts.load(script)
      })

      return Visit.of({
        send: (event) => unlessSilent(telemetry.send(event)),
        arrive: unlessSilent(identify),
        pageEntered: Effect.fnUntraced(function* (title) {
          yield* flags.pageEntered
          const { pathname } = yield* tabs.address
          const viewed = telemetry.send({
            name: "Page Viewed",
            pageType: getPageType(pathname),
            title: truncateEvent(title),
            referrer: truncateEvent(yield* tabs.referrer)
          })
          const isAnother = (yield* Ref.getAndSet(countedPath, pathname)) !== pathname
          yield* unlessSilent(Effect.andThen(isAnother ? session.pageViewed : Effect.void, viewed))
        })
      })
    })
  )
}
