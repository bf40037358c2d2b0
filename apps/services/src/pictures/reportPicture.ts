import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Problems of an import that are stored, its rows' and its pictures'. */
const MAX_PROBLEMS = 2_000

/** Adds a picture's failure to the history of the import that asked for it, with the first part that uses it. */
export const reportPicture = async (database: Kysely<Tables>, source: string, code: string, sentence: string): Promise<void> => {
  await sql`
    insert into import_problem (import_id, ordinal, severity, code, file, line, column_number, field, value, sentence)
    select picture.import_id, last.ordinal + 1, 'warning', ${code}, 'pictures', null, null, null, left(source, 200),
      left(coalesce((
        select own.shop_key from product_picture as placed join own_product as own using (product_page_id)
        where placed.source = picture.source order by placed.product_page_id limit 1) || ': ', '') || ${sentence}, 300)
    from picture cross join lateral (
      select coalesce(max(ordinal), 0) as ordinal from import_problem where import_id = picture.import_id) as last
    where source = ${source} and picture.import_id is not null and last.ordinal < ${MAX_PROBLEMS}
    on conflict do nothing`.execute(database)
}
