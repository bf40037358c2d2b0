import { PaymentRejected, type PaymentUpdate, PaymentProviderUnavailable } from "@camber/domain/payment"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { advanceOrder } from "../orders/advanceOrder.ts"
import { collectLogs } from "../foundation/testing/collectLogs.ts"
import { partIllustrations } from "@camber/part-drawings"
import { createServices } from "../handler.ts"
import { failAtStatement } from "../orders/testing/failAtStatement.ts"
import { createRefund } from "../orders/createRefund.ts"
import { createImageUrls } from "../schema/pictures.ts"
import { demoContent } from "../../test/demoContent.ts"
import { defaults, type OpenServices } from "../../test/openServices.ts"
import { createPaymentService } from "./createPaymentService.ts"
import { processDueRefunds } from "./processDueRefunds.ts"
import { processPaymentEvent } from "./processPaymentEvent.ts"
import { reconcilePayments } from "./reconcilePayments.ts"
import {
  readMailTo,
  readMoney,
  createPaymentTestShop,
  paidEvent,
  payingSettings,
  paymentKey,
  createPlaceOrderStep,
  running,
  setStock,
  stockOf
} from "./testing/payingShop.ts"
import { createTestPayments } from "./createTestPayments.ts"

const TOTAL = 10_003
const HOUR = 3_600_000

describe.each(allDatabases)("payments that are looked after on $kind", ({ open }) => {
  const takeLogs = collectLogs()
  let shop: OpenServices
  beforeAll(async () => {
    shop = await createPaymentTestShop(open)
  })
  beforeEach(async () => {
    await setStock(shop, 500)
    for (const table of ["customer_order", "refund", "mail"] as const) await shop.database.kysely.deleteFrom(table).execute()
  })
  afterAll(() => shop.database.drop())

  const honest = createTestPayments({ key: paymentKey, publicOrigin: "http://shop.test" })
  const settle = (event: Parameters<typeof processPaymentEvent>[3], payments = honest) =>
    running(processPaymentEvent(shop.database.kysely, defaults, payments, event))
  const sweep = (payments = honest) => running(reconcilePayments(shop.database.kysely, defaults, payments))
  const refund = (payments = honest) => running(processDueRefunds(shop.database.kysely, defaults, payments))
  const ordered = async () => (await createPlaceOrderStep(shop.visitor())).orderNumber ?? ""
  const paid = async () => {
    const orderNumber = await ordered()
    await settle(paidEvent(orderNumber, `p-${orderNumber}`, TOTAL))
    return orderNumber
  }
  const set = (orderNumber: string, change: { pay_by?: Date; payment?: string }) =>
    shop.database.kysely.updateTable("customer_order").set(change).where("order_number", "=", orderNumber).execute()
  const over = (orderNumber: string, hours = 1) => set(orderNumber, { pay_by: new Date(Date.now() - hours * HOUR) })
  const owe = (orderNumber: string, cents: number) =>
    shop.database.kysely
      .transaction()
      .execute((transaction) => createRefund(transaction, { orderNumber, cents, reason: "A line was canceled", requestedBy: null }))
  const dueNow = () =>
    shop.database.kysely
      .updateTable("refund")
      .set({ next_try_at: new Date(0) })
      .execute()

  it("PAY-07 ends what nobody paid in time, with its stock back and a word to the customer, and leaves what still has time", async () => {
    const [late, early] = [await ordered(), await ordered()]
    expect(await stockOf(shop)).toBe(498)
    await over(late)
    await sweep()
    await sweep()
    expect(await readMoney(shop, late)).toMatchObject({ status: "canceled", state: "failed", payBy: null, refunds: [] })
    expect(await readMoney(shop, early)).toMatchObject({ status: "placed", state: "awaiting" })
    expect(await stockOf(shop)).toBe(499)
    expect(await readMailTo(shop, late)).toEqual(["Order N was canceled - Camber"])
    const { body } = await shop.database.kysely.selectFrom("mail").select("body").executeTakeFirstOrThrow()
    expect(body).toContain("We didn't receive your payment in time. Nothing was charged.")
  })

  it("OPS-62 ends nothing that still has time by the database's clock, on a machine that is a year ahead, and is not late with refunds", async () => {
    const orderNumber = await ordered()
    const refunded = await paid()
    await owe(refunded, 500)
    const ahead = Date.now() + 365 * 24 * HOUR
    const clock = vi.spyOn(Date, "now").mockReturnValue(ahead)
    try {
      const off = createServices({ ...demoContent, database: shop.database, settings: payingSettings(() => undefined) })
      await off.changes.look()
      await running(off.paymentWork.sweep)
      await running(off.paymentWork.refund)
    } finally {
      clock.mockRestore()
    }
    expect(await readMoney(shop, orderNumber)).toMatchObject({ status: "placed", state: "awaiting" })
    expect(await readMoney(shop, refunded)).toMatchObject({ refunded: 500 })
    const looked = await shop.database.kysely.selectFrom("customer_order").select("looked_after_at").execute()
    for (const { looked_after_at } of looked) expect(looked_after_at?.getTime() ?? 0).toBeLessThan(ahead - HOUR)
  })

  it("OPS-62 ends nothing and sends nothing back as long as the database's clock cannot be read, and does once it can", async () => {
    const orderNumber = await ordered()
    await over(orderNumber)
    const refunded = await paid()
    await owe(refunded, 500)
    const told: Array<number> = []
    const { payments } = payingSettings(({ cents }) => void told.push(cents))
    let isAway = true
    const look = () => (isAway ? Promise.reject(new Error("the database is away")) : Promise.resolve(""))
    const store = { database: shop.database.kysely, pictures: createImageUrls("", partIllustrations) }
    const desk = createPaymentService(store, defaults, payments, { look, now: Date.now })
    const round = async () => {
      await running(desk.sweep)
      await running(desk.refund)
      return [(await readMoney(shop, orderNumber)).status, told]
    }
    expect(await round()).toEqual(["placed", []])
    expect(takeLogs()).toEqual([
      expect.stringContaining("ERROR Open payments could not be looked after"),
      expect.stringContaining("ERROR Refunds could not be sent")
    ])
    isAway = false
    expect(await round()).toEqual(["canceled", [500]])
  })

  it("PAY-05 PAY-07 what was paid is not ended, also where its event never came; what comes after the end is owed back", async () => {
    const orderNumber = await ordered()
    await over(orderNumber)
    const news: PaymentUpdate = { _tag: "Paid", cents: TOTAL, currency: "usd", reference: "p1" }
    await sweep({ ...honest, look: () => Effect.succeed(news) })
    expect(await readMoney(shop, orderNumber)).toMatchObject({ status: "placed", state: "paid", paid: TOTAL, reference: "p1" })
    const other = await ordered()
    await over(other)
    await sweep()
    await settle(paidEvent(other, "p2", TOTAL))
    expect(await readMoney(shop, other)).toMatchObject({ status: "canceled", paid: TOTAL, refunds: [[TOTAL, "due", "p2"]] })
    await refund()
    expect(await readMoney(shop, other)).toMatchObject({ state: "refunded", refunded: TOTAL })
  })

  it("PAY-07 an event that comes while the sweeper ends the order: it is either paid, or owed back", async () => {
    const numbers = [await ordered(), await ordered(), await ordered()]
    for (const orderNumber of numbers) await over(orderNumber)
    await Promise.all([sweep(), ...numbers.map((number) => settle(paidEvent(number, `p-${number}`, TOTAL))), sweep()])
    for (const orderNumber of numbers) {
      const { paid: cents, refunds, status } = await readMoney(shop, orderNumber)
      expect(cents).toBe(TOTAL)
      expect(refunds.length).toBe(status === "canceled" ? 1 : 0)
    }
  })

  it("PAY-07 a provider that is away ends nothing for a day", async () => {
    const orderNumber = await ordered()
    const away = { ...honest, look: () => Effect.fail(new PaymentProviderUnavailable({ problem: "no answer" })) }
    await over(orderNumber)
    await sweep(away)
    expect(await readMoney(shop, orderNumber)).toMatchObject({ status: "placed", state: "awaiting" })
    await over(orderNumber, 25)
    await sweep(away)
    expect(await readMoney(shop, orderNumber)).toMatchObject({ status: "canceled" })
    const line = "WARN PaymentsAway while an order's payment was closed: no answer"
    expect(takeLogs()).toEqual([line, line])
  })

  it("PAY-07 PAY-08 one that dies leaves the others alone: the rest of the orders ends, the rest of the refunds goes", async () => {
    const [broken, other] = [await ordered(), await ordered()]
    await over(broken, 2)
    await over(other)
    const reference = (await readMoney(shop, broken)).reference ?? ""
    await sweep({ ...honest, look: (name) => (name === reference ? Effect.die(new Error("torn")) : honest.look(name)) })
    expect(await readMoney(shop, broken)).toMatchObject({ status: "placed" })
    expect(await readMoney(shop, other)).toMatchObject({ status: "canceled" })
    expect(takeLogs()).toEqual(["ERROR An open payment could not be looked after"])

    const [one, two] = [await paid(), await paid()]
    for (const orderNumber of [one, two]) await owe(orderNumber, 500)
    let isFirst = true
    const dying = Effect.suspend(() => {
      isFirst = false
      return Effect.die(new Error("torn"))
    })
    expect(await refund({ ...honest, refund: (sent) => (isFirst ? dying : honest.refund(sent)) })).toBe(2)
    expect(takeLogs()).toEqual(["ERROR A refund could not be sent"])
    const refunded = await Promise.all([one, two].map(async (number) => (await readMoney(shop, number)).refunded))
    expect(refunded.toSorted((a, b) => a - b)).toEqual([0, 500])
    await dueNow()
    await refund()
    for (const orderNumber of [one, two]) expect(await readMoney(shop, orderNumber)).toMatchObject({ refunded: 500 })
  })

  it("PAY-06 PAY-07 a wrong amount is left to staff at once: its order is noted, and nobody is asked of it again", async () => {
    const [told, known] = [await ordered(), await ordered()]
    const news: PaymentUpdate = { _tag: "Paid", cents: 1, currency: "usd", reference: "p1" }
    const reference = (await readMoney(shop, known)).reference ?? ""
    await settle({ ...paidEvent(known, "p1", 1), eventId: `look-${reference}-Paid` })
    for (const orderNumber of [told, known]) await over(orderNumber)
    const asked: Array<string> = []
    const charging = { ...honest, look: (name: string) => Effect.sync(() => (asked.push(name), news)) }
    expect([await sweep(charging), await sweep(charging)]).toEqual([2, 0])
    expect(asked).toHaveLength(2)
    const line = "ERROR A payment's event was not settled: amountDiffers"
    expect(takeLogs()).toEqual([line, line])
    for (const orderNumber of [told, known]) {
      expect(await readMoney(shop, orderNumber)).toMatchObject({ status: "placed", paid: 0, payBy: null })
      const noted = shop.database.kysely.selectFrom("order_event").select("what").where("order_number", "=", orderNumber)
      expect((await noted.execute()).map(({ what }) => what)).toEqual(["placed", "paymentProblem"])
    }
  })

  it("PAY-07 a hundred orders of which nothing can be heard keep no other from its end", async () => {
    const [silent, late] = [await ordered(), await ordered()]
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns
      where table_schema = current_schema() and table_name = 'customer_order' and is_generated = 'NEVER'`.execute(shop.database.kysely)
    const columns = sql.join(rows.map(({ column_name }) => sql.ref(column_name)))
    await sql`
      insert into customer_order (${columns})
      select ${columns} from (select (jsonb_populate_record(made, jsonb_build_object('order_number', number::text, 'pay_by', now() - interval '2 hours',
        'payment', jsonb_build_object('method', 'test', 'reference', 'silent')))).*
      from customer_order as made, generate_series(1000000001, 1000000100) as number
      where made.order_number = ${silent}) as copies`.execute(shop.database.kysely)
    await over(late)
    const silence = Effect.fail(new PaymentProviderUnavailable({ problem: "no answer" }))
    const oftenAway = { ...honest, look: (name: string) => (name === "silent" ? silence : honest.look(name)) }
    await sweep(oftenAway)
    await sweep(oftenAway)
    expect(new Set(takeLogs())).toEqual(new Set(["WARN PaymentsAway while an order's payment was closed: no answer"]))
    expect(await readMoney(shop, late)).toMatchObject({ status: "canceled", payBy: null })
  })

  it("PAY-07 held money of a canceled order that could not be let go of is let go of later", async () => {
    const orderNumber = await ordered()
    await advanceOrder(shop.database.kysely, defaults, { orderNumber, to: "canceled" })
    const news: PaymentUpdate = { _tag: "Authorised", cents: TOTAL, currency: "usd", reference: "held" }
    const freed: Array<string> = []
    const away = Effect.fail(new PaymentProviderUnavailable({ problem: "no answer" }))
    const holding = { ...honest, look: () => Effect.succeed(news), void: () => away }
    await sweep(holding)
    await sweep(holding)
    const line = "WARN Held money could not be let go of: no answer"
    expect(takeLogs()).toEqual([line, line])
    expect((await readMoney(shop, orderNumber)).payBy).not.toBeNull()
    await sweep({ ...holding, void: (name) => Effect.sync(() => void freed.push(name)) })
    expect(freed).toEqual(["held"])
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "failed", payBy: null, paid: 0 })
  })

  it.each([
    ["customer_order_payment", sql`select order_number from customer_order where payment ->> 'reference' = 'p1'`],
    ["refund_payment", sql`select order_number from refund where payment_reference = 'p1'`]
  ])("PAY-04 an order is found by its payment's name through the index %s", async (index, query) => {
    const plan = await shop.database.kysely.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction)
      return (await sql`explain ${query}`.execute(transaction)).rows
    })
    expect(JSON.stringify(plan)).toContain(index)
  })

  it("PAY-09 begins again what a process left without a page, and closes the page of what was canceled", async () => {
    const orderNumber = await ordered()
    const { reference } = await readMoney(shop, orderNumber)
    await set(orderNumber, { payment: JSON.stringify({ method: "test", reference: null }), pay_by: new Date(Date.now() + HOUR / 2) })
    await sweep()
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "awaiting", attempt: 1, reference })
    await advanceOrder(shop.database.kysely, defaults, { orderNumber, to: "canceled" })
    const ended: Array<string> = []
    const noting = { ...honest, void: (name: string) => Effect.sync(() => void ended.push(name)) }
    await sweep(noting)
    await sweep(noting)
    expect(ended).toEqual([reference])
    expect(await readMoney(shop, orderNumber)).toMatchObject({ status: "canceled", state: "failed", payBy: null })
  })

  it("PAY-13 money that is held is taken at once, and again where the provider was away", async () => {
    const orderNumber = await ordered()
    let isAway = true
    const holding = {
      ...honest,
      capture: (reference: string) =>
        isAway
          ? Effect.fail(new PaymentProviderUnavailable({ problem: "no answer" }))
          : Effect.succeed({ _tag: "Paid", cents: TOTAL, currency: "usd", reference } as const)
    }
    const news = { _tag: "Authorised", cents: TOTAL, currency: "usd", reference: "held" } as const
    await settle({ ...paidEvent(orderNumber, "held", TOTAL), news }, holding)
    expect(takeLogs()).toEqual(["WARN Held money could not be taken: no answer"])
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "authorised", paid: 0 })
    expect(await advanceOrder(shop.database.kysely, defaults, { orderNumber, to: "shipped" })).toBe("notPaid")
    isAway = false
    await sweep(holding)
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "paid", paid: TOTAL, reference: "held" })
  })

  it("PAY-04 money that is held besides, for an order that is paid, is let go of, and the order keeps the name of its payment", async () => {
    const orderNumber = await paid()
    const freed: Array<string> = []
    const holding = { ...honest, void: (name: string) => Effect.sync(() => void freed.push(name)) }
    const news = { _tag: "Authorised", cents: TOTAL, currency: "usd", reference: "held" } as const
    expect(await settle({ ...paidEvent(orderNumber, "held besides", TOTAL), news }, holding)).toBe("settled")
    expect(freed).toEqual(["held"])
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "paid", paid: TOTAL, reference: `p-${orderNumber}` })
  })

  it("PAY-08 PAY-11 a refund that two processes take up goes once, and the order says so", async () => {
    const orderNumber = await paid()
    await owe(orderNumber, 2_000)
    const sent: Array<string> = []
    const counting = {
      ...honest,
      refund: (one: Parameters<typeof honest.refund>[0]) =>
        Effect.andThen(
          Effect.sync(() => sent.push(one.refundId)),
          honest.refund(one)
        )
    }
    await Promise.all([refund(counting), refund(counting)])
    await dueNow()
    await refund(counting)
    expect(sent).toHaveLength(1)
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "partlyRefunded", paid: TOTAL, refunded: 2_000 })
    expect((await readMailTo(shop, orderNumber)).at(-1)).toBe("We refunded $20.00 of order N - Camber")
    await owe(orderNumber, TOTAL - 2_000)
    await refund()
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "refunded", refunded: TOTAL })
  })

  it("PAY-08 a refund that nobody takes waits ever longer, one under way is asked after, and one that is refused has failed", async () => {
    const orderNumber = await paid()
    await owe(orderNumber, 2_000)
    const away = { ...honest, refund: () => Effect.fail(new PaymentProviderUnavailable({ problem: "no answer" })) }
    expect([await refund(away), await refund(away)]).toEqual([1, 0])
    const row = () => shop.database.kysely.selectFrom("refund").selectAll().executeTakeFirstOrThrow()
    expect(await row()).toMatchObject({ state: "due", tries: 1 })
    await dueNow()
    await refund(away)
    const line = "WARN A refund was not taken: no answer"
    expect(takeLogs()).toEqual([line, line])
    expect((await row()).next_try_at.getTime() - Date.now()).toBeGreaterThan(90_000)

    const repeated: Array<boolean> = []
    await dueNow()
    await refund({ ...honest, refund: (one) => (repeated.push(one.isRepeated), Effect.succeed({ state: "sent", reference: "re-1" })) })
    expect(repeated).toEqual([true])
    expect(await row()).toMatchObject({ state: "sent", reference: "re-1" })
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "paid", refunded: 0 })
    expect(await owe(orderNumber, TOTAL - 1_999)).toEqual({ _tag: "TooMuch", most: TOTAL - 2_000 })

    await dueNow()
    await refund({ ...honest, refund: () => Effect.fail(new PaymentRejected({ problem: "lost_or_stolen_card", reference: "re-1" })) })
    expect(takeLogs()).toEqual(["ERROR A refund was refused: lost_or_stolen_card"])
    expect(await row()).toMatchObject({ state: "failed", reference: "re-1" })
    const late = { _tag: "Refunded", refundId: (await row()).refund_id, cents: 2_000, reference: "re-1" } as const
    expect(await settle({ ...paidEvent(orderNumber, "late", TOTAL), news: late })).toBe("ignored")
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "paid", paid: TOTAL, refunded: 0 })
    expect(await owe(orderNumber, TOTAL)).toMatchObject({ _tag: "Owed" })
  })

  it("PAY-08 PAY-11 a process that ends after the provider took a refund has lost nothing: it is asked after, and goes once", async () => {
    const orderNumber = await paid()
    await owe(orderNumber, 2_000)
    const wentBack = new Map<string, number>()
    const counting = {
      ...honest,
      refund: ({ cents, refundId }: Parameters<typeof honest.refund>[0]) =>
        Effect.as(
          Effect.sync(() => wentBack.set(refundId, cents)),
          { state: "done", reference: `re-${refundId}` } as const
        )
    }
    let fails = 0
    for (let statement = 1; statement < 99; statement++) {
      await dueNow()
      const ending = processDueRefunds(shop.database.kysely.withPlugin(failAtStatement(statement)), defaults, counting)
      await Effect.runPromiseExit(ending)
      if ((await readMoney(shop, orderNumber)).refunded > 0) break
      fails++
      expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "paid", refunded: 0 })
    }
    expect(fails).toBeGreaterThan(5)
    expect(new Set(takeLogs())).toEqual(new Set(["ERROR A refund could not be sent"]))
    expect([...wentBack.values()]).toEqual([2_000])
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "partlyRefunded", refunded: 2_000, refunds: [[2_000, "done", null]] })
  })

  it("PAY-08 a refund that was made with the provider is the order's as well", async () => {
    const orderNumber = await paid()
    const news = { _tag: "Refunded", refundId: null, cents: 500, reference: "re-9" } as const
    const told = { eventId: "r9", orderNumber: null, paymentReference: `p-${orderNumber}`, attempt: null, news }
    expect([await settle(told), await settle(told)]).toEqual(["settled", "known"])
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "partlyRefunded", refunded: 500, refunds: [[500, "done", null]] })
    const bounced = { ...told, eventId: "r9-failed", news: { ...news, _tag: "RefundRefused" } } as const
    expect(await settle(bounced)).toBe("settled")
    expect(await readMoney(shop, orderNumber)).toMatchObject({ state: "paid", refunded: 0, refunds: [[500, "failed", null]] })
    const mails = await readMailTo(shop, orderNumber)
    const unknown = { ...bounced, eventId: "r10-failed", news: { ...bounced.news, reference: "re-10" } }
    expect(await settle(unknown)).toBe("settled")
    expect(await readMoney(shop, orderNumber)).toMatchObject({
      state: "paid",
      refunded: 0,
      refunds: [
        [500, "failed", null],
        [500, "failed", null]
      ]
    })
    expect(await readMailTo(shop, orderNumber)).toEqual(mails)
  })
})
