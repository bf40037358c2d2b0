import { type askQuestion, getQuestionResultHref, QuestionDraft, type QuestionOutcome } from "@camber/domain/questions"
import { sql } from "kysely"
import { type FormDeps, isWithinFormLimit } from "../http/rateLimits.ts"
import { isForm, readForm } from "../http/readBody.ts"
import { readJson } from "../http/readJson.ts"
import { notifyShop, type ShopMail } from "../mail/queueMail.ts"
import type { VisitorSession } from "../session/authenticate.ts"

/** Maximum size of a valid form in bytes: the longest question in four-byte characters, percent-encoded. */
const longestForm = 16_000
/** Maximum questions per visitor and hour. */
const mostOfOne = 10

const readFromForm = readForm(QuestionDraft, longestForm)
const readFromScript = readJson(QuestionDraft, longestForm)

type QuestionDeps = FormDeps & ShopMail
type Asking = Pick<VisitorSession, "isBot" | "webUserGuid">
type Answer = (typeof askQuestion)["result"]["Encoded"]

/**
 * Creates the handler that receives questions, either as JSON from the shop's scripts or as a form, after which it redirects back to the
 * page. Drops questions that are invalid, about unknown products or over the limit. The caller has already rejected cross-site requests.
 */
export const receiveQuestion =
  (deps: QuestionDeps) =>
  async (request: Request, visit: Asking): Promise<Response> => {
    if (isForm(request)) return receiveForm(deps, request, visit)
    const answer: Answer = { outcome: await take(deps, request, visit, await readFromScript(request)) }
    return Response.json(answer, { headers: { "cache-control": "no-store" } })
  }

const receiveForm = async (deps: QuestionDeps, request: Request, visit: Asking): Promise<Response> => {
  const { decoded, fields } = await readFromForm(request)
  const outcome = decoded === null ? "invalid" : await take(deps, request, visit, decoded)
  const location = getQuestionResultHref(fields["skuBaseNumber"] ?? "", outcome)
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } })
}

const take = async (deps: QuestionDeps, request: Request, visit: Asking, draft: QuestionDraft): Promise<QuestionOutcome> => {
  if (visit.isBot) return "invalid"
  return (await isWithinFormLimit(deps, "question", request)) ? keep(deps, visit, draft) : "wait"
}

/** Counts and stores a question under a lock on the visitor. A repeated question is stored only once. */
const keep = (deps: QuestionDeps, visit: Asking, draft: QuestionDraft): Promise<QuestionOutcome> => {
  const { emailAddress, question, skuBaseNumber } = draft
  const { webUserGuid } = visit
  return deps.database.transaction().execute(async (transaction) => {
    const product = await transaction
      .selectFrom("product")
      .select(["product_page_id", "title"])
      .where("sku_base_number", "=", skuBaseNumber)
      .executeTakeFirst()
    if (product === undefined) return "invalid"
    await sql`select pg_advisory_xact_lock(hashtext('questions'), hashtext(${webUserGuid}))`.execute(transaction)
    const { rows } = await sql<{ readonly isNew: boolean }>`
      insert into customer_question (web_user_guid, sku_base_number, question, email)
      select ${webUserGuid}, ${skuBaseNumber}, ${question}, nullif(${emailAddress}, '')
      where (select count(*) from customer_question where web_user_guid = ${webUserGuid} and asked_at > now() - interval '1 hour') < ${mostOfOne}
      on conflict (web_user_guid, sku_base_number, md5(question)) do update set email = excluded.email
      returning question_id, xmax = 0 as "isNew"`.execute(transaction)
    if (rows[0]?.isNew === true)
      await notifyShop(transaction, deps, { title: "New question", lines: [`About ${product.title}:`, question], path: "/staff/questions" })
    return rows.length === 1 ? "stored" : "wait"
  })
}
