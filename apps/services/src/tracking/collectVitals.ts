import { type Area, PageVitals } from "@camber/domain/tracking"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { readJson } from "../http/readJson.ts"
import type { VisitorSession } from "../session/authenticate.ts"

/** A report in bytes at most; an honest one is under 4 kB. */
const longestReport = 8_000
/** The event of one measure, as staff count it. */
export const VITAL_EVENT = "Web Vital"

/** Takes the vitals of pages of an area (ANL-08, CALL-43): each measure is kept as an event. Of whoever is not collected nothing is kept. */
export const collectVitals =
  (database: Kysely<Tables>, area: Area) =>
  async (request: Request, { isCollected, visitorId, webUserGuid }: VisitorSession): Promise<Response> => {
    const { page, slowest, vitals } = await read(request)
    if (isCollected)
      await database
        .insertInto("event")
        .values(
          vitals.map((vital) => ({
            web_user_guid: webUserGuid,
            visitor_id: visitorId,
            name: VITAL_EVENT,
            fields: JSON.stringify({
              area,
              vital: vital.name,
              value: vital.value,
              rating: vital.rating,
              ...(vital.name === "INP" && { slowest })
            }),
            page,
            at: new Date().toISOString()
          }))
        )
        .execute()
    return new Response(null, { status: 204 })
  }

const read = readJson(PageVitals, longestReport)
