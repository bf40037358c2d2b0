import { Clock, Context, Effect, FiberHandle, Layer, Semaphore } from "effect"
import { Storage, readEntry, writeEntry } from "../ports/Storage.ts"
import { Telemetry } from "../ports/Telemetry.ts"
import { getSessionPhase, type SessionEvent, transition } from "./machine.ts"
import type { SessionCounters } from "./model.ts"
import { getSessionDuration, ENGAGED_AFTER_MS, isReturningUser } from "./rules.ts"
import { lastVisit, sessionCounters } from "./storage.ts"

export * from "./machine.ts"
export * from "./model.ts"
export * from "./rules.ts"
export * from "./storage.ts"

/** The current session of this browser, shared by all its tabs. */
export class Session extends Context.Service<
  Session,
  {
    /** Counts a page view (SESS-10). A new session also starts the 10 s timer for engagement (SESS-02). */
    readonly pageViewed: Effect.Effect<void>
    /** Counts a telemetry event by its name (SESS-08, SESS-10). */
    readonly tracked: (name: string) => Effect.Effect<void>
    /** Null before the first page view (ERR-24). */
    readonly counters: Effect.Effect<SessionCounters | null>
    /**
     * Starts a visit and returns whether the previous one was over 24 hours ago. Stores the current visit as the last one (VIS-31, GAP-77).
     */
    readonly arrive: Effect.Effect<{ readonly isReturningUser: boolean }>
  }
>()("@camber/domain/session/Session") {
  static readonly layer: Layer.Layer<Session, never, Storage | Telemetry> = Layer.effect(
    Session,
    Effect.gen(function* () {
      const storage = yield* Storage
      const telemetry = yield* Telemetry
      const mutex = yield* Semaphore.make(1)
      const timer = yield* FiberHandle.make()

      /** Rereads the counters, because other tabs may have changed them. The first tab that detects engagement reports it (SESS-05). */
      const dispatch = Effect.fnUntraced(
        function* (eventAt: (at: number) => SessionEvent & { readonly at: number }) {
          const event = eventAt(yield* Clock.currentTimeMillis)
          const before = (yield* readEntry(sessionCounters))?.value ?? null
          if (before !== null && before.sessionStartTime > event.at)
            yield* Effect.logWarning("Session starts in the future, using a duration of 0")
          const after = transition(before, event)
          const isToReport = getSessionPhase(after) === "engaged"
          const next = isToReport ? transition(after, { _tag: "EngagementReported" }) : after
          if (next !== null && next !== before) yield* writeEntry(sessionCounters, next)
          if (isToReport) yield* telemetry.send({ name: "Session Engaged" })
          if (next !== null && getSessionPhase(next) === "started" && event._tag !== "Waited")
            yield* FiberHandle.run(timer, Effect.delay(waited, ENGAGED_AFTER_MS - getSessionDuration(next, event.at)))
        },
        mutex.withPermit,
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
