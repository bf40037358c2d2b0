import type { CollectedEvent } from "@camber/domain/telemetry"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { VisitorSession } from "../session/authenticate.ts"

/** Of one visitor in a day; what comes beyond is dropped. */
export const MOST_FEEDBACK = 20

type Submitted = Extract<CollectedEvent["event"], { readonly name: "Feedback Submitted" }>

/**
 * Keeps what was said of the shop among these events for its staff (GAP-C14). It was said on purpose, so it is kept also of who wants no
 * events to be collected; nobody's words are markup or more than text.
 */
export const saveFeedback = async (
  database: Kysely<Tables>,
  { webUserGuid }: Pick<VisitorSession, "webUserGuid">,
  events: ReadonlyArray<CollectedEvent>
): Promise<void> => {
  for (const { event, page } of events) if (event.name === "Feedback Submitted") await keep(database, webUserGuid, event, page)
}

const keep = async (database: Kysely<Tables>, webUserGuid: string, said: Submitted, page: string): Promise<void> => {
  await sql`
    insert into feedback (web_user_guid, element, emotion, feedback, part_number, url, email, source, page)
    select ${webUserGuid}::uuid, ${said.element}, ${said.emotion}, ${said.feedback}, ${said.partNumber}, ${said.url},
      ${said.okay_to_contact ? said.email : null}, ${said.source}, ${page}
    where (select count(*) from feedback where web_user_guid = ${webUserGuid}::uuid and given_at > now() - interval '1 day') < ${MOST_FEEDBACK}
  `.execute(database)
}
