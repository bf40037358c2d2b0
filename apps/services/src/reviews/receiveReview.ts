import { getReviewResultHref, ReviewDraft, type ReviewOutcome } from "@camber/domain/reviews"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { type FormDeps, isWithinFormLimit } from "../http/formRateLimit.ts"
import { readForm } from "../http/readForm.ts"
import type { VisitorSession } from "../session/authenticate.ts"

/** The longest honest form in bytes: every letter of the longest review as a four-byte sign, percent-encoded. */
const longestForm = 64_000
/** Reviews of one visitor within an hour. */
const mostOfOne = 10

const read = readForm(ReviewDraft, longestForm)

/**
 * Takes the review form as browsers send it without scripts and leads back to it (NAV-102). A second review of a product takes the place of
 * the first; what everybody reads of the first stays until staff have read the second. What is not as it must be, is of no product, or one
 * too many is not kept. Pages of other sites have been refused before.
 */
export const receiveReview =
  (deps: FormDeps) =>
  async (request: Request, { isBot, webUserGuid }: Pick<VisitorSession, "isBot" | "webUserGuid">): Promise<Response> => {
    const { decoded, fields } = await read(request)
    const outcome =
      isBot || decoded === null
        ? "invalid"
        : (await isWithinFormLimit(deps, "review", request))
          ? await keep(deps.database, webUserGuid, decoded)
          : "wait"
    return leadBack(fields["skuBaseNumber"] ?? "", outcome)
  }

const leadBack = (skuBaseNumber: string, outcome: ReviewOutcome): Response =>
  new Response(null, { status: 303, headers: { location: getReviewResultHref(skuBaseNumber, outcome), "cache-control": "no-store" } })

/** Counts and keeps while the same visitor does nothing else. */
const keep = (database: Kysely<Tables>, webUserGuid: string, draft: ReviewDraft): Promise<ReviewOutcome> =>
  database.transaction().execute(async (transaction) => {
    const { author, car, fitted, skuBaseNumber, stars, text, title } = draft
    const product = await transaction
      .selectFrom("product")
      .select("product_page_id")
      .where("sku_base_number", "=", skuBaseNumber)
      .executeTakeFirst()
    if (product === undefined) return "invalid"
    await sql`select pg_advisory_xact_lock(hashtext('reviews'), hashtext(${webUserGuid}))`.execute(transaction)
    const { rows } = await sql`
      insert into customer_review (web_user_guid, sku_base_number, stars, title, text, author, car, fitted)
      select ${webUserGuid}, ${skuBaseNumber}, ${stars}, ${title}, ${text}, ${author}, ${car}::text, ${fitted}::text
      where (select count(*) from customer_review where web_user_guid = ${webUserGuid} and written_at > now() - interval '1 hour') < ${mostOfOne}
      on conflict (web_user_guid, sku_base_number) do update
        set stars = excluded.stars, title = excluded.title, text = excluded.text, author = excluded.author, car = excluded.car,
          fitted = excluded.fitted, written_at = now(), status = 'waiting', staff_words = null
      returning stars`.execute(transaction)
    return rows.length === 1 ? "stored" : "wait"
  })
