import type { QuestionAnswer, StaffQuestion } from "@camber/domain/staff"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { addresses } from "../schema/addresses.ts"
import { asNoted } from "./actions.ts"
import type { StaffVisit } from "./forStaff.ts"

type Questions = ReadonlyArray<typeof StaffQuestion.Encoded>

/** What nobody has answered yet, what has waited longest first. */
export const openQuestionsIn = async (database: Kysely<Tables>): Promise<Questions> => {
  const rows = await database
    .selectFrom("question")
    .innerJoin("product", "product.product_page_id", "question.product_page_id")
    .select(["question_id", "question", "asked_on", "product.title", "product.slug", "product.product_page_id"])
    .where("answer", "is", null)
    .orderBy("asked_on")
    .orderBy("question_id")
    .limit(200)
    .execute()
  return rows.map((row) => ({
    questionId: row.question_id,
    question: row.question,
    askedOn: row.asked_on,
    product: { title: row.title, href: addresses.product(row) }
  }))
}

/** Answers a question for everybody, also in the next catalogue. One that is answered stays so: the first answer is read by now. */
export const answerQuestionIn =
  (database: Kysely<Tables>) =>
  async (answered: QuestionAnswer, visit: StaffVisit): Promise<Questions> => {
    const { answer, questionId } = answered
    await asNoted(database, visit, { what: "question answered", subject: String(questionId), change: answered }, async (trx) => {
      const row = await trx
        .updateTable("question")
        .set({ answer })
        .from("product")
        .whereRef("product.product_page_id", "=", "question.product_page_id")
        .where("question_id", "=", questionId)
        .where("answer", "is", null)
        .returning(["product.sku_base_number", "question.question"])
        .executeTakeFirst()
      if (row === undefined) return false
      await trx
        .insertInto("question_answer")
        .values({ ...row, answer })
        .onConflict((conflict) => conflict.columns(["sku_base_number", "question"]).doUpdateSet({ answer }))
        .execute()
      return true
    })
    return openQuestionsIn(database)
  }
