import type { ProductPage } from "@camber/domain/catalog"
import { type Kysely, sql } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { Tables } from "../database/tables.ts"
import { queryAnsweredQuestions } from "../questions/queryAnsweredQuestions.ts"
import { queryReviews } from "../reviews/queryReviews.ts"

type Feedback = Pick<typeof ProductPage.Encoded, "ratingCounts" | "reviews" | "questions">

/** Loads the newest reviews and answered questions of a product, and the review count per star rating, in one query. */
export const loadProductFeedback = async (database: Kysely<Tables>, productPageId: number): Promise<Feedback> => {
  const counts = database
    .selectFrom("review")
    .select(["stars", sql<number>`count(*)::int`.as("count")])
    .where("product_page_id", "=", productPageId)
    .groupBy("stars")
  const row = await database
    .selectNoFrom([
      jsonArrayFrom(queryReviews(database, productPageId)).as("reviews"),
      jsonArrayFrom(counts).as("counts"),
      jsonArrayFrom(queryAnsweredQuestions(database, productPageId)).as("questions")
    ])
    .executeTakeFirstOrThrow()
  return {
    reviews: row.reviews,
    questions: row.questions,
    ratingCounts: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: row.counts.find((count) => count.stars === stars)?.count ?? 0 }))
  }
}
