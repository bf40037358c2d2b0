import { type Area, PageVitals } from "@camber/domain/tracking"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { readJson } from "../http/readJson.ts"
import type { VisitorSession } from "../session/authenticate.ts"

/** Maximum bytes of a report. Valid reports are below 4 kB. */
const longestReport = 8_000
/** Event name of a web vital. */
export const VITAL_EVENT = "Web Vital"

/** Creates the handler that stores the web vitals of pages as events (ANL-08, CALL-43). Stores nothing of visitors who opted out. */
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
