import { Clock, Context, Effect, Layer, Ref, Semaphore } from "effect"
import { callService } from "../ports/Call.ts"
import type { Cookies } from "../ports/Cookies.ts"
import { Http } from "../ports/Http.ts"
import { callRest } from "../ports/RestCall.ts"
import { Storage } from "../ports/Storage.ts"
import { type StoredValue, readEntry, writeEntry } from "../ports/StorageEntry.ts"
import { Telemetry } from "../ports/Telemetry.ts"
import type { VisitorAgent } from "../ports/VisitorAgent.ts"
import { isTrackingSuppressed } from "../visitor/trackingConsent.ts"
import { callServiceAsVisitor, Visitor } from "../visitor/Visitor.ts"
import { getFeatureFlags, recordImpressions } from "./calls.ts"
import { getFlippedFeatures } from "./featureDefaults.ts"
import { allFlagNames, type Feature, flagNames } from "./flagNames.ts"
import type { FeatureFlag, FlagCache } from "./model.ts"
import { updateFlagCache, type FlaggedBlock, getFlagValue, getImpressionFlags, isOn, needsFetch, getNewAssignments } from "./rules.ts"
import { assignedFlags, flagCache } from "./storage.ts"

/** Milliseconds for which nothing is asked again after a failure, so that a page of flagged parts is one failed call. */
const PAUSE_MILLIS = 5000

/** The flags of this visitor. What could not be had is logged, and off (VIS-15, ERR-118). */
export class Flags extends Context.Service<
  Flags,
  {
    readonly isOn: (feature: Feature) => Effect.Effect<boolean>
    /** For a flag that says more than on and off; null where it is not known. */
    readonly value: (feature: Feature) => Effect.Effect<FeatureFlag["value"]>
    /** All that are known, fetched if need be; for rules that take flags. */
    readonly all: Effect.Effect<ReadonlyArray<FeatureFlag>>
    /** The page was drawn with these features turned, which is newer than what is kept: where that says otherwise it goes, so that nothing drawn is hidden late (NAV-31). */
    readonly drawn: (turned: ReadonlyArray<Feature>) => Effect.Effect<void>
    /** Records the flags of a block that became visible, once on this page (FLAG-05). A failure is logged (ERR-119). */
    readonly seen: (block: FlaggedBlock) => Effect.Effect<void>
    /** Another page: its blocks are seen anew. */
    readonly pageEntered: Effect.Effect<void>
  }
>()("@camber/domain/flags/Flags") {
  static readonly layer: Layer.Layer<Flags, never, Visitor | Http | Storage | Telemetry | Cookies | VisitorAgent> = Layer.effect(
    Flags,
    Effect.gen(function* () {
      const http = yield* Http
      const turn = yield* Semaphore.make(1)
      const recorded = yield* Ref.make<ReadonlyArray<FlaggedBlock>>([])
      const visitor = yield* Visitor
      const storage = yield* Storage
      const telemetry = yield* Telemetry
      const isSilent = yield* isTrackingSuppressed
      const failedAt = yield* Ref.make(Number.NEGATIVE_INFINITY)

      /** Once per flag and value in a session (GAP-C48). Flags that are off tell of nothing that anybody sees. */
      const trackAssigned = Effect.fnUntraced(function* (flags: ReadonlyArray<FeatureFlag>) {
        const before = (yield* readEntry(assignedFlags))?.value ?? []
        const fresh = getNewAssignments(before, flags)
        if (fresh.length === 0 || (yield* isSilent)) return
        yield* writeEntry(assignedFlags, [...before, ...fresh])
        yield* telemetry.send({ name: "Feature Flags Assigned", flags: fresh })
      })

      const fetch = (kept: StoredValue<FlagCache> | null, name: string | null) =>
        Effect.gen(function* () {
          const variables = {
            vin: yield* visitor.visitorId,
            webUserGuid: yield* visitor.guid,
            appSpecificFeatureFlags: allFlagNames
          }
          const { featureFlags } = yield* callService(getFeatureFlags, variables)
          yield* writeEntry(flagCache, updateFlagCache(kept?.value ?? null, featureFlags, name), kept?.keptAt)
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

      /** The flags, with the named one among them if there is such a flag. One conversation at a time: many who ask make one call. */
      const flagsWith = (name: string | null) =>
        Effect.gen(function* () {
          const kept = yield* readEntry(flagCache)
          const isPaused = (yield* Clock.currentTimeMillis) - (yield* Ref.get(failedAt)) < PAUSE_MILLIS
          return needsFetch(kept?.value ?? null, name) && !isPaused ? yield* fetch(kept, name) : (kept?.value.flags ?? [])
        }).pipe(turn.withPermit, Effect.provideService(Http, http), Effect.provideService(Storage, storage))

      return Flags.of({
        isOn: (feature) => Effect.map(flagsWith(flagNames[feature]), (flags) => isOn(flags, feature)),
        value: (feature) => Effect.map(flagsWith(flagNames[feature]), (flags) => getFlagValue(flags, flagNames[feature])),
        all: flagsWith(null),
        drawn: (turned) =>
          readEntry(flagCache).pipe(
            Effect.flatMap((kept) =>
              kept !== null && getFlippedFeatures(kept.value.flags).join() !== turned.join()
                ? storage.session.remove(flagCache.key)
                : Effect.void
            ),
            turn.withPermit,
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
}
