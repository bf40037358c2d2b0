import type { OrderChangeResult } from "@camber/domain/order-management"
import type { StaffAction } from "@camber/domain/staff"
import { type Kysely, sql, type Transaction } from "kysely"
import type { Tables } from "../database/tables.ts"
import { type OrderActorRef, lockOrder, type LockedOrder } from "../orders/lockOrder.ts"
import { sumPendingRefunds } from "../orders/createRefund.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import { withStaffLog } from "../staff/actions.ts"
import type { StaffVisit } from "../staff/requireStaff.ts"
import { readManagedOrder } from "./readManagedOrder.ts"

/** The revision of an order that staff saw. */
interface SeenOrder {
  readonly orderNumber: string
  readonly revision: number
}

/** Performs a change. Returns null, or the reason why nothing was written. */
type OrderChange = (transaction: Transaction<Tables>, order: LockedOrder, by: OrderActorRef) => Promise<string | null>

const ORDER_NOT_FOUND = "No order has this number."
const CHANGED_CONCURRENTLY = "Someone else updated this order. Review it and try again."

/**
 * Creates a handler for a change of an order by staff. The order changes only if its revision still equals the revision that staff saw.
 *
 * One transaction changes the order and logs the staff member and the state before and after. Concurrent changes wait and are then
 * rejected. Repeated requests are rejected too.
 */
export const createOrderChangeHandler =
  (database: Kysely<Tables>, imageUrls: ImageUrls) =>
  <Body extends SeenOrder>(what: StaffAction["what"], act: (body: Body) => OrderChange) =>
  async (body: Body, visit: StaffVisit): Promise<typeof OrderChangeResult.Encoded> => {
    const { orderNumber, revision } = body
    let problem: string | null = ORDER_NOT_FOUND
    const change: Record<string, unknown> = { asked: body }
    await withStaffLog(database, visit, { what, subject: orderNumber, change }, async (transaction) => {
      const order = await lockOrder(transaction, orderNumber)
      if (order === undefined) return false
      const before = await readState(transaction, order)
      problem = order.revision === revision ? await act(body)(transaction, order, toActor(visit)) : CHANGED_CONCURRENTLY
      if (problem !== null) return false
      await transaction
        .updateTable("customer_order")
        .set({ revision: sql`revision + 1` })
        .where("order_number", "=", orderNumber)
        .execute()
      change["before"] = before
      change["after"] = await readState(transaction, (await lockOrder(transaction, orderNumber)) ?? order)
      return true
    })
    return { problem, now: await readManagedOrder(database, imageUrls, orderNumber) }
  }

const toActor = ({ account }: StaffVisit): OrderActorRef => ({ actor: "staff", accountId: account.id })

/** Reads the state for the log. `owed_cents` are pending refunds. */
const readState = async (
  transaction: Transaction<Tables>,
  { credited_cents, order_number, payment_state, refunded_cents, revision, status }: LockedOrder
) => {
  const owed_cents = await sumPendingRefunds(transaction, order_number)
  return { credited_cents, owed_cents, payment_state, refunded_cents, revision, status }
}
