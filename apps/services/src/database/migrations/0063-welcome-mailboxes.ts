import { type Kysely, sql } from "kysely"

/** Older programs look for the address as it was written. */
export const keepsOlder = true

/** Addresses of one mailbox, which differ by what stands behind a `+`, have one welcome: it is looked for by the mailbox. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index signup_mailbox on signup (regexp_replace(email, '\\+[^@]*@', '@')) where has_code or has_points`.execute(db)
}
