import { formatCents } from "@camber/domain/money"
import { getOldRefundLimit } from "@camber/domain/order"
import type { RefusedOldReturn, SettledOldReturn } from "@camber/domain/order-management"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { restockVariants } from "../restockVariants.ts"
import { type OldReturnRow, readOldReturns } from "./readOldReturns.ts"
import { type LockedOldOrder, notifyOldReturn, type OldReturnSettings } from "./requestOldReturn.ts"

type Settings = Pick<OldReturnSettings, "brandName" | "publicOrigin">

/**
 * Records, for a return of a locked order, which pieces arrived and what staff refunded. Restocks parts that the shop sells, and notifies
 * the customer.
 *
 * @returns Null, or the reason for staff why nothing was done.
 */
export const settleOldReturn = async (
  transaction: Kysely<Tables>,
  settings: Settings,
  order: LockedOldOrder,
  { cents, lines, note, returnId }: SettledOldReturn
): Promise<string | null> => {
  const { head, order_number: orderNumber } = order
  const returns = (await readOldReturns(transaction, [orderNumber])).get(orderNumber) ?? []
  const back = returns.find(({ return_id }) => return_id === returnId)
  const problem = findStateProblem(back)
  if (back === undefined || problem !== null) return problem
  const found = new Map(lines.map((line) => [line.ordinality, line]))
  if (found.size !== lines.length || back.lines.some(({ ordinality }) => !found.has(ordinality)) || lines.length !== back.lines.length)
    return "Enter the received quantity of each line."
  const tooMany = back.lines.find(({ ordinality, quantity }) => (found.get(ordinality)?.received ?? 0) > quantity)
  if (tooMany !== undefined) return `Line ${tooMany.ordinality} has only ${tooMany.quantity} to return.`
  if (lines.every(({ received }) => received === 0)) return "No items received. Reject the return, or wait for it."
  const earlier = returns.map(({ credit_cents }) => ({ credit: credit_cents }))
  const limit = getOldRefundLimit({ total: head.totalCents, refunded: head.refundedCents }, earlier)
  if (cents > limit) return `At most ${formatCents(limit)} of this order can still be refunded.`
  if (cents > 0 && note.trim() === "") return "Enter how the refund was paid, such as the number of a check."
  const settled = back.lines.map(({ ordinality, quantity }) => ({ ordinality, quantity, ...pick(found.get(ordinality)) }))
  await transaction
    .updateTable("old_return")
    .set({
      state: "closed",
      lines: JSON.stringify(settled),
      credit_cents: cents,
      credit_note: note.trim(),
      settled_at: sql<Date>`now()`
    })
    .where("return_id", "=", returnId)
    .execute()
  await restock(transaction, order, settled)
  const items = settled.map(({ ordinality, quantity, received }) => {
    const count = received === quantity ? String(received) : `${received} of ${quantity}`
    return `${count} x ${order.lines[ordinality - 1]?.title ?? ""}`
  })
  await notifyOldReturn(transaction, settings, order, {
    returnId,
    title: "has arrived",
    paragraphs: [
      ["We have:", ...items].join("\n"),
      cents === 0 ? "There is no refund for it." : `We refunded ${formatAmount(cents, head.currency)}: ${note.trim()}.`
    ]
  })
  return null
}

const formatAmount = (cents: number, currency: string): string =>
  currency === "USD" ? formatCents(cents) : `${currency} ${formatCents(cents).replace("$", "")}`

const pick = (line: SettledOldReturn["lines"][number] | undefined) => ({
  received: line?.received ?? 0,
  outcome: line?.outcome ?? ("scrap" as const)
})

const findStateProblem = (back: OldReturnRow | undefined): string | null => {
  if (back === undefined) return "This order has no such return."
  if (back.state === "refused") return "This return was rejected."
  return back.state === "closed" ? "This return is closed." : null
}

/** Restocks parts that can be sold again and that the shop sells. Ignores the letter case of SKUs. */
const restock = async (
  transaction: Kysely<Tables>,
  order: LockedOldOrder,
  settled: ReadonlyArray<{ readonly ordinality: number; readonly received: number; readonly outcome: "restock" | "scrap" }>
): Promise<void> => {
  const wanted = settled.flatMap(({ ordinality, outcome, received }) => {
    const sku = order.lines[ordinality - 1]?.sku.toLowerCase() ?? ""
    return outcome === "restock" && received > 0 && sku !== "" ? [{ sku, received }] : []
  })
  if (wanted.length === 0) return
  const { rows } = await sql<{ skuVariantNumber: string; pieces: number }>`
    select sku_variant_number as "skuVariantNumber", sum(received)::int as pieces
    from json_to_recordset(${JSON.stringify(wanted)}::json) as back (sku text, received int)
      join variant on lower(sku_variant_number) = sku
    group by 1`.execute(transaction)
  await restockVariants(transaction, rows)
}

/** Rejects a return of a locked order. Returns null, or the reason for staff why nothing was done. */
export const refuseOldReturn = async (
  transaction: Kysely<Tables>,
  settings: Settings,
  order: LockedOldOrder,
  { returnId, why }: RefusedOldReturn
): Promise<string | null> => {
  const returns = (await readOldReturns(transaction, [order.order_number])).get(order.order_number) ?? []
  const problem = findStateProblem(returns.find(({ return_id }) => return_id === returnId))
  if (problem !== null) return problem
  await transaction
    .updateTable("old_return")
    .set({ state: "refused", refused_why: why, settled_at: sql<Date>`now()` })
    .where("return_id", "=", returnId)
    .execute()
  await notifyOldReturn(transaction, settings, order, { returnId, title: "was rejected", paragraphs: [why] })
  return null
}
