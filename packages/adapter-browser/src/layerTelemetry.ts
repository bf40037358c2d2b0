import { type Cookies, Http, Tabs, Telemetry, type VisitorAgent } from "@camber/domain/ports"
import { type CollectedEvent, COLLECTOR_PATH, MAX_PAGE_LENGTH, type TelemetryEvent } from "@camber/domain/telemetry"
import { isTrackingSuppressed } from "@camber/domain/visitor"
import { Clock, Effect, Layer, Scope } from "effect"
import { onPageHidden } from "./onPageHidden.ts"

/** Events that are sent at once when so many have gathered; well below what the collector takes. */
const BATCH = 20
/** How long the first event of a batch waits for others. */
const PATIENCE = "2 seconds"

/**
 * Telemetry that gathers events and sends them to the collector by beacon: after 20 events, after 2 s, and when the page is hidden or left.
 * Nothing is gathered for bots and employees (VIS-107), nor for who refuses tracking (GAP-41).
 */
export const layerTelemetry: Layer.Layer<Telemetry, never, Http | Tabs | VisitorAgent | Cookies> = Layer.effect(
  Telemetry,
  Effect.gen(function* () {
    const http = yield* Http
    const tabs = yield* Tabs
    const scope = yield* Scope.Scope
    const isSilent = yield* isTrackingSuppressed
    let gathered: Array<CollectedEvent> = []
    const flush = Effect.suspend(() => {
      const events = gathered
      gathered = []
      return events.length === 0 ? Effect.void : http.beacon(COLLECTOR_PATH, { events })
    })
    const gather = Effect.fnUntraced(function* (event: TelemetryEvent) {
      const at = yield* Clock.currentTimeMillis
      const { pathname, search } = yield* tabs.address
      gathered.push({ event, at, page: (pathname + search).slice(0, MAX_PAGE_LENGTH) })
      if (gathered.length >= BATCH) return yield* flush
      // A timer that outlives its batch sends the next one early, which does no harm.
      if (gathered.length === 1) yield* Effect.forkIn(Effect.delay(flush, PATIENCE), scope)
    })
    yield* Effect.addFinalizer(() => flush)
    yield* onPageHidden(flush)
    return Telemetry.of({ send: (event) => Effect.flatMap(isSilent, (silent) => (silent ? Effect.void : gather(event))) })
  })
)
