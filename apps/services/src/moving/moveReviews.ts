import { createReviewReader, type ImportFile, type OldReview, type OldRow, type OldTableKind, readOldRows } from "@camber/catalog-import"
import { type Kysely, sql } from "kysely"
import { isProvenAccount } from "../account/oldPasswords.ts"
import type { Tables } from "../database/tables.ts"
import { publishReviews, unpublishReview } from "../reviews/publishedReviews.ts"
import { compareRecords, type Difference, hashRecord, noteRecord } from "./ledger.ts"
import { addCount, inMoveBatches, type MoveContext, type MoveCounts } from "./MoveContext.ts"

interface PendingReview extends OldRow<OldReview> {
  readonly difference: Difference
  readonly hash: string
  readonly skuBaseNumber: string
}

/**
 * Moves reviews of parts that the shop has. A review belongs to an account only if the account's owner has proven to own the review's email
 * address.
 */
export const moveReviews = (context: MoveContext, file: ImportFile, kind: OldTableKind, counts: MoveCounts) =>
  readOldRows(file, kind, context.report, createReviewReader(), async (rows) => {
    const products = await findProducts(
      context.database,
      rows.map(({ item }) => item.product)
    )
    const known = rows.flatMap(({ item, row }) => {
      const skuBaseNumber = products.get(item.product.toLowerCase())
      if (skuBaseNumber !== undefined) return [{ item, row, skuBaseNumber, key: item.review, hash: hashRecord(item) }]
      row.report("error", "unknown-product", "product", `${item.product} is not a product.`, item.product)
      return []
    })
    const getDifference = await compareRecords(context.database, "review", known)
    const pending = known.map((one): PendingReview => ({ ...one, difference: getDifference(one.key) }))
    const open = pending.filter(({ difference }) => difference._tag !== "Same")
    if (pending.length > open.length) addCount(counts, "unchanged", pending.length - open.length)
    if (context.isCheck) for (const { difference } of open) addCount(counts, difference._tag === "New" ? "new" : "changed")
    await inMoveBatches(context, open, async (transaction, some) => {
      const published: Array<number> = []
      for (const review of some) {
        const reviewId =
          review.difference._tag === "New" ? await insertReview(transaction, review) : await updateReview(transaction, review)
        addCount(counts, reviewId === null ? "kept" : review.difference._tag === "New" ? "new" : "changed")
        if (reviewId === null) review.row.report("info", "review-kept", "review", unchangedSentences[review.difference._tag])
        if (reviewId !== null && review.item.status === "published") published.push(reviewId)
        const ref = reviewId ?? ("ref" in review.difference ? review.difference.ref : null)
        await noteRecord(transaction, "review", { key: review.item.review, hash: review.hash }, ref === null ? null : String(ref))
      }
      if (published.length > 0) await publishReviews(transaction, published)
      if (published.length > 0) addCount(counts, "published", published.length)
    })
  })

const unchangedSentences = {
  New: "The author already reviewed this part here. That review stays.",
  Changed: "The review has since been approved, declined, rewritten or deleted here. It stays unchanged.",
  Same: ""
}

const findProducts = async (database: Kysely<Tables>, keys: ReadonlyArray<string>): Promise<ReadonlyMap<string, string>> => {
  const wanted = [...new Set(keys.map((key) => key.toLowerCase()))]
  const { rows } = await sql<{ key: string; number: string }>`
    select lower(shop_key) as key, sku_base_number as number from own_product join product using (product_page_id)
    where lower(shop_key) = any(${wanted}::text[])`.execute(database)
  return new Map(rows.map(({ key, number }) => [key, number]))
}

/** Inserts a review. Returns null if the author already has a review of the part. */
const insertReview = async (transaction: Kysely<Tables>, { item, skuBaseNumber }: PendingReview): Promise<number | null> => {
  const { rows } = await sql<{ review_id: number }>`
    insert into customer_review (web_user_guid, sku_base_number, stars, title, text, author, car, fitted, written_at, status, staff_words)
    values (
      coalesce((select web_user_guid from account where email_key = ${item.email} and ${item.email} <> '' and ${isProvenAccount}), gen_random_uuid()),
      ${skuBaseNumber}, ${item.stars}, ${item.title}, ${item.text}, ${item.author}, ${item.car}, ${item.fitted},
      coalesce(${item.writtenAt}::timestamptz, current_date), ${item.status}, ${item.answer})
    on conflict (web_user_guid, sku_base_number) do nothing
    returning review_id`.execute(transaction)
  return rows[0]?.review_id ?? null
}

/** Updates a moved review. Returns null if the review was deleted, rewritten or moderated in this shop. */
const updateReview = async (transaction: Kysely<Tables>, { difference, item }: PendingReview): Promise<number | null> => {
  const ref = "ref" in difference ? difference.ref : null
  const { rows } = await sql<{ review_id: number }>`
    update customer_review set stars = ${item.stars}, title = ${item.title}, text = ${item.text}, author = ${item.author}, car = ${item.car},
      fitted = ${item.fitted}, written_at = coalesce(${item.writtenAt}::timestamptz, written_at), status = ${item.status},
      staff_words = ${item.answer}
    where review_id = ${ref === null ? null : Number(ref)}::int and written_at < (select moved_at from moved_record where kind = 'review' and key = ${item.review})
      and not exists (select from staff_action where what in ('review published', 'review declined') and subject = review_id::text)
    returning review_id`.execute(transaction)
  const reviewId = rows[0]?.review_id ?? null
  if (reviewId !== null && item.status !== "published") await unpublishReview(transaction, reviewId)
  return reviewId
}
