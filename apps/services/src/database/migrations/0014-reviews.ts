import { type Kysely, sql } from "kysely"

/** What visitors write of parts: one review of each, named by base number since a new catalogue replaces its products. What a rebate pays back. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table customer_review (
    web_user_guid uuid not null, sku_base_number text not null, stars int not null check (stars between 1 and 5),
    title text not null, text text not null, author text not null, written_at timestamptz not null default now(),
    primary key (web_user_guid, sku_base_number))`.execute(db)
  await sql`create index customer_review_written on customer_review (written_at)`.execute(db)
  await sql`alter table product add column rebate_cents int`.execute(db)
}
