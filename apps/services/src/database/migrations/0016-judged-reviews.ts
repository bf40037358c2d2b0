import { type Kysely, sql } from "kysely"

/**
 * What staff make of reviews and questions. A review has a number of its own, so that what is published can be told from the catalogue's.
 * Answers name their question by its product and words, since a new catalogue asks its questions anew.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table customer_review
    add column review_id int generated always as identity unique,
    add column status text not null default 'waiting' check (status in ('waiting', 'published', 'declined')),
    add column staff_words text`.execute(db)
  await sql`create index customer_review_waiting on customer_review (written_at) where status = 'waiting'`.execute(db)
  await sql`create table question_answer (
    sku_base_number text not null, question text not null, answer text not null, answered_at timestamptz not null default now(),
    primary key (sku_base_number, question))`.execute(db)
}
