import { Clock, Context, Effect, FiberHandle, Layer, Semaphore } from "effect"
import { Storage } from "../ports/Storage.ts"
import { readEntry, writeEntry } from "../ports/StorageEntry.ts"
import { Telemetry } from "../ports/Telemetry.ts"
import { getSessionPhase, type SessionEvent, transition } from "./machine.ts"
import type { SessionCounters } from "./model.ts"
import { getSessionDuration, ENGAGED_AFTER_MS, isReturningUser } from "./rules.ts"
import { lastVisit, sessionCounters } from "./storage.ts"

/** The present session of this browser, in all its tabs. */
export class Session extends Context.Service<
  Session,
  {
    /** A page was loaded or turned to (SESS-10). What begins a session also begins the 10 s after which it is engaged (SESS-02). */
    readonly pageViewed: Effect.Effect<void>
    /** Something was told to analytics under this name (SESS-08, SESS-10). */
    readonly tracked: (name: string) => Effect.Effect<void>
    /** Null before the first page (ERR-24). */
    readonly counters: Effect.Effect<SessionCounters | null>
    /** The visit begins: whether the last one was over 24 hours ago. The present one is the last from now on (VIS-31, GAP-77). */
    readonly arrive: Effect.Effect<{ readonly isReturningUser: boolean }>
  }
>()("@camber/domain/session/Session") {
  static readonly layer: Layer.Layer<Session, never, Storage | Telemetry> = Layer.effect(
    Session,
    Effect.gen(function* () {
      const storage = yield* Storage
      const telemetry = yield* Telemetry
      const turn = yield* Semaphore.make(1)
      const timer = yield* FiberHandle.make()

      /** Reads anew what other tabs may have counted meanwhile. Engagement is told once, by the tab that sees it first (SESS-05). */
      const dispatch = Effect.fnUntraced(
        function* (eventAt: (at: number) => SessionEvent & { readonly at: number }) {
          const event = eventAt(yield* Clock.currentTimeMillis)
          const before = (yield* readEntry(sessionCounters))?.value ?? null
          if (before !== null && before.sessionStartTime > event.at)
            yield* Effect.logWarning("The session seems to begin later than now; its duration counts as 0")
          const after = transition(before, event)
          const isToReport = getSessionPhase(after) === "engaged"
          const next = isToReport ? transition(after, { _tag: "EngagementReported" }) : after
          if (next !== null && next !== before) yield* writeEntry(sessionCounters, next)
          if (isToReport) yield* telemetry.send({ name: "Session Engaged" })
          if (next !== null && getSessionPhase(next) === "started" && event._tag !== "Waited")
            yield* FiberHandle.run(timer, Effect.delay(waited, ENGAGED_AFTER_MS - getSessionDuration(next, event.at)))
        },
        turn.withPermit,
        Effect.provideService(Storage, storage)
      )
      const waited: Effect.Effect<void> = Effect.suspend(() => dispatch((at) => ({ _tag: "Waited", at })))

      return Session.of({
        pageViewed: dispatch((at) => ({ _tag: "PageViewed", at })),
        tracked: (name) => dispatch((at) => ({ _tag: "Tracked", name, at })),
        counters: Effect.map(readEntry(sessionCounters), (kept) => kept?.value ?? null).pipe(Effect.provideService(Storage, storage)),
        arrive: Effect.gen(function* () {
          const at = yield* Clock.currentTimeMillis
          const before = (yield* readEntry(lastVisit))?.value ?? null
          yield* writeEntry(lastVisit, at)
          return { isReturningUser: isReturningUser(before, at) }
        }).pipe(Effect.provideService(Storage, storage))
      })
    })
  )
}
