import { type Kysely, sql } from "kysely"

/** Older programs answer old addresses with 404, as before. */
export const keepsOlder = true

/**
 * Redirects from addresses of an old shop, with their query, without a slash at the end. They are found in any letter case. The second
 * index finds those that lead to a path.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table redirect (old_path text primary key, new_path text not null, created_at timestamptz not null default now())`,
  `create index redirect_old on redirect (lower(old_path))`,
  `create index redirect_new on redirect (rtrim(lower(split_part(split_part(new_path, '#', 1), '?', 1)), '/'))`
]
