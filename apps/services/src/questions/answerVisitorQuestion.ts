import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { type ShopName, notifyAnswered } from "./notifyAnswered.ts"

/** Publishes an answer to a visitor's question and notifies the visitor; returns false if the question was already answered or rejected. */
export const answerVisitorQuestion = async (trx: Kysely<Tables>, shop: ShopName, questionId: number, answer: string): Promise<boolean> => {
  const asked = await trx
    .updateTable("customer_question")
    .set({ answer })
    .where("question_id", "=", questionId)
    .where("answer", "is", null)
    .where("is_turned_down", "=", false)
    .returning(["question_id", "web_user_guid", "sku_base_number", "question", "email"])
    .executeTakeFirst()
  if (asked === undefined) return false
  await notifyAnswered(trx, shop, { ...asked, answer })
  // The visitor left the email address only for this mail.
  await trx.updateTable("customer_question").set({ email: null }).where("question_id", "=", questionId).execute()
  return true
}

/** Rejects a question; returns false if it was already answered or rejected. */
export const rejectVisitorQuestion = async (trx: Kysely<Tables>, questionId: number): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable("customer_question")
    .set({ is_turned_down: true, email: null })
    .where("question_id", "=", questionId)
    .where("answer", "is", null)
    .where("is_turned_down", "=", false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
