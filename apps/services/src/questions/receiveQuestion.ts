import { type askQuestion, questionAnswer, QuestionDraft, type QuestionOutcome } from "@camber/domain/questions"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { isForm, readForm } from "../http/readForm.ts"
import { readJson } from "../http/readJson.ts"
import type { Visit } from "../session/authenticate.ts"

/** The longest honest form in bytes: every letter of the longest question as a four-byte sign, percent-encoded. */
const longestForm = 16_000
/** Questions within an hour, of one visitor and of all. */
const mostOfOne = 10
const mostOfAll = 300

const readFromForm = readForm(QuestionDraft, longestForm)
const readFromScript = readJson(QuestionDraft, longestForm)

type Asking = Pick<Visit, "isBot" | "webUserGuid">
type Answer = (typeof askQuestion)["result"]["Encoded"]

/**
 * Takes a question: from the shop's scripts as JSON, from a browser without them as a form, which is led back to its page. What is not as it
 * must be, is of no product, or one too many is not kept. Pages of other sites have been refused before.
 */
export const receiveQuestion =
  (database: Kysely<Tables>) =>
  async (request: Request, visit: Asking): Promise<Response> => {
    if (isForm(request)) return receiveForm(database, request, visit)
    const answer: Answer = { outcome: await keep(database, visit, await readFromScript(request)) }
    return Response.json(answer, { headers: { "cache-control": "no-store" } })
  }

const receiveForm = async (database: Kysely<Tables>, request: Request, visit: Asking): Promise<Response> => {
  const { decoded, fields } = await readFromForm(request)
  const outcome = decoded === null ? "invalid" : await keep(database, visit, decoded)
  const location = questionAnswer(fields["skuBaseNumber"] ?? "", outcome)
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } })
}

/** Counts and keeps while nobody else does. The same question a second time is no other one. */
const keep = async (database: Kysely<Tables>, visit: Asking, draft: QuestionDraft): Promise<QuestionOutcome> => {
  if (visit.isBot) return "invalid"
  const { emailAddress, question, skuBaseNumber } = draft
  const { webUserGuid } = visit
  return database.transaction().execute(async (transaction) => {
    const product = await transaction
      .selectFrom("product")
      .select("product_page_id")
      .where("sku_base_number", "=", skuBaseNumber)
      .executeTakeFirst()
    if (product === undefined) return "invalid"
    await sql`select pg_advisory_xact_lock(hashtext('questions'))`.execute(transaction)
    const { rows } = await sql`
      insert into customer_question (web_user_guid, sku_base_number, question, email)
      select ${webUserGuid}, ${skuBaseNumber}, ${question}, nullif(${emailAddress}, '')
      where (select count(*) from customer_question where web_user_guid = ${webUserGuid} and asked_at > now() - interval '1 hour') < ${mostOfOne}
        and (select count(*) from customer_question where asked_at > now() - interval '1 hour') < ${mostOfAll}
      on conflict (web_user_guid, sku_base_number, md5(question)) do update set email = excluded.email
      returning question_id`.execute(transaction)
    return rows.length === 1 ? "stored" : "wait"
  })
}
