import { getReviewResultHref, ReviewDraft, type ReviewOutcome } from "@camber/domain/reviews"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { type FormDeps, isWithinFormLimit } from "../http/rateLimits.ts"
import { readForm } from "../http/readBody.ts"
import type { VisitorSession } from "../session/authenticate.ts"

/** Maximum size of a valid form in bytes: the longest review in four-byte characters, percent-encoded. */
const longestForm = 64_000
/** Maximum reviews per visitor and hour. */
const mostOfOne = 10

const read = readForm(ReviewDraft, longestForm)

/**
 * Creates the handler of the review form, which works without scripts and redirects back to the form (NAV-102).
 *
 * A second review of a product replaces the first review, which stays published until staff approve the second. Drops reviews that are
 * invalid, of unknown products or over the limit. The caller has already rejected cross-site requests.
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

/** Counts and stores a review under a lock on the visitor. */
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
