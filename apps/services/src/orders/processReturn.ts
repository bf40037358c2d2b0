import { canTransitionReturn, type ReturnKind } from "@camber/domain/order"
import { formatCents } from "@camber/domain/money"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { revokePoints } from "../rewards/adjustPoints.ts"
import { formatRefundNotice } from "./cancelItems.ts"
import { creditReturnedItems } from "./creditReturnedItems.ts"
import { recordOrderEvent } from "./recordOrderEvent.ts"
import { notifyReturn, formatReturnedItem } from "./notifyReturn.ts"
import { readOrderLines } from "./orderLines.ts"
import type { OrderSettings } from "./OrderSettings.ts"
import type { OrderActorRef, LockedOrder } from "./lockOrder.ts"
import { restockItems } from "./restockItems.ts"
import { readOrderReturns } from "./readOrderReturns.ts"

type Settings = Pick<OrderSettings, "brandName" | "publicOrigin">

/** A line of a return that staff received. */
export interface ReceivedLine {
  readonly ordinality: number
  readonly kind: ReturnKind
  /** Number of pieces that arrived; 0 if none arrived. */
  readonly received: number
  readonly outcome: "restock" | "scrap"
}

/** A staff decision about a return. */
export type ReturnDecision =
  | { readonly to: "received"; readonly lines: ReadonlyArray<ReceivedLine> }
  | { readonly to: "refused"; readonly why: string }
  | { readonly to: "closed" }

const STATE_PROBLEMS = {
  requested: "",
  received: "This return was already received.",
  refused: "This return was rejected.",
  closed: "This return is closed."
}

/**
 * Processes a return of a locked order: restocks or scraps the items, credits and refunds the order, revokes earned points if the customer
 * still has them, and notifies the customer.
 *
 * @returns Null, or the reason for staff why nothing was done.
 */
export const processReturn = async (
  transaction: Kysely<Tables>,
  settings: Settings,
  order: LockedOrder,
  { by, returnId, ...settlement }: { readonly returnId: number; readonly by: OrderActorRef } & ReturnDecision
): Promise<string | null> => {
  const orderNumber = order.order_number
  const back = (await readOrderReturns(transaction, orderNumber)).find((candidate) => candidate.return_id === returnId)
  if (back === undefined) return "This order has no such return."
  if (!canTransitionReturn(back.state, settlement.to)) return STATE_PROBLEMS[back.state] || "Receive this return before you close it."
  const note = (what: string, detail: Readonly<Record<string, unknown>>) =>
    recordOrderEvent(transaction, { ...by, orderNumber, what, detail: { returnId, before: back.state, after: settlement.to, ...detail } })
  if (settlement.to === "closed") {
    await setState(transaction, returnId, { state: "closed" })
    await note("returnClosed", {})
    return null
  }
  if (settlement.to === "refused") {
    await setState(transaction, returnId, { state: "refused", refused_why: settlement.why })
    await note("returnRefused", { why: settlement.why })
    await notifyReturn(transaction, settings, order, { returnId, title: "was rejected", words: settlement.why })
    return null
  }
  const problem = validateReceipt(back.lines, settlement.lines)
  if (problem !== null) return problem
  const before = await readOrderLines(transaction, orderNumber)
  for (const { kind, ordinality, outcome, received } of settlement.lines) {
    await transaction
      .updateTable("return_line")
      .set({ received, outcome })
      .where("return_id", "=", returnId)
      .where("ordinality", "=", ordinality)
      .where("kind", "=", kind)
      .execute()
  }
  const after = await readOrderLines(transaction, orderNumber)
  const restocked = settlement.lines.flatMap(({ kind, ordinality, outcome, received }) => {
    const line = after.find((candidate) => candidate.ordinality === ordinality)
    return kind === "goods" && outcome === "restock" && line !== undefined ? [{ line, pieces: received }] : []
  })
  await restockItems(transaction, restocked)
  const credited = await creditReturnedItems(transaction, order, { before, after, by, reason: `Return ${returnId}` })
  await setState(transaction, returnId, {
    state: "received",
    credit_cents: credited.cents,
    shipping_cents: credited.credit.shipping
  })
  await note("returnReceived", { lines: settlement.lines, cents: credited.cents })
  if (order.status !== "placed")
    await revokePoints(transaction, { webUserGuid: order.web_user_guid, points: credited.credit.unearned, orderNumber })
  await notifyReturn(transaction, settings, order, {
    returnId,
    title: "has arrived",
    words: [formatRefundNotice(credited), ...formatShippingRefund(credited.credit.shipping)].join(" "),
    lines: ["We have:", ...formatReceivedItems(back.lines, settlement.lines)].join("\n")
  })
  return null
}

const validateReceipt = (
  asked: ReadonlyArray<{ readonly ordinality: number; readonly kind: ReturnKind; readonly quantity: number }>,
  received: ReadonlyArray<ReceivedLine>
): string | null => {
  const key = ({ kind, ordinality }: Pick<ReceivedLine, "kind" | "ordinality">) => `${ordinality} ${kind}`
  const lines = new Map(received.map((line) => [key(line), line]))
  if (received.length !== asked.length || lines.size !== asked.length) return "Enter the received quantity of each line."
  for (const line of asked) {
    const came = lines.get(key(line))
    if (came === undefined) return "Enter the received quantity of each line."
    if (came.received > line.quantity) return `Line ${line.ordinality} has only ${line.quantity} to return.`
  }
  return received.every((line) => line.received === 0) ? "No items received. Reject the return, or wait for it." : null
}

/** Explains the refunded shipping to the customer. */
const formatShippingRefund = (cents: number): ReadonlyArray<string> =>
  cents > 0 ? [`That includes ${formatCents(cents)} for shipping, because the part was guaranteed to fit.`] : []

/** Formats the received items, one line each: `1 of 2 x Slotted rotor`. */
const formatReceivedItems = (
  asked: ReadonlyArray<Pick<ReceivedLine, "kind" | "ordinality"> & { readonly quantity: number; readonly title: string }>,
  received: ReadonlyArray<ReceivedLine>
): ReadonlyArray<string> =>
  asked.map(({ kind, ordinality, quantity, title }) => {
    const came = received.find((line) => line.kind === kind && line.ordinality === ordinality)?.received ?? 0
    return formatReturnedItem(came === quantity ? String(came) : `${came} of ${quantity}`, { kind, title })
  })

const setState = async (
  transaction: Kysely<Tables>,
  returnId: number,
  columns: {
    readonly state: "received" | "refused" | "closed"
    readonly refused_why?: string
    readonly credit_cents?: number
    readonly shipping_cents?: number
  }
): Promise<void> => {
  await transaction
    .updateTable("return_case")
    // Does not change the time of a return that is being closed, because it was settled when it was received.
    .set({ ...columns, ...(columns.state !== "closed" && { settled_at: sql<Date>`now()` }) })
    .where("return_id", "=", returnId)
    .execute()
}
