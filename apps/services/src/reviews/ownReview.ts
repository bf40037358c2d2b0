import type { ownReview } from "@camber/domain/reviews"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { VisitorSession } from "../session/authenticate.ts"

type Question = (typeof ownReview)["body"]["Type"]
type Answer = (typeof ownReview)["result"]["Encoded"]

/** Returns the visitor's last review of a product and its moderation state. */
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
