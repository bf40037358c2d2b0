import { Effect } from "effect"
import { writeSync } from "node:fs"
import { openDatabase } from "../../src/database/index.ts"
import { createServices } from "../../src/handler.ts"
import { demoContent } from "../demoContent.ts"
import { cancelItems } from "../../src/orders/cancelItems.ts"
import { lockOrder } from "../../src/orders/lockOrder.ts"
import { processDueRefunds } from "../../src/payment/processDueRefunds.ts"
import { processPaymentEvent } from "../../src/payment/processPaymentEvent.ts"
import { paidEvent, payingSettings, createPlaceOrderStep } from "../../src/payment/testing/payingShop.ts"
import { testVisitor } from "../testVisitor.ts"

/**
 * Sells two pieces at a time, cancels one of them once they are paid, and gives the money for it back. Says each step when it is acknowledged,
 * and each refund when the provider has taken it, before the shop hears of that.
 */
const [dataDir = "", url] = process.argv.slice(2)
const say = (...words: ReadonlyArray<string | number>) => void writeSync(1, `${words.join(" ")}\n`)
const database = await Effect.runPromise(openDatabase({ dataDir, url: url === undefined ? undefined : new URL(url) }))
const settings = payingSettings(({ cents, orderNumber, refundId }) => say("took", refundId, orderNumber, cents))
const services = createServices({ ...demoContent, database, settings })
const { provider } = settings.payments
const by = { actor: "staff", accountId: null } as const
for (;;) {
  const { orderNumber } = await createPlaceOrderStep(testVisitor(services), crypto.randomUUID(), 2)
  if (orderNumber === null) throw new Error("nothing was ordered")
  say("placed", orderNumber)
  const { total_cents: total } = await database.kysely
    .selectFrom("customer_order")
    .select("total_cents")
    .where("order_number", "=", orderNumber)
    .executeTakeFirstOrThrow()
  await Effect.runPromise(processPaymentEvent(database.kysely, settings, provider, paidEvent(orderNumber, `p-${orderNumber}`, total)))
  say("paid", orderNumber)
  await database.kysely.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderNumber)
    if (order === undefined) throw new Error("the order is gone")
    await cancelItems(transaction, settings, order, { by, picked: [{ ordinality: 1, quantity: 1 }] })
  })
  say("canceled", orderNumber)
  await Effect.runPromise(processDueRefunds(database.kysely, settings, provider))
  say("refunded", orderNumber)
}
