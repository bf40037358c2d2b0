import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { runProgram } from "../../test/Program.ts"
import { allDatabases } from "../../test/allDatabases.ts"
import { openDatabase } from "../database/openDatabase.ts"
import { openServices } from "../../test/openServices.ts"
import { processDueRefunds } from "./processDueRefunds.ts"
import { reconcilePayments } from "./reconcilePayments.ts"
import { createPaymentSettings } from "./testing/payingShop.ts"

const PART = "CAM-P3-1"
const STOCK = 500
/**
 * Number of acknowledged steps of each round before the process is killed. The steps of a sale: placed, paid, partly canceled, refunded by
 * the provider. The embedded database has fewer rounds, because it takes seconds to open.
 */
const ROUNDS = { postgres: [1, 2, 3, 4, 9], embedded: [2, 4] }

const PAID_STATES = ["paid", "partlyRefunded", "refunded"]

/** Parses the acknowledged steps: the orders by step, and the provider's refunds by id. */
const parseSteps = (lines: ReadonlyArray<string>) => {
  const fields = lines.map((line) => line.split(" "))
  const ordersOf = (step: string) => fields.filter(([first]) => first === step).map(([, orderNumber = ""]) => orderNumber)
  const taken = fields
    .filter(([first]) => first === "took")
    .map(([, refundId = "", orderNumber = "", cents]) => ({ refundId, orderNumber, cents: Number(cents) }))
  return { placed: ordersOf("placed"), paid: ordersOf("paid"), canceled: ordersOf("canceled"), taken }
}

describe.each(allDatabases)("a shop process that is killed while it sells on $kind", ({ kind, open }) => {
  const rounds = ROUNDS[kind]
  it("PAY-04 PAY-08 preserves every acknowledged step, and neither loses nor duplicates money or stock", { timeout: 90_000 }, async () => {
    const { database } = await openServices(open)
    await database.kysely
      .updateTable("variant")
      .set({ quantity: STOCK, availability: "InStock" })
      .where("sku_variant_number", "=", PART)
      .execute()
    await database.close()
    const { dataDir, url } = database.settings
    const lines: Array<string> = []
    for (const steps of rounds) {
      const program = runProgram("sell", dataDir, ...(url === undefined ? [] : [url.href]))
      for (let count = 0; count < steps; count++) lines.push(await program.line())
      program.process.kill("SIGKILL")
      lines.push(...(await program.rest()))
      await program.end
    }

    const { close, kysely } = await Effect.runPromise(openDatabase(database.settings))
    const settings = createPaymentSettings(
      ({ cents, orderNumber, refundId }) => void lines.push(`took ${refundId} ${orderNumber} ${cents}`)
    )
    const { provider } = settings.payments
    // Expires the claims, because the process that claimed the refund was killed.
    await kysely
      .updateTable("refund")
      .set({ next_try_at: new Date(0) })
      .where("state", "=", "due")
      .execute()
    await Effect.runPromise(reconcilePayments(kysely, settings, provider))
    await Effect.runPromise(processDueRefunds(kysely, settings, provider))

    const { canceled, paid, placed, taken } = parseSteps(lines)
    const orders = await kysely.selectFrom("customer_order").selectAll().execute()
    const pieces = await kysely.selectFrom("order_line").select(["order_number", "quantity", "canceled"]).execute()
    const orderByNumber = new Map(orders.map((order) => [order.order_number, order]))
    expect(placed.filter((number) => !orderByNumber.has(number))).toEqual([])
    expect(paid.filter((number) => !PAID_STATES.includes(orderByNumber.get(number)?.payment_state ?? ""))).toEqual([])
    expect(canceled.filter((number) => pieces.find(({ order_number }) => order_number === number)?.canceled !== 1)).toEqual([])
    // At most one step per round was committed without an acknowledgment.
    expect(orders.length - placed.length).toBeLessThanOrEqual(rounds.length)

    const took = new Map(taken.map(({ refundId, ...refund }) => [refundId, refund]))
    for (const { order_number: number, credited_cents, paid_cents, payment_state, refunded_cents, total_cents } of orders) {
      const back = [...took.values()].filter(({ orderNumber }) => orderNumber === number).reduce((sum, { cents }) => sum + cents, 0)
      expect([number, refunded_cents]).toEqual([number, back])
      if (PAID_STATES.includes(payment_state)) expect([number, paid_cents - refunded_cents]).toEqual([number, total_cents - credited_cents])
      else expect([number, paid_cents, credited_cents]).toEqual([number, 0, 0])
    }
    const { quantity } = await kysely
      .selectFrom("variant")
      .select("quantity")
      .where("sku_variant_number", "=", PART)
      .executeTakeFirstOrThrow()
    expect(STOCK - quantity).toBe(pieces.reduce((sum, line) => sum + line.quantity - line.canceled, 0))
    await close()
    await database.drop()
  })
})
