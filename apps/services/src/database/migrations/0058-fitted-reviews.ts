import { type Kysely, sql } from "kysely"

/** Older programs neither ask for these nor show them. */
export const keepsOlder = true

/** What a review says of the car that the part was tried on, and of whether it fitted; null in those of before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const said = sql`add column car text, add column fitted text check (fitted in ('yes', 'changes', 'no'))`
  await sql`alter table customer_review ${said}`.execute(db)
  await sql`alter table review ${said}`.execute(db)
}
