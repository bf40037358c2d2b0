import { type Cookies, Http, Tabs, Telemetry, type VisitorAgent } from "@camber/domain/ports"
import { type CollectedEvent, COLLECTOR_PATH, MAX_PAGE_LENGTH, type TelemetryEvent } from "@camber/domain/telemetry"
import { isTrackingSuppressed } from "@camber/domain/visitor"
import { Clock, Effect, Layer, Scope } from "effect"
import { onPageHidden } from "./layerTabs.ts"

/** Events per batch; well below the collector's limit. */
const BATCH_SIZE = 20
/** Time from the first event of a batch until it is sent. */
const BATCH_DELAY = "2 seconds"

/**
 * Sends events to the collector in batches by beacon: after 20 events, after 2 s, and when the page is hidden or left. Sends no events of
 * bots, of employees (VIS-107) or of visitors who opted out (GAP-41).
 */
export const layerTelemetry: Layer.Layer<Telemetry, never, Http | Tabs | VisitorAgent | Cookies> = Layer.effect(
  Telemetry,
  Effect.gen(function* () {
    const http = yield* Http
    const tabs = yield* Tabs
    const scope = yield* Scope.Scope
    const isSilent = yield* isTrackingSuppressed
    let pending: Array<CollectedEvent> = []
    const flush = Effect.suspend(() => {
      const events = pending
      pending = []
      return events.length === 0 ? Effect.void : http.beacon(COLLECTOR_PATH, { events })
    })
    const gather = Effect.fnUntraced(function* (event: TelemetryEvent) {
      const at = yield* Clock.currentTimeMillis
      const { pathname, search } = yield* tabs.address
      pending.push({ event, at, page: (pathname + search).slice(0, MAX_PAGE_LENGTH) })
      if (pending.length >= BATCH_SIZE) return yield* flush
      // Timers are not canceled: the timer of a batch that was already sent merely sends the next batch early.
      if (pending.length === 1) yield* Effect.forkIn(Effect.delay(flush, BATCH_DELAY), scope)
    })
    yield* Effect.addFinalizer(() => flush)
    yield* onPageHidden(flush)
    return Telemetry.of({ send: (event) => Effect.flatMap(isSilent, (silent) => (silent ? Effect.void : gather(event))) })
  })
)
