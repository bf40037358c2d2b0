import type { ReviewVerdict, StaffReview } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { createNotification } from "../notifications/createNotification.ts"
import { unpublishReview, publishReviews } from "../reviews/publishedReviews.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import { withStaffLog } from "./actions.ts"
import type { StaffVisit } from "./requireStaff.ts"

/** Truncated to milliseconds as in the wire format, because the database stores microseconds. */
const writtenAt = sql<Date>`date_trunc('milliseconds', written_at)`

/** Reads the reviews of products in the catalog that staff have not judged yet, oldest first. */
export const listWaitingReviews = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof StaffReview.Encoded>> => {
  const rows = await queryReviews(database).where("status", "=", "waiting").orderBy("written_at").limit(200).execute()
  return rows.map(({ at, product_page_id, product_title, review_id, slug, ...written }) => ({
    ...written,
    reviewId: review_id,
    product: { title: product_title, href: siteUrls.product({ slug, product_page_id }) },
    writtenAt: at.toISOString()
  }))
}

/**
 * Creates the handler that publishes or rejects a review and notifies its author, unless the review was changed or judged after staff read
 * it.
 */
export const judgeReviewIn =
  (database: Kysely<Tables>) =>
  (verdict: ReviewVerdict, visit: StaffVisit): Promise<boolean> => {
    const { reviewId, status, words } = verdict
    return withStaffLog(database, visit, { what: `review ${status}`, subject: String(reviewId), change: verdict }, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("customer_review")
        .set({ status, staff_words: words })
        .where("review_id", "=", reviewId)
        .where("status", "=", "waiting")
        .where(writtenAt, "=", new Date(verdict.writtenAt))
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await (status === "published" ? publishReviews(trx, [reviewId]) : unpublishReview(trx, reviewId))
      await notifyAuthor(trx, verdict)
      return true
    })
  }

const queryReviews = (database: Kysely<Tables>) =>
  database
    .selectFrom("customer_review")
    .innerJoin("product", "product.sku_base_number", "customer_review.sku_base_number")
    .select([
      "review_id",
      "stars",
      "customer_review.title",
      "text",
      "author",
      "car",
      "fitted",
      writtenAt.as("at"),
      "product.title as product_title",
      "product.slug",
      "product.product_page_id"
    ])

const notifyAuthor = async (trx: Kysely<Tables>, { reviewId, status, words, writtenAt }: ReviewVerdict): Promise<void> => {
  const row = await queryReviews(trx).select("web_user_guid").where("review_id", "=", reviewId).executeTakeFirst()
  if (row === undefined) return
  const isPublished = status === "published"
  await createNotification(trx, row.web_user_guid, {
    topic: "review",
    title: isPublished ? "Your review is published" : "Your review was not published",
    text: isPublished ? `Thank you for writing about ${row.product_title}.` : `${row.product_title}: ${words ?? ""}`,
    href: siteUrls.product(row),
    occasion: `review:${reviewId}:${writtenAt}`
  })
}
