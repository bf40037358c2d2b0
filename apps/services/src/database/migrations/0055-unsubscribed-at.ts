import { type Kysely, sql } from "kysely"

/** Older programs take an address off without a moment: its days then count from its sign-up, as they did. */
export const keepsOlder = true

/** When an address was taken off the list, from where its days count. Of those that are off already nobody knows it: theirs begin now. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table signup add column unsubscribed_at timestamptz`.execute(db)
  await sql`update signup set unsubscribed_at = now() where not is_subscribed`.execute(db)
}
