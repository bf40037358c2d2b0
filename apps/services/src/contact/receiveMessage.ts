import { getContactResultHref, ContactMessage, type ContactOutcome } from "@camber/domain/content"
import { sql } from "kysely"
import { type FormDeps, isWithinFormLimit } from "../http/formRateLimit.ts"
import { readForm } from "../http/readForm.ts"
import { notifyShop, type ShopMail } from "../mail/notifyShop.ts"
import type { VisitorSession } from "../session/authenticate.ts"

/** The longest honest form in bytes: every letter of the longest message as a four-byte sign, percent-encoded. */
const longestForm = 64_000
/** Messages of one visitor within an hour. */
const mostOfOne = 5

const read = readForm(ContactMessage, longestForm)

/**
 * Takes the contact form as browsers send it without scripts and leads back to it. A message that is not as it must be, and one too many,
 * is not kept. Pages of other sites have been refused before.
 */
export const receiveMessage =
  (deps: FormDeps & ShopMail) =>
  async (request: Request, { isBot, webUserGuid }: VisitorSession): Promise<Response> => {
    const { decoded: message } = await read(request)
    if (isBot || message === null) return leadBack("invalid")
    const isKept = (await isWithinFormLimit(deps, "contact", request)) && (await keep(deps, webUserGuid, message))
    return leadBack(isKept ? "sent" : "wait")
  }

const leadBack = (outcome: ContactOutcome): Response =>
  new Response(null, { status: 303, headers: { location: getContactResultHref(outcome), "cache-control": "no-store" } })

/** Counts and keeps while the same visitor does nothing else; false when nothing was kept. */
const keep = (deps: FormDeps & ShopMail, webUserGuid: string, { email, message, name, topic }: ContactMessage): Promise<boolean> =>
  deps.database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('contact'), hashtext(${webUserGuid}))`.execute(transaction)
    const { rows } = await sql`
      insert into contact_message (web_user_guid, name, email, topic, message)
      select ${webUserGuid}, ${name}, ${email}, ${topic}, ${message}
      where (select count(*) from contact_message where web_user_guid = ${webUserGuid} and received_at > now() - interval '1 hour') < ${mostOfOne}
      returning message_id`.execute(transaction)
    if (rows.length !== 1) return false
    const lines = [`${name} <${email}> wrote about ${topic}:`, message]
    await notifyShop(transaction, deps, { title: "New message", lines, path: "/staff/messages" })
    return true
  })
