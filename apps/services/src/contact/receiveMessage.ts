import { contactAnswer, ContactMessage, type ContactOutcome } from "@camber/domain/content"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { readForm } from "../http/readForm.ts"
import type { Visit } from "../session/authenticate.ts"

/** The longest honest form in bytes: every letter of the longest message as a four-byte sign, percent-encoded. */
const longestForm = 64_000
/** Messages within an hour, of one visitor and of all. */
const mostOfOne = 5
const mostOfAll = 300

const read = readForm(ContactMessage, longestForm)

/**
 * Takes the contact form as browsers send it without scripts and leads back to it. A message that is not as it must be, and one too many,
 * is not kept. Pages of other sites have been refused before.
 */
export const receiveMessage =
  (database: Kysely<Tables>) =>
  async (request: Request, { isBot, webUserGuid }: Visit): Promise<Response> => {
    const { decoded: message } = await read(request)
    if (isBot || message === null) return leadBack("invalid")
    return leadBack((await keep(database, webUserGuid, message)) ? "sent" : "wait")
  }

const leadBack = (outcome: ContactOutcome): Response =>
  new Response(null, { status: 303, headers: { location: contactAnswer(outcome), "cache-control": "no-store" } })

/** Counts and keeps while nobody else does; false when nothing was kept. */
const keep = (database: Kysely<Tables>, webUserGuid: string, { email, message, name, topic }: ContactMessage): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('contact'))`.execute(transaction)
    const { rows } = await sql`
      insert into contact_message (web_user_guid, name, email, topic, message)
      select ${webUserGuid}, ${name}, ${email}, ${topic}, ${message}
      where (select count(*) from contact_message where web_user_guid = ${webUserGuid} and received_at > now() - interval '1 hour') < ${mostOfOne}
        and (select count(*) from contact_message where received_at > now() - interval '1 hour') < ${mostOfAll}
      returning message_id`.execute(transaction)
    return rows.length === 1
  })
