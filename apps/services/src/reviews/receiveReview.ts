import { reviewAnswer, ReviewDraft, type ReviewOutcome } from "@camber/domain/reviews"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { readForm } from "../http/readForm.ts"
import type { Visit } from "../session/authenticate.ts"

/** The longest honest form in bytes: every letter of the longest review as a four-byte sign, percent-encoded. */
const longestForm = 64_000
/** Reviews within an hour, of one visitor and of all. */
const mostOfOne = 10
const mostOfAll = 300

const read = readForm(ReviewDraft, longestForm)

/**
 * Takes the review form as browsers send it without scripts and leads back to it (NAV-102). A second review of a product takes the place of
 * the first; what everybody reads of the first stays until staff have read the second. What is not as it must be, is of no product, or one
 * too many is not kept. Pages of other sites have been refused before.
 */
export const receiveReview =
  (database: Kysely<Tables>) =>
  async (request: Request, { isBot, webUserGuid }: Pick<Visit, "isBot" | "webUserGuid">): Promise<Response> => {
    const { decoded, fields } = await read(request)
    return leadBack(fields["skuBaseNumber"] ?? "", isBot ? "invalid" : await keep(database, webUserGuid, decoded))
  }

const leadBack = (skuBaseNumber: string, outcome: ReviewOutcome): Response =>
  new Response(null, { status: 303, headers: { location: reviewAnswer(skuBaseNumber, outcome), "cache-control": "no-store" } })

/** Counts and keeps while nobody else does. */
const keep = (database: Kysely<Tables>, webUserGuid: string, draft: ReviewDraft | null): Promise<ReviewOutcome> =>
  database.transaction().execute(async (transaction) => {
    if (draft === null) return "invalid"
    const { author, skuBaseNumber, stars, text, title } = draft
    const product = await transaction
      .selectFrom("product")
      .select("product_page_id")
      .where("sku_base_number", "=", skuBaseNumber)
      .executeTakeFirst()
    if (product === undefined) return "invalid"
    await sql`select pg_advisory_xact_lock(hashtext('reviews'))`.execute(transaction)
    const { rows } = await sql`
      insert into customer_review (web_user_guid, sku_base_number, stars, title, text, author)
      select ${webUserGuid}, ${skuBaseNumber}, ${stars}, ${title}, ${text}, ${author}
      where (select count(*) from customer_review where web_user_guid = ${webUserGuid} and written_at > now() - interval '1 hour') < ${mostOfOne}
        and (select count(*) from customer_review where written_at > now() - interval '1 hour') < ${mostOfAll}
      on conflict (web_user_guid, sku_base_number) do update
        set stars = excluded.stars, title = excluded.title, text = excluded.text, author = excluded.author, written_at = now(), status = 'waiting',
          staff_words = null
      returning stars`.execute(transaction)
    return rows.length === 1 ? "stored" : "wait"
  })
