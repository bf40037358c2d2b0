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

/** A line of a return as it came. */
export interface ReceivedLine {
  readonly ordinality: number
  readonly kind: ReturnKind
  /** 0 where it did not come. */
  readonly received: number
  readonly outcome: "restock" | "scrap"
}

/** What becomes of a return. */
export type ReturnDecision =
  | { readonly to: "received"; readonly lines: ReadonlyArray<ReceivedLine> }
  | { readonly to: "refused"; readonly why: string }
  | { readonly to: "closed" }

const gone = {
  requested: "",
  received: "The return was received already.",
  refused: "The return was refused.",
  closed: "The return is settled."
}

/**
 * Settles a return of an order that is being changed. What came goes back on the shelf or not, the order is credited with it, and what was paid
 * for it is owed; points that it earned are taken back as far as they are still there. The customer is told, of a refused one why. Answers in
 * the words of the desk why nothing was done, or null.
 */
export const processReturn = async (
  transaction: Kysely<Tables>,
  settings: Settings,
  order: LockedOrder,
  { by, returnId, ...settlement }: { readonly returnId: number; readonly by: OrderActorRef } & ReturnDecision
): Promise<string | null> => {
  const orderNumber = order.order_number
  const back = (await readOrderReturns(transaction, orderNumber)).find((candidate) => candidate.return_id === returnId)
  if (back === undefined) return "The order has no such return."
  if (!canTransitionReturn(back.state, settlement.to)) return gone[back.state] || "It has to be received first."
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
    await notifyReturn(transaction, settings, order, { returnId, title: "was refused", words: settlement.why })
    return null
  }
  const problem = receiptProblem(back.lines, settlement.lines)
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
  const kept = settlement.lines.flatMap(({ kind, ordinality, outcome, received }) => {
    const line = after.find((candidate) => candidate.ordinality === ordinality)
    return kind === "goods" && outcome === "restock" && line !== undefined ? [{ line, pieces: received }] : []
  })
  await restockItems(transaction, kept)
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
    words: [formatRefundNotice(credited), ...shippingText(credited.credit.shipping)].join(" "),
    lines: ["We have:", ...cameText(back.lines, settlement.lines)].join("\n")
  })
  return null
}

const receiptProblem = (
  asked: ReadonlyArray<{ readonly ordinality: number; readonly kind: ReturnKind; readonly quantity: number }>,
  received: ReadonlyArray<ReceivedLine>
): string | null => {
  const key = ({ kind, ordinality }: Pick<ReceivedLine, "kind" | "ordinality">) => `${ordinality} ${kind}`
  const lines = new Map(received.map((line) => [key(line), line]))
  if (received.length !== asked.length || lines.size !== asked.length) return "Say of each line how much of it came."
  for (const line of asked) {
    const came = lines.get(key(line))
    if (came === undefined) return "Say of each line how much of it came."
    if (came.received > line.quantity) return `No more than ${line.quantity} of line ${line.ordinality} were to come back.`
  }
  return received.every((line) => line.received === 0) ? "Nothing came: refuse the return, or wait for it." : null
}

/** What of the credit is the way there, for its customer. */
const shippingText = (cents: number): ReadonlyArray<string> =>
  cents > 0 ? [`That includes ${formatCents(cents)} for shipping, because the part was guaranteed to fit.`] : []

/** What came of a return, a line for each of it: `1 of 2 x Slotted rotor`. */
const cameText = (
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
    // One that is closed was settled when it was received.
    .set({ ...columns, ...(columns.state !== "closed" && { settled_at: sql<Date>`now()` }) })
    .where("return_id", "=", returnId)
    .execute()
}
