import { type RawBuilder, sql } from "kysely"

/**
 * A column of a whole table as one value, which `unpackedInts` reads: some hundred times as fast as a row each. The rows come in the order of the
 * query that is aggregated, those for which `where` holds.
 */
export const packInts = (column: RawBuilder<unknown>, where: RawBuilder<unknown> = sql`true`): RawBuilder<Buffer> =>
  sql<Buffer>`coalesce(string_agg(int4send(${column}), '') filter (where ${where}), '')`
