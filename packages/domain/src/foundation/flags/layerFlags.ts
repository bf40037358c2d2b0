import { Clock, Effect, Layer, Ref, Semaphore } from "effect"
import { callService } from "../ports/Call.ts"
import type { Cookies } from "../ports/Cookies.ts"
import { Http } from "../ports/Http.ts"
import { callRest } from "../ports/RestCall.ts"
import { Storage, type StoredValue, readEntry, writeEntry } from "../ports/Storage.ts"
import { Telemetry } from "../ports/Telemetry.ts"
import type { VisitorAgent } from "../ports/VisitorAgent.ts"
import { isTrackingSuppressed } from "../visitor/trackingConsent.ts"
import { callServiceAsVisitor, Visitor } from "../visitor/Visitor.ts"
import { getFeatureFlags, recordImpressions } from "./calls.ts"
import { getFlippedFeatures, allFlagNames, flagNames } from "./featureDefaults.ts"
import type { FeatureFlag, FlagCache } from "./model.ts"
import { updateFlagCache, type FlaggedBlock, getFlagValue, getImpressionFlags, isOn, needsFetch, getNewAssignments } from "./rules.ts"
import { assignedFlags, flagCache } from "./storage.ts"
import { Flags } from "./Flags.ts"

export * from "./storage.ts"
export * from "./calls.ts"
export * from "./featureDefaults.ts"
export * from "./Flags.ts"
export * from "./model.ts"
export * from "./rules.ts"
export * from "./VisitorAudiences.ts"

/** Pause after a failure, so that a page with many flags sends only one failing request. */
const PAUSE_MILLIS = 5000

/** Creates the visitor's flags. The flags are fetched when a flag is first needed. */
export const layerFlags: Layer.Layer<Flags, never, Visitor | Http | Storage | Telemetry | Cookies | VisitorAgent> = Layer.effect(
  Flags,
  Effect.gen(function* () {
    const http = yield* Http
    const mutex = yield* Semaphore.make(1)
    const recorded = yield* Ref.make<ReadonlyArray<FlaggedBlock>>([])
    const visitor = yield* Visitor
    const storage = yield* Storage
    const telemetry = yield* Telemetry
    const isSilent = yield* isTrackingSuppressed
    const failedAt = yield* Ref.make(Number.NEGATIVE_INFINITY)

    /** Reports each flag and value once per session (GAP-C48). A flag that is off has no visible effect, so it is not reported. */
    const trackAssigned = Effect.fnUntraced(function* (flags: ReadonlyArray<FeatureFlag>) {
      const before = (yield* readEntry(assignedFlags))?.value ?? []
      const fresh = getNewAssignments(before, flags)
      if (fresh.length === 0 || (yield* isSilent)) return
      yield* writeEntry(assignedFlags, [...before, ...fresh])
      yield* telemetry.send({ name: "Feature Flags Assigned", flags: fresh })
    })

    const fetch = (cached: StoredValue<FlagCache> | null, name: string | null) =>
      Effect.gen(function* () {
        const variables = {
          vin: yield* visitor.visitorId,
          webUserGuid: yield* visitor.guid,
          appSpecificFeatureFlags: allFlagNames
        }
        const { featureFlags } = yield* callService(getFeatureFlags, variables)
        yield* writeEntry(flagCache, updateFlagCache(cached?.value ?? null, featureFlags, name), cached?.keptAt)
        yield* trackAssigned(featureFlags)
        return featureFlags
      }).pipe(
        (asking) => callServiceAsVisitor(visitor, asking),
        Effect.catch((error) =>
          Effect.gen(function* () {
            yield* Effect.logError("Feature flags failed", error)
            yield* Ref.set(failedAt, yield* Clock.currentTimeMillis)
            return []
          })
        )
      )

    /** Returns the flags, and fetches again if the named one is missing. Serialized, so that simultaneous callers share one request. */
    const loadFlags = (name: string | null) =>
      Effect.gen(function* () {
        const cached = yield* readEntry(flagCache)
        const isPaused = (yield* Clock.currentTimeMillis) - (yield* Ref.get(failedAt)) < PAUSE_MILLIS
        return needsFetch(cached?.value ?? null, name) && !isPaused ? yield* fetch(cached, name) : (cached?.value.flags ?? [])
      }).pipe(mutex.withPermit, Effect.provideService(Http, http), Effect.provideService(Storage, storage))

    return Flags.of({
      isOn: (feature) => Effect.map(loadFlags(flagNames[feature]), (flags) => isOn(flags, feature)),
      value: (feature) => Effect.map(loadFlags(flagNames[feature]), (flags) => getFlagValue(flags, flagNames[feature])),
      all: loadFlags(null),
      drawn: (turned) =>
        readEntry(flagCache).pipe(
          Effect.flatMap((cached) =>
            cached !== null && getFlippedFeatures(cached.value.flags).join() !== turned.join()
              ? storage.session.remove(flagCache.key)
              : Effect.void
          ),
          mutex.withPermit,
          Effect.provideService(Storage, storage)
        ),
      seen: Effect.fnUntraced(
        function* (block: FlaggedBlock) {
          const featureFlags = yield* Ref.modify(recorded, (blocks) => [getImpressionFlags(blocks, block), [...blocks, block]])
          if (featureFlags.length > 0 && !(yield* isSilent)) yield* callRest(recordImpressions, { featureFlags })
        },
        Effect.provideService(Http, http)
      ),
      pageEntered: Ref.set(recorded, [])
    })
  })
)
