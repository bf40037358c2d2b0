import type { CollectedEvent } from "@camber/domain/telemetry"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { VisitorSession } from "../session/authenticate.ts"

/** Maximum feedback per visitor and day; the rest is dropped. */
export const MOST_FEEDBACK = 20

type Submitted = Extract<CollectedEvent["event"], { readonly name: "Feedback Submitted" }>

/**
 * Stores those of the events that are feedback, for staff (GAP-C14). Feedback is deliberate, so it is stored even if the visitor opted out
 * of tracking. The text is treated as plain text, never as markup.
 */
export const saveFeedback = async (
  database: Kysely<Tables>,
  { webUserGuid }: Pick<VisitorSession, "webUserGuid">,
  events: ReadonlyArray<CollectedEvent>
): Promise<void> => {
  for (const { event, page } of events) if (event.name === "Feedback Submitted") await keep(database, webUserGuid, event, page)
}

const keep = async (database: Kysely<Tables>, webUserGuid: string, submitted: Submitted, page: string): Promise<void> => {
  await sql`
    insert into feedback (web_user_guid, element, emotion, feedback, part_number, url, email, source, page)
    select ${webUserGuid}::uuid, ${submitted.element}, ${submitted.emotion}, ${submitted.feedback}, ${submitted.partNumber}, ${submitted.url},
      ${submitted.okay_to_contact ? submitted.email : null}, ${submitted.source}, ${page}
    where (select count(*) from feedback where web_user_guid = ${webUserGuid}::uuid and given_at > now() - interval '1 day') < ${MOST_FEEDBACK}
  `.execute(database)
}
