import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { ownReview } from "@camber/domain/reviews"
import type { VisitorSession } from "../session/authenticate.ts"

type Question = (typeof ownReview)["body"]["Type"]
type Answer = (typeof ownReview)["result"]["Encoded"]

/** Creates the handler that returns the visitor's last review of a product and its moderation state. */
export const readOwnReview =
  (database: Kysely<Tables>) =>
  async ({ skuBaseNumber }: Question, { webUserGuid }: Pick<VisitorSession, "webUserGuid">): Promise<Answer> => {
    const row = await database
      .selectFrom("customer_review")
      .select(["stars", "title", "text", "author", "car", "fitted", "written_at", "status", "staff_words"])
      .where("web_user_guid", "=", webUserGuid)
      .where("sku_base_number", "=", skuBaseNumber)
      .executeTakeFirst()
    if (row === undefined) return { review: null }
    const { staff_words, written_at, ...review } = row
    const isDeclined = review.status === "declined"
    return {
      review: {
        ...review,
        writtenOn: written_at.toISOString().slice(0, 10),
        staffAnswer: isDeclined ? null : staff_words,
        declinedBecause: isDeclined ? staff_words : null
      }
    }
  }

/** Maximum reviews per response. */
const IN_ANSWER = 20

/** Queries the newest reviews of a product, leaving out the first `after` reviews. */
export const queryReviews = (database: Kysely<Tables>, productPageId: number, after = 0) =>
  database
    .selectFrom("review")
    .select([
      "review_id as reviewId",
      "stars",
      "title",
      "text",
      "author",
      "written_on as writtenOn",
      "verified_vehicle as verifiedVehicle",
      "car",
      "fitted",
      "staff_answer as staffAnswer"
    ])
    .where("product_page_id", "=", productPageId)
    .orderBy("written_on", "desc")
    .orderBy("review_id")
    .offset(after)
    .limit(IN_ANSWER)
