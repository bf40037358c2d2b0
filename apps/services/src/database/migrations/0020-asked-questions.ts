import { type Kysely, sql } from "kysely"

/** What visitors ask about parts, named by base number since a new catalogue replaces its products. Everybody reads those that have an answer. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table customer_question (
    question_id int generated always as identity primary key, web_user_guid uuid not null, sku_base_number text not null,
    question text not null, email text, asked_at timestamptz not null default now(), answer text, is_turned_down boolean not null default false)`.execute(
    db
  )
  // Of the text's hash: an index takes 2,704 bytes, and a long question of other letters than ours has more.
  await sql`create unique index customer_question_same on customer_question (web_user_guid, sku_base_number, md5(question))`.execute(db)
  await sql`create index customer_question_asked on customer_question (asked_at)`.execute(db)
  await sql`create index customer_question_waiting on customer_question (asked_at) where answer is null and not is_turned_down`.execute(db)
  await sql`create index customer_question_answered on customer_question (sku_base_number) where answer is not null`.execute(db)
}
