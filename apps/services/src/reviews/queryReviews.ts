import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Reviews per response. */
const IN_ANSWER = 20

/** Queries the newest reviews of a product, skipping the first `after`. */
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
