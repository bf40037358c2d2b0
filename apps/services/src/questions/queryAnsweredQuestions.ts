import type { Question } from "@camber/domain/catalog"
import { type Kysely, type NotNull, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Questions in one answer. */
const IN_ANSWER = 10

/** The newest answered questions of a product: the catalogue's and those that visitors asked, what several asked alike once. One without an answer is nobody's business yet. */
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
