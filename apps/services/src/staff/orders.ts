import type { OrderMove, StaffOrder } from "@camber/domain/staff"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { moveOrder } from "../orders/advanceOrder.ts"
import type { OrderSettings } from "../orders/OrderSettings.ts"
import { asNoted } from "./actions.ts"
import type { StaffVisit } from "./forStaff.ts"

/** The newest orders. */
export const staffOrdersIn = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof StaffOrder.Encoded>> => {
  const rows = await database
    .selectFrom("customer_order")
    .select(["order_number as orderNumber", "placed_at", "status", "email", "total_cents as total", "tracking_number as trackingNumber"])
    .orderBy("placed_at", "desc")
    .limit(200)
    .execute()
  return rows.map(({ placed_at, ...order }) => ({ ...order, placedAt: placed_at.toISOString() }))
}

/** An order that cannot become that, for instance because somebody else was quicker, stays what it is, and nothing is noted. */
export const moveOrderIn =
  (database: Kysely<Tables>, settings: Pick<OrderSettings, "brandName" | "publicOrigin">) =>
  (move: OrderMove, visit: StaffVisit): Promise<boolean> => {
    const { orderNumber, to, trackingNumber } = move
    return asNoted(database, visit, { what: `order ${to}`, subject: orderNumber, change: move }, async (trx) => {
      const tracking = trackingNumber === null || to !== "shipped" ? {} : { trackingNumber }
      return (await moveOrder(trx, settings, { orderNumber, to, ...tracking })) === "moved"
    })
  }
