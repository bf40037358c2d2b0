import { type CollectedEvent, EventBatch } from "@camber/domain/telemetry"
import type { Insertable, Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { saveFeedback } from "../feedback/saveFeedback.ts"
import { readJson } from "../http/readJson.ts"
import type { Visit } from "../session/authenticate.ts"

/** The longest batch in bytes; browsers' beacons carry no more than 64 kB either. */
const longestBatch = 64_000

/**
 * The collector of what shoppers do (VIS-107, GAP-C14): keeps a batch under the guid of the session, whatever the body may say, with one
 * statement. Of whoever is not collected nothing is kept, and the answer is the same.
 */
export const collectEvents =
  (database: Kysely<Tables>) =>
  async (request: Request, visit: Visit): Promise<Response> => {
    const { events } = await read(request)
    if (!visit.isBot) await saveFeedback(database, visit, events)
    if (visit.isCollected)
      await database
        .insertInto("event")
        .values(events.map((event) => row(event, visit)))
        .execute()
    return new Response(null, { status: 204 })
  }

const read = readJson(EventBatch, longestBatch)

const row = ({ at, event: { name, ...fields }, page }: CollectedEvent, { visitorId, webUserGuid }: Visit): Insertable<Tables["event"]> => ({
  web_user_guid: webUserGuid,
  visitor_id: visitorId,
  name,
  fields: JSON.stringify(fields),
  page,
  at: new Date(at).toISOString()
})
