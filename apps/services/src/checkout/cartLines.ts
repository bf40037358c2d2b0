import type { FitSnapshot, LineId, Quantity } from "@camber/domain/cart"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { type Choice, identityOf } from "./Choice.ts"

/** A line as it is kept. */
export interface KeptLine extends Choice {
  readonly lineId: string
  readonly quantity: number
  readonly addedFor: typeof FitSnapshot.Encoded | null
}

/** A line to write: a new one, or one that is kept already with its new quantity. */
export interface LineToKeep extends Omit<KeptLine, "lineId"> {
  readonly list: { readonly id: string | null; readonly name: string | null; readonly attribution: string | null }
}

/**
 * Runs `act` in one transaction in which nobody else changes this visitor's cart: whoever comes second waits. Inside, only the
 * transaction may be asked: the embedded database has no other connection.
 */
export const changingCart = <A>(
  database: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  act: (transaction: Kysely<Tables>) => Promise<A>
): Promise<A> =>
  database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('cart'), hashtext(${webUserGuid}))`.execute(transaction)
    return act(transaction)
  })

/** A visitor's lines in the order in which they were first added. */
export const keptLines = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<ReadonlyArray<KeptLine>> => {
  const rows = await database
    .selectFrom("cart_line")
    .select(["line_id", "sku_variant_number", "components", "quantity", "added_for"])
    .where("web_user_guid", "=", webUserGuid)
    .orderBy("ordinality")
    .execute()
  return rows.map((row) => ({
    lineId: row.line_id,
    skuVariantNumber: row.sku_variant_number,
    kitComponents: row.components,
    quantity: row.quantity,
    addedFor: row.added_for
  }))
}

/** Writes lines, no two with the same identity. One that is there already tells from now on of its latest add. */
export const keepLines = async (database: Kysely<Tables>, webUserGuid: WebUserGuid, lines: ReadonlyArray<LineToKeep>): Promise<void> => {
  await database
    .insertInto("cart_line")
    .values(
      lines.map((line) => ({
        web_user_guid: webUserGuid,
        line_id: crypto.randomUUID(),
        identity: identityOf(line),
        sku_variant_number: line.skuVariantNumber,
        components: JSON.stringify(line.kitComponents),
        quantity: line.quantity,
        list: JSON.stringify(line.list),
        added_for: line.addedFor === null ? null : JSON.stringify(line.addedFor)
      }))
    )
    .onConflict((conflict) =>
      conflict.columns(["web_user_guid", "identity"]).doUpdateSet(({ ref, fn }) => ({
        quantity: ref("excluded.quantity"),
        list: ref("excluded.list"),
        added_for: fn.coalesce(ref("excluded.added_for"), ref("cart_line.added_for"))
      }))
    )
    .execute()
}

/** Whether there was such a line. An id that is no UUID is no line's. */
export const setQuantity = async (
  database: Kysely<Tables>,
  webUserGuid: WebUserGuid,
  lineId: LineId,
  quantity: Quantity
): Promise<boolean> => {
  const { numUpdatedRows } = await database
    .updateTable("cart_line")
    .set({ quantity })
    .where("web_user_guid", "=", webUserGuid)
    .where(sql`line_id::text`, "=", lineId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A line that is not there is as good as removed. */
export const removeLine = async (database: Kysely<Tables>, webUserGuid: WebUserGuid, lineId: LineId): Promise<void> => {
  await database
    .deleteFrom("cart_line")
    .where("web_user_guid", "=", webUserGuid)
    .where(sql`line_id::text`, "=", lineId)
    .execute()
}
