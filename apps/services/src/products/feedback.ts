import type { ProductPage } from "@camber/domain/catalogue"
import { type Kysely, sql } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { Tables } from "../database/tables.ts"
import { reviewsOf } from "../reviews/reviewsOf.ts"

const mostQuestions = 10

type Feedback = Pick<typeof ProductPage.Encoded, "ratingCounts" | "reviews" | "questions">

/** The newest reviews and questions of a product and how many reviews gave each number of stars, in one query. */
export const feedbackOf = async (database: Kysely<Tables>, productPageId: number): Promise<Feedback> => {
  const counts = database
    .selectFrom("review")
    .select(["stars", sql<number>`count(*)::int`.as("count")])
    .where("product_page_id", "=", productPageId)
    .groupBy("stars")
  const questions = database
    .selectFrom("question")
    .select(["question", "answer", "asked_on as askedOn"])
    .where("product_page_id", "=", productPageId)
    .orderBy("asked_on", "desc")
    .orderBy("question_id")
    .limit(mostQuestions)
  const row = await database
    .selectNoFrom([
      jsonArrayFrom(reviewsOf(database, productPageId)).as("reviews"),
      jsonArrayFrom(counts).as("counts"),
      jsonArrayFrom(questions).as("questions")
    ])
    .executeTakeFirstOrThrow()
  return {
    reviews: row.reviews,
    questions: row.questions,
    ratingCounts: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: row.counts.find((count) => count.stars === stars)?.count ?? 0 }))
  }
}
