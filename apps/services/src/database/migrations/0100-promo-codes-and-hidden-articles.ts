import { type Kysely, sql } from "kysely"

/** Older programs make no codes of staff, and show only articles that are not hidden. */
export const keepsOlder = true

/**
 * `by_staff`: codes that staff made, apart from those of sign-ups. Those that were written by hand before have unlimited uses. Articles that
 * staff hid are in a table of their own, so that no query shows them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table promo_code add column by_staff boolean not null default false`,
  `update promo_code set by_staff = true where uses_left is null and web_user_guid is null`,
  `create table hidden_article (like article)`,
  `alter table hidden_article drop column search`,
  `alter table hidden_article add primary key (article_id)`
]
