import { advanceOrder, type AdvanceResult, type OrderMove } from "@camber/services/orders"
import type { Command } from "./Command.ts"

const statuses: ReadonlyMap<string, OrderMove["to"]> = new Map([
  ["ship", "shipped"],
  ["deliver", "delivered"],
  ["cancel", "canceled"]
])

/** `pnpm order ship 4821773905 1Z999` moves an order on and notifies the customer. */
export const orderCommand: Command = {
  usage: "pnpm order ship|deliver|cancel NUMBER [TRACKING]",
  parse: ([verb = "", orderNumber = "", trackingNumber]) => {
    const to = statuses.get(verb)
    if (to === undefined || !/^\d{10}$/.test(orderNumber)) return null
    const outcomes: Readonly<Record<AdvanceResult, string>> = {
      moved: `Order ${orderNumber} is ${to}.`,
      noSuchOrder: `There is no order ${orderNumber}.`,
      notFromThere: `Order ${orderNumber} cannot be ${to} in its current state.`,
      notPaid: `Order ${orderNumber} is not paid yet, so it cannot be shipped.`
    }
    return async ({ kysely }, settings) => {
      const tracking = trackingNumber !== undefined && to === "shipped" ? { trackingNumber } : {}
      return outcomes[await advanceOrder(kysely, settings, { orderNumber, to, ...tracking })]
    }
  }
}
