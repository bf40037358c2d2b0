import { Effect } from "effect"
import { writeSync } from "node:fs"
import { openDatabase } from "../../src/database/openDatabase.ts"
import { createServices } from "../../src/handler.ts"
import { demoContent } from "../demoContent.ts"
import { cancelItems } from "../../src/orders/cancelItems.ts"
import { lockOrder } from "../../src/orders/lockOrder.ts"
import { processDueRefunds } from "../../src/payment/processDueRefunds.ts"
import { processPaymentEvent } from "../../src/payment/processPaymentEvent.ts"
import { paidEvent, createPaymentSettings, createPlaceOrderStep } from "../../src/payment/testing/payingShop.ts"
import { testVisitor } from "../testVisitor.ts"

/**
 * Repeatedly sells two pieces, cancels one of them after payment and refunds it.
 *
 * Prints each step after it is acknowledged, and each refund as soon as the provider accepts it, before the shop knows.
 */
const [dataDir = "", url] = process.argv.slice(2)
const print = (...words: ReadonlyArray<string | number>) => void writeSync(1, `${words.join(" ")}\n`)
const database = await Effect.runPromise(openDatabase({ dataDir, url: url === undefined ? undefined : new URL(url) }))
const settings = createPaymentSettings(({ cents, orderNumber, refundId }) => print("took", refundId, orderNumber, cents))
const services = createServices({ ...demoContent, database, settings })
const { provider } = settings.payments
const by = { actor: "staff", accountId: null } as const
for (;;) {
  const { orderNumber } = await createPlaceOrderStep(testVisitor(services), crypto.randomUUID(), 2)
  if (orderNumber === null) throw new Error("no order was placed")
  print("placed", orderNumber)
  const { total_cents: total } = await database.kysely
    .selectFrom("customer_order")
    .select("total_cents")
    .where("order_number", "=", orderNumber)
    .executeTakeFirstOrThrow()
  await Effect.runPromise(processPaymentEvent(database.kysely, settings, provider, paidEvent(orderNumber, `p-${orderNumber}`, total)))
  print("paid", orderNumber)
  await database.kysely.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderNumber)
    if (order === undefined) throw new Error("the order does not exist")
    await cancelItems(transaction, settings, order, { by, picked: [{ ordinality: 1, quantity: 1 }] })
  })
  print("canceled", orderNumber)
  await Effect.runPromise(processDueRefunds(database.kysely, settings, provider))
  print("refunded", orderNumber)
}
