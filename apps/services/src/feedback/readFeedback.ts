import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"

/** On one page of the staff's list. */
export const FEEDBACK_ON_PAGE = 50

/** What shoppers said of the shop, the newest first; `page` counts from 1. All of it is text as it was written. */
export const readFeedback = (database: Kysely<Tables>, page: number) =>
  database
    .selectFrom("feedback")
    .select(["feedback_id", "element", "emotion", "feedback", "part_number", "url", "email", "source", "page", "given_at"])
    .orderBy("feedback_id", "desc")
    .limit(FEEDBACK_ON_PAGE)
    .offset((Math.max(1, page) - 1) * FEEDBACK_ON_PAGE)
    .execute()
