import { type CollectedEvent, EventBatch } from "@camber/domain/telemetry"
import { type Insertable, type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { saveFeedback } from "../feedback/saveFeedback.ts"
import { type RateLimit, createRateLimiter, type FormDeps } from "../http/rateLimits.ts"
import { getRateLimitClient } from "../http/getClientIp.ts"
import { TooManyRequests } from "../http/errors.ts"
import { readJson } from "../http/readJson.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { deleteInBatches } from "../foundation/async.ts"

/** Maximum bytes of a batch. Browsers limit beacons to 64 kB as well. */
const longestBatch = 64_000

/** Rate limits per client, which allow ten times the traffic of a busy office. */
export const eventRateLimit: { readonly events: RateLimit; readonly bytes: RateLimit } = {
  events: { most: 6_000, seconds: 600 },
  bytes: { most: 6_000_000, seconds: 600 }
}

/**
 * Creates the collector of telemetry events (VIS-107, GAP-C14).
 *
 * Stores a batch under the session's GUID in one statement and ignores any GUID in the body. For visitors who opted out, stores nothing and
 * returns the same response. Limits each client by count and bytes, so that no client displaces the events of others.
 */
export const collectEvents = ({ database, proxyHeader }: Pick<FormDeps, "database" | "proxyHeader">) => {
  const [waitOfEvents, waitOfBytes] = [createRateLimiter(eventRateLimit.events), createRateLimiter(eventRateLimit.bytes)]
  const weigh = (wait: typeof waitOfBytes, request: Request, amount: number): void => {
    const client = getRateLimitClient(request, proxyHeader)
    const seconds = client === null ? 0 : wait(client, amount)
    if (seconds > 0) throw new TooManyRequests({ seconds })
  }
  const read = readJson(EventBatch, longestBatch, (request, bytes) => weigh(waitOfBytes, request, bytes))
  return async (request: Request, visit: VisitorSession): Promise<Response> => {
    const { events } = await read(request)
    weigh(waitOfEvents, request, events.length)
    if (!visit.isBot) await saveFeedback(database, visit, events)
    if (visit.isCollected)
      await database
        .insertInto("event")
        .values(events.map((event) => row(event, visit)))
        .execute()
    return new Response(null, { status: 204 })
  }
}

const row = (
  { at, event: { name, ...fields }, page }: CollectedEvent,
  { visitorId, webUserGuid }: VisitorSession
): Insertable<Tables["event"]> => ({
  web_user_guid: webUserGuid,
  visitor_id: visitorId,
  name,
  fields: JSON.stringify(fields),
  page,
  at: new Date(at).toISOString()
})

/** Maximum age in days and maximum number of stored events. */
export interface EventRetention {
  readonly days: number
  readonly most: number
}

/** Deletes events past their retention, and the oldest events above the maximum number. Finds both with the index of arrival times. */
export const purgeEvents = async (database: Kysely<Tables>, { days, most }: EventRetention): Promise<void> => {
  const { rows } = await sql<{ bound: Date }>`
    select greatest(
      now() - make_interval(days => ${days}),
      (select received_at from event order by received_at desc offset ${most} limit 1)
    ) as bound`.execute(database)
  const bound = rows[0]?.bound
  if (bound === undefined) return
  await deleteInBatches(async (atMost) => {
    const { numAffectedRows } = await sql`
      delete from event where (web_user_guid, event_id) in (
        select web_user_guid, event_id from event where received_at <= ${bound} order by received_at limit ${atMost})`.execute(database)
    return numAffectedRows
  })
}
