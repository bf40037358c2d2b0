import { toDollars } from "@camber/domain/money"
import type { OldOrderReturn } from "@camber/domain/order"
import { type Kysely, type Selectable, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"

export type OldReturnRow = Selectable<Tables["old_return"]>

/** Reads the returns of orders of the former software by order, oldest first. */
export const readOldReturns = async (
  database: Kysely<Tables>,
  orderNumbers: ReadonlyArray<string>
): Promise<ReadonlyMap<string, ReadonlyArray<OldReturnRow>>> => {
  const rows = await database
    .selectFrom("old_return")
    .selectAll()
    .where(sql<boolean>`order_number = any(${orderNumbers}::text[])`)
    .orderBy("return_id")
    .execute()
  return Map.groupBy(rows, ({ order_number }) => order_number)
}

export const toWireReturn = (row: OldReturnRow): typeof OldOrderReturn.Encoded => ({
  returnId: row.return_id,
  requestedAt: row.requested_at.getTime(),
  settledAt: row.settled_at?.getTime() ?? null,
  reason: row.reason,
  note: row.note,
  state: row.state,
  refusedWhy: row.refused_why,
  credit: toDollars(row.credit_cents),
  shipping: 0,
  lines: row.lines.map(({ ordinality, quantity, received }) => ({ ordinality, quantity, received, kind: "goods" }))
})
