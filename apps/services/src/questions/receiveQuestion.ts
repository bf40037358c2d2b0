import { type askQuestion, questionAnswer, QuestionDraft, type QuestionOutcome } from "@camber/domain/questions"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { errorResponse } from "../http/errorAnswer.ts"
import { BadInput } from "../http/failures.ts"
import { readBody } from "../http/readBody.ts"
import { readJson } from "../http/readJson.ts"
import { decodeArguments } from "../schema/decodeArguments.ts"
import type { Visit } from "../visitor/authenticate.ts"

/** The longest honest form in bytes: every letter of the longest question as a four-byte sign, percent-encoded. */
const longestForm = 16_000
/** Questions within an hour, of one visitor and of all. */
const mostOfOne = 10
const mostOfAll = 300

const formType = /^application\/x-www-form-urlencoded\b/i
const decode = decodeArguments(QuestionDraft)
const read = readJson(QuestionDraft, longestForm)

type Asking = Pick<Visit, "isBot" | "webUserGuid">
type Answer = (typeof askQuestion)["result"]["Encoded"]

/**
 * Takes a question: from the shop's scripts as JSON, from a browser without them as a form, which is led back to its page. What is not as it
 * must be, is of no product, or one too many is not kept. Pages of other sites have been refused before.
 */
export const receiveQuestion =
  (database: Kysely<Tables>) =>
  async (request: Request, visit: Asking): Promise<Response> => {
    if (formType.test(request.headers.get("content-type") ?? "")) return receiveForm(database, request, visit)
    const given = await read(request)
    if ("refusal" in given) return given.refusal
    const answer: Answer = { outcome: await keep(database, visit, given.body) }
    return Response.json(answer, { headers: { "cache-control": "no-store" } })
  }

const receiveForm = async (database: Kysely<Tables>, request: Request, visit: Asking): Promise<Response> => {
  const body = await readBody(request, longestForm)
  if (body === null) return errorResponse(413, "Content Too Large", `The body is longer than ${longestForm} bytes.`)
  const form = Object.fromEntries(new URLSearchParams(body))
  const draft = draftIn(form)
  const outcome = draft === null ? "invalid" : await keep(database, visit, draft)
  const location = questionAnswer(form["skuBaseNumber"] ?? "", outcome)
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } })
}

/** null for a question that is not as it must be. */
const draftIn = (form: Readonly<Record<string, string>>): QuestionDraft | null => {
  try {
    return decode(form)
  } catch (error) {
    if (error instanceof BadInput) return null
    throw error
  }
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
