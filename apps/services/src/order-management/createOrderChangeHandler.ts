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

/** An order as somebody of the staff has seen it. */
interface Seen {
  readonly orderNumber: string
  readonly revision: number
}

/** Does what was asked for, or answers why not and has written nothing. */
type Act = (transaction: Transaction<Tables>, order: LockedOrder, by: OrderActorRef) => Promise<string | null>

const noOrder = "There is no order of this number."
const changedMeanwhile = "Somebody else has changed this order meanwhile. It is shown as it is now: please look again."

/**
 * Changes an order that still is what was seen of it, as a member of staff, in one transaction with the note of who did it and how the order
 * stood before and after. Whoever changes it at the same time waits, and is then told that it is another one. Sent again, it is not done again.
 */
export const createOrderChangeHandler =
  (database: Kysely<Tables>, pictures: ImageUrls) =>
  <Body extends Seen>(what: StaffAction["what"], act: (body: Body) => Act) =>
  async (body: Body, visit: StaffVisit): Promise<typeof OrderChangeResult.Encoded> => {
    const { orderNumber, revision } = body
    let problem: string | null = noOrder
    const change: Record<string, unknown> = { asked: body }
    await withStaffLog(database, visit, { what, subject: orderNumber, change }, async (transaction) => {
      const order = await lockOrder(transaction, orderNumber)
      if (order === undefined) return false
      const before = await standing(transaction, order)
      problem = order.revision === revision ? await act(body)(transaction, order, by(visit)) : changedMeanwhile
      if (problem !== null) return false
      await transaction
        .updateTable("customer_order")
        .set({ revision: sql`revision + 1` })
        .where("order_number", "=", orderNumber)
        .execute()
      change["before"] = before
      change["after"] = await standing(transaction, (await lockOrder(transaction, orderNumber)) ?? order)
      return true
    })
    return { problem, now: await readManagedOrder(database, pictures, orderNumber) }
  }

const by = ({ account }: StaffVisit): OrderActorRef => ({ actor: "staff", accountId: account.id })

/** `owed_cents`: what is about to go back. */
const standing = async (
  transaction: Transaction<Tables>,
  { credited_cents, order_number, payment_state, refunded_cents, revision, status }: LockedOrder
) => {
  const owed_cents = await sumPendingRefunds(transaction, order_number)
  return { credited_cents, owed_cents, payment_state, refunded_cents, revision, status }
}
