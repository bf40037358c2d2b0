import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Gives a new catalogue's questions the answers that staff gave to the same question of the same product before. */
export const answerQuestions = async (database: Kysely<Tables>): Promise<void> => {
  await sql`update question set answer = question_answer.answer from question_answer join product using (sku_base_number)
    where question.product_page_id = product.product_page_id and question.question = question_answer.question`.execute(database)
}
