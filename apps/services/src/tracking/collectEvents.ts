import { type CollectedEvent, EventBatch } from "@camber/domain/telemetry"
import type { Insertable } from "kysely"
import type { Tables } from "../database/tables.ts"
import { saveFeedback } from "../feedback/saveFeedback.ts"
import { type RateLimit, createRateLimiter } from "../http/createRateLimiter.ts"
import { getRateLimitClient } from "../http/getClientIp.ts"
import { TooManyRequests } from "../http/errors.ts"
import type { FormDeps } from "../http/formRateLimit.ts"
import { readJson } from "../http/readJson.ts"
import type { VisitorSession } from "../session/authenticate.ts"

/** The longest batch in bytes; browsers' beacons carry no more than 64 kB either. */
const longestBatch = 64_000

/** What one client may send: an office of busy shoppers sends a tenth of it. */
export const eventRateLimit: { readonly events: RateLimit; readonly bytes: RateLimit } = {
  events: { most: 6_000, seconds: 600 },
  bytes: { most: 6_000_000, seconds: 600 }
}

/**
 * The collector of what shoppers do (VIS-107, GAP-C14): keeps a batch under the guid of the session, whatever the body may say, with one
 * statement. Of whoever is not collected nothing is kept, and the answer is the same. One client's events are limited, by count and by bytes:
 * nobody pushes what others did out of the shop's memory.
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
