import { type RawBuilder, sql } from "kysely"

/**
 * A column of a whole table as one value, which `unpackedInts` reads: some hundred times as fast as a row each. The rows come in the order of the
 * query that is aggregated, those for which `where` holds.
 */
export const packedInts = (column: RawBuilder<unknown>, where: RawBuilder<unknown> = sql`true`): RawBuilder<Buffer> =>
  sql<Buffer>`coalesce(string_agg(int4send(${column}), '') filter (where ${where}), '')`

/** The numbers of a packed column. */
export const unpackedInts = (packed: Uint8Array): Int32Array => {
  const numbers = new Int32Array(packed.length / 4)
  const bytes = Buffer.from(numbers.buffer)
  bytes.set(packed)
  // The database sends the highest byte first.
  bytes.swap32()
  return numbers
}
