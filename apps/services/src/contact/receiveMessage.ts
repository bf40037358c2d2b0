import { getContactResultHref, ContactMessage, type ContactOutcome } from "@camber/domain/content"
import { sql } from "kysely"
import { type FormDeps, isWithinFormLimit } from "../http/rateLimits.ts"
import { readForm } from "../http/readBody.ts"
import { notifyShop, type ShopMail } from "../mail/queueMail.ts"
import type { VisitorSession } from "../session/authenticate.ts"

/** Maximum size of a valid form in bytes: the longest message in four-byte characters, percent-encoded. */
const longestForm = 64_000
/** Maximum messages per visitor and hour. */
const mostOfOne = 5

const read = readForm(ContactMessage, longestForm)

/**
 * Creates the handler of the contact form, which works without scripts and redirects back to the form. Drops invalid
 * messages and messages over the limit. The caller has already rejected cross-site requests.
 */
export const receiveMessage =
  (deps: FormDeps & ShopMail) =>
  async (request: Request, { isBot, webUserGuid }: VisitorSession): Promise<Response> => {
    const { decoded: message } = await read(request)
    if (isBot || message === null) return leadBack("invalid")
    const isStored = (await isWithinFormLimit(deps, "contact", request)) && (await keep(deps, webUserGuid, message))
    return leadBack(isStored ? "sent" : "wait")
  }

const leadBack = (outcome: ContactOutcome): Response =>
  new Response(null, { status: 303, headers: { location: getContactResultHref(outcome), "cache-control": "no-store" } })

/** Counts and stores a message under a lock on the visitor; returns false if it was not stored. */
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
