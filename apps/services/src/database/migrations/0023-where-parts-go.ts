import { type Kysely, sql } from "kysely"

/** What a shopper chooses a part by, what one of it is, and where on a car it goes: empty where the seeder that wrote the row did not tell. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table product add column deciding jsonb not null default '[]', add column sold_as text`.execute(db)
  await sql`alter table application add column position text, add column per_car int`.execute(db)
}
