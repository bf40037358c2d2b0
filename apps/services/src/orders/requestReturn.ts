import { canReturn, type requestReturn, returnablePieces } from "@camber/domain/order"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Store } from "../schema/Store.ts"
import { findingOrder } from "./findOrder.ts"
import { type Claim, claimedOrder, linesOf, readOrder } from "./readOrders.ts"

type Request = (typeof requestReturn)["variables"]["Type"]
type Answer = (typeof requestReturn)["result"]["Encoded"]["requestReturn"]

const noOrder = "We could not find this order."
const notNow = "You can request a return once an order ships, until 60 days after delivery."
const tooMany = "You cannot return that many items from this order."

/** Keeps that pieces of an order are to go back: all that are asked for, or none. */
export const requestingReturn =
  (store: Pick<Store, "database" | "pictures">) =>
  async (request: Request): Promise<Answer> => {
    const { email, orderNumber, webUserGuid } = request
    // By somebody else's email address one gets no further than by looking the order up.
    const looked = email === null ? null : await findingOrder(store)({ webUserGuid, orderNumber, email })
    if (looked?.order === null) return looked
    const claim: Claim = email === null ? { webUserGuid } : { email }
    const message = await store.database.transaction().execute((transaction) => keep(transaction, request, claim))
    return message === null
      ? { order: await readOrder(store.database, store.pictures, orderNumber, claim), message }
      : { order: null, message }
  }

/** null when it was kept, otherwise why not. */
const keep = async (transaction: Kysely<Tables>, { lines, note, orderNumber, reason }: Request, claim: Claim): Promise<string | null> => {
  const order = await claimedOrder(transaction, orderNumber, claim)
    .select(["web_user_guid", "status", "shipped_at", "delivered_at"])
    .forUpdate()
    .executeTakeFirst()
  if (order === undefined) return noOrder
  const sent = {
    status: order.status,
    shippedAt: order.shipped_at?.getTime() ?? null,
    deliveredAt: order.delivered_at?.getTime() ?? null
  }
  if (!canReturn(sent, Date.now())) return notNow
  const ordered = await linesOf(transaction, orderNumber)
  const wanted = new Map<number, number>()
  for (const { ordinality, quantity } of lines) wanted.set(ordinality, (wanted.get(ordinality) ?? 0) + quantity)
  for (const [ordinality, quantity] of wanted) {
    const line = ordered.find((candidate) => candidate.ordinality === ordinality)
    if (line === undefined || quantity > returnablePieces(line)) return tooMany
  }
  await write(transaction, order.web_user_guid, orderNumber, wanted, { reason, note })
  return null
}

const write = async (
  transaction: Kysely<Tables>,
  webUserGuid: string,
  orderNumber: string,
  wanted: ReadonlyMap<number, number>,
  why: Pick<Request, "reason" | "note">
): Promise<void> => {
  const rows = [...wanted].map(([ordinality, quantity]) => ({
    web_user_guid: webUserGuid,
    order_number: orderNumber,
    ordinality,
    quantity,
    ...why
  }))
  await transaction
    .insertInto("return_request")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["web_user_guid", "order_number", "ordinality"]).doUpdateSet(({ ref }) => ({
        quantity: sql`return_request.quantity + excluded.quantity`,
        reason: ref("excluded.reason"),
        note: ref("excluded.note")
      }))
    )
    .execute()
}
