import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { runProgram } from "../../test/Program.ts"
import { allDatabases } from "../../test/allDatabases.ts"
import { openDatabase } from "../database/index.ts"
import { openServices } from "../../test/openServices.ts"
import { processDueRefunds } from "./processDueRefunds.ts"
import { reconcilePayments } from "./reconcilePayments.ts"
import { payingSettings } from "./testing/payingShop.ts"

const PART = "CAM-P3-1"
const STOCK = 500
/**
 * Steps that are heard of before the process is killed: a sale is placed, paid, partly canceled, and the provider has taken its refund.
 * The embedded database takes seconds to open.
 */
const roundsOn = { postgres: [1, 2, 3, 4, 9], embedded: [2, 4] }

const payable = ["paid", "partlyRefunded", "refunded"]

/** What was heard of the steps: the orders of each, and what the provider took by the refunds' ids. */
const heardIn = (lines: ReadonlyArray<string>) => {
  const words = lines.map((line) => line.split(" "))
  const ordersOf = (step: string) => words.filter(([first]) => first === step).map(([, orderNumber = ""]) => orderNumber)
  const taken = words
    .filter(([first]) => first === "took")
    .map(([, refundId = "", orderNumber = "", cents]) => ({ refundId, orderNumber, cents: Number(cents) }))
  return { placed: ordersOf("placed"), paid: ordersOf("paid"), canceled: ordersOf("canceled"), taken }
}

describe.each(allDatabases)("a shop that is killed while it sells on $kind", ({ kind, open }) => {
  const rounds = roundsOn[kind]
  it("PAY-04 PAY-08 keeps every step that it acknowledged, and neither loses nor doubles money or goods", { timeout: 90_000 }, async () => {
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
      for (let heard = 0; heard < steps; heard++) lines.push(await program.line())
      program.process.kill("SIGKILL")
      lines.push(...(await program.rest()))
      await program.end
    }

    const { close, kysely } = await Effect.runPromise(openDatabase(database.settings))
    const settings = payingSettings(({ cents, orderNumber, refundId }) => void lines.push(`took ${refundId} ${orderNumber} ${cents}`))
    const { provider } = settings.payments
    // Whoever claimed a refund is gone.
    await kysely
      .updateTable("refund")
      .set({ next_try_at: new Date(0) })
      .where("state", "=", "due")
      .execute()
    await Effect.runPromise(reconcilePayments(kysely, settings, provider))
    await Effect.runPromise(processDueRefunds(kysely, settings, provider))

    const { canceled, paid, placed, taken } = heardIn(lines)
    const orders = await kysely.selectFrom("customer_order").selectAll().execute()
    const pieces = await kysely.selectFrom("order_line").select(["order_number", "quantity", "canceled"]).execute()
    const stands = new Map(orders.map((order) => [order.order_number, order]))
    expect(placed.filter((number) => !stands.has(number))).toEqual([])
    expect(paid.filter((number) => !payable.includes(stands.get(number)?.payment_state ?? ""))).toEqual([])
    expect(canceled.filter((number) => pieces.find(({ order_number }) => order_number === number)?.canceled !== 1)).toEqual([])
    // At most one step a round was taken without anybody hearing of it.
    expect(orders.length - placed.length).toBeLessThanOrEqual(rounds.length)

    const took = new Map(taken.map(({ refundId, ...refund }) => [refundId, refund]))
    for (const { order_number: number, credited_cents, paid_cents, payment_state, refunded_cents, total_cents } of orders) {
      const back = [...took.values()].filter(({ orderNumber }) => orderNumber === number).reduce((sum, { cents }) => sum + cents, 0)
      expect([number, refunded_cents]).toEqual([number, back])
      if (payable.includes(payment_state)) expect([number, paid_cents - refunded_cents]).toEqual([number, total_cents - credited_cents])
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
