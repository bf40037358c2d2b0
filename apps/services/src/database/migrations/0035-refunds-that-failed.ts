import { type Kysely, sql } from "kysely"

/** The way to the few refunds that failed or that nobody takes: staff look for them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index refund_trouble on refund (order_number)
    where state = 'failed' or (state = 'due' and tries >= 5 or state = 'sent' and tries >= 30)`.execute(db)
}
