import { advanceOrder, type Moved, type OrderMove } from "@camber/services/orders"
import { runCommand } from "./runCommand.ts"

/** `pnpm order ship 4821773905 1Z999` moves an order on and tells the customer: ship, deliver or cancel. */
const verbs: ReadonlyMap<string, OrderMove["to"]> = new Map([
  ["ship", "shipped"],
  ["deliver", "delivered"],
  ["cancel", "canceled"]
])
const [verb = "", orderNumber = "", trackingNumber] = process.argv.slice(2)
const to = verbs.get(verb)

const outcomes: Readonly<Record<Moved, string>> = {
  moved: `Order ${orderNumber} is ${to ?? ""}.`,
  noSuchOrder: `There is no order ${orderNumber}.`,
  notFromThere: `Order ${orderNumber} cannot be ${to ?? ""} in its current state.`,
  notPaid: `Order ${orderNumber} is not paid yet, so it cannot be shipped.`
}

if (to !== undefined && /^\d{10}$/.test(orderNumber)) {
  runCommand(async ({ kysely }, settings) => {
    const tracking = trackingNumber !== undefined && to === "shipped" ? { trackingNumber } : {}
    return outcomes[await advanceOrder(kysely, settings, { orderNumber, to, ...tracking })]
  })
} else {
  process.stderr.write("Usage: pnpm order ship|deliver|cancel NUMBER [TRACKING]\n")
  process.exitCode = 1
}
