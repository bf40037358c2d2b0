import { advanceOrder, type AdvanceResult, type OrderMove } from "@camber/services/orders"
import type { Command } from "./Command.ts"

const statuses: ReadonlyMap<string, OrderMove["to"]> = new Map([
  ["ship", "shipped"],
  ["deliver", "delivered"],
  ["cancel", "canceled"]
])

/** `pnpm order ship 4821773905 1Z999` changes an order's state and notifies the customer. */
export const orderCommand: Command = {
  usage: "pnpm order ship|deliver|cancel NUMBER [TRACKING]",
  parse: ([verb = "", orderNumber = "", trackingNumber]) => {
    const to = statuses.get(verb)
    if (to === undefined || !/^\d{10}$/.test(orderNumber)) return null
    const outcomes: Readonly<Record<AdvanceResult, string>> = {
      moved: `Order ${orderNumber} is ${to}.`,
      noSuchOrder: `Order ${orderNumber} does not exist.`,
      notFromThere: `Order ${orderNumber} cannot be ${to} in its current state.`,
      notPaid: `Order ${orderNumber} is not paid. Ship after payment.`
    }
    return async ({ kysely }, settings) => {
      const tracking = trackingNumber !== undefined && to === "shipped" ? { trackingNumber } : {}
      return outcomes[await advanceOrder(kysely, settings, { orderNumber, to, ...tracking })]
    }
  }
}
