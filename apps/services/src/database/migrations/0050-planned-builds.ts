import { type Kysely, sql } from "kysely"

/** A process that knows nothing of stages and budgets reads and writes lists without them. */
export const keepsOlder = true

/** A list may be planned: its stages in their order, what it may cost, the first name that it is shared under, and the stage of each product. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table parts_list
    add column stages jsonb,
    add column budget_cents int check (budget_cents >= 0),
    add column shared_as text`.execute(db)
  await sql`alter table list_product add column stage text`.execute(db)
}
