import type { QuestionAnswer, StaffQuestion } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { answerVisitorQuestion, rejectVisitorQuestion } from "../questions/answerVisitorQuestion.ts"
import type { ShopName } from "../questions/notifyAnswered.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import { withStaffLog } from "./actions.ts"
import type { StaffVisit } from "./requireStaff.ts"

/**
 * Reads the unanswered questions, oldest first. Questions of visitors have negated ids; those of the catalog are
 * positive.
 */
export const openQuestionsIn = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof StaffQuestion.Encoded>> => {
  const rows = await database
    .selectFrom("question")
    .innerJoin("product", "product.product_page_id", "question.product_page_id")
    .select(["question_id as questionId", "question", "asked_on as askedOn", "product.title", "product.slug", "product.product_page_id"])
    .where("answer", "is", null)
    .unionAll(
      database
        .selectFrom("customer_question")
        .innerJoin("product", "product.sku_base_number", "customer_question.sku_base_number")
        .select([
          sql<number>`-question_id`.as("questionId"),
          "question",
          sql<string>`(asked_at at time zone 'utc')::date`.as("askedOn"),
          "product.title",
          "product.slug",
          "product.product_page_id"
        ])
        .where("answer", "is", null)
        .where("is_turned_down", "=", false)
    )
    .orderBy("askedOn")
    .orderBy("questionId", "desc")
    .limit(200)
    .execute()
  return rows.map(({ askedOn, question, questionId, ...product }) => ({
    questionId,
    question,
    askedOn,
    product: { title: product.title, href: siteUrls.product(product) }
  }))
}

/**
 * Creates the handler that stores a public answer to a question. The answer also applies in the next catalog. If the question already has
 * an answer, that answer stays.
 */
export const answerQuestionIn =
  (database: Kysely<Tables>, shop: ShopName) =>
  (answered: QuestionAnswer, visit: StaffVisit): Promise<boolean> => {
    const { answer, questionId } = answered
    return getQuestionText(database, questionId).then((subject) =>
      withStaffLog(database, visit, { what: "question answered", subject, change: answered }, (trx) =>
        questionId < 0 ? answerVisitorQuestion(trx, shop, -questionId, answer) : answerCatalogQuestion(trx, questionId, answer)
      )
    )
  }

/** Returns the question's text, which identifies it in the action log. */
const getQuestionText = async (database: Kysely<Tables>, questionId: number): Promise<string> => {
  const table = questionId < 0 ? "customer_question" : "question"
  const row = await database.selectFrom(table).select("question").where("question_id", "=", Math.abs(questionId)).executeTakeFirst()
  return row?.question ?? String(questionId)
}

/**
 * Creates the handler that rejects a visitor's question without an answer. Questions of the catalog cannot be rejected.
 */
export const turnDownQuestionIn =
  (database: Kysely<Tables>) =>
  ({ questionId }: Pick<QuestionAnswer, "questionId">, visit: StaffVisit): Promise<boolean> =>
    getQuestionText(database, questionId).then((subject) =>
      withStaffLog(database, visit, { what: "question turned down", subject }, (trx) => rejectVisitorQuestion(trx, -questionId))
    )

const answerCatalogQuestion = async (trx: Kysely<Tables>, questionId: number, answer: string): Promise<boolean> => {
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
}

/** Copies the stored staff answers to the same questions in a new catalog. */
export const answerQuestions = async (database: Kysely<Tables>): Promise<void> => {
  await sql`update question set answer = question_answer.answer from question_answer join product using (sku_base_number)
    where question.product_page_id = product.product_page_id and question.question = question_answer.question`.execute(database)
}
