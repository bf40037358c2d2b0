import { type CollectedEvent, EventBatch } from "@camber/domain/tracking"
import type { Insertable, Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { errorResponse } from "../http/errorAnswer.ts"
import { BadInput } from "../http/failures.ts"
import { isJson } from "../http/isJson.ts"
import { readBody } from "../http/readBody.ts"
import { decodeArguments } from "../schema/decodeArguments.ts"
import type { Visit } from "../visitor/recognise.ts"

/** The longest batch in bytes; browsers' beacons carry no more than 64 kB either. */
const longestBatch = 64_000

/**
 * The collector of what shoppers do (VIS-107, GAP-C14): keeps a batch under the guid of the session, whatever the body may say, with one
 * statement. Of whoever is not collected nothing is kept, and the answer is the same.
 */
export const collectEvents =
  (database: Kysely<Tables>) =>
  async (request: Request, visit: Visit): Promise<Response> => {
    if (!isJson(request)) return errorResponse(415, "Unsupported Media Type", "Send application/json.")
    const body = await readBody(request, longestBatch)
    if (body === null) return errorResponse(413, "Content Too Large", `The body is longer than ${longestBatch} bytes.`)
    const batch = batchIn(body)
    if (batch instanceof BadInput) return errorResponse(400, "Bad Request", batch.message)
    if (visit.isCollected)
      await database
        .insertInto("event")
        .values(batch.events.map((event) => row(event, visit)))
        .execute()
    return new Response(null, { status: 204 })
  }

const decode = decodeArguments(EventBatch)

const batchIn = (body: string): typeof EventBatch.Type | BadInput => {
  try {
    return decode(JSON.parse(body))
  } catch (error) {
    return error instanceof BadInput ? error : new BadInput({ argument: "body", expected: "Expected valid JSON" })
  }
}

const row = ({ at, event: { name, ...fields }, page }: CollectedEvent, { visitorId, webUserGuid }: Visit): Insertable<Tables["event"]> => ({
  web_user_guid: webUserGuid,
  visitor_id: visitorId,
  name,
  fields: JSON.stringify(fields),
  page,
  at: new Date(at).toISOString()
})
