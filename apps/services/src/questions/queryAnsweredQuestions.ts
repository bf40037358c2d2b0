import type { Question } from "@camber/domain/catalog"
import { type Kysely, type NotNull, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Maximum questions per response. */
const IN_ANSWER = 10

/**
 * Queries the newest answered questions of a product, from the catalog and from visitors. Equal visitor questions are listed once. Leaves
 * out unanswered questions.
 */
export const queryAnsweredQuestions = (database: Kysely<Tables>, productPageId: number) =>
  database
    .selectFrom("question")
    .select(["question", "answer", "asked_on as askedOn"])
    .where("product_page_id", "=", productPageId)
    .where("answer", "is not", null)
    .$narrowType<{ answer: NotNull }>()
    .union(
      database
        .selectFrom("customer_question")
        .innerJoin("product", "product.sku_base_number", "customer_question.sku_base_number")
        .select(["question", "answer", sql<(typeof Question.Encoded)["askedOn"]>`(asked_at at time zone 'utc')::date`.as("askedOn")])
        .where("product_page_id", "=", productPageId)
        .where("answer", "is not", null)
        .$narrowType<{ answer: NotNull }>()
    )
    .orderBy("askedOn", "desc")
    .orderBy("question")
    .limit(IN_ANSWER)
