import { advanceOrder } from "../orders/advanceOrder.ts"
import { requestReturn } from "@camber/domain/order"
import { Quantity } from "@camber/domain/catalog"
import { QUESTION_PATH } from "@camber/domain/questions"
import { staffWaiting } from "@camber/domain/staff"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { defaults, openServices, type OpenServices } from "../../test/openServices.ts"
import { allDatabases } from "../../test/allDatabases.ts"
import { processPaymentEvent } from "../payment/processPaymentEvent.ts"
import { invoicePayments } from "../payment/invoicePayments.ts"
import { createPlaceOrderStep, runEffect } from "../payment/testing/payingShop.ts"
import { signedInAs } from "./testing/signedInAs.ts"

const staffMail = ["orders@shop.test", "bob@shop.test"]

describe.each(allDatabases)("mail to the shop on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open, { staffMail })
  })
  beforeEach(() => shop.database.kysely.deleteFrom("mail").execute())
  afterAll(() => shop.database.drop())

  const post = (path: string, body: string | URLSearchParams, type?: string) =>
    shop.handler(
      new Request(`http://shop.test${path}`, {
        method: "POST",
        headers: { cookie: shop.cookie, ...(type && { "content-type": type }) },
        body
      })
    )
  const mails = async () =>
    (await shop.database.kysely.selectFrom("mail").selectAll().orderBy("mail_id").execute()).filter(({ recipient }) =>
      staffMail.includes(recipient)
    )
  const waiting = async () => {
    const cookie = await signedInAs(shop, ["registered", "staff"])
    const answer = await shop.handler(new Request(`http://shop.test${staffWaiting.path}`, { headers: { cookie } }))
    return (await answer?.json()) as typeof staffWaiting.result.Type
  }

  it("OPS-92 is sent for each order and return, to every staff address", async () => {
    const before = await waiting()
    const visitor = shop.visitor()
    const { orderNumber } = await createPlaceOrderStep(visitor)
    const placed = await mails()
    expect(placed.map(({ recipient, subject }) => [recipient, subject])).toEqual(
      staffMail.map((address) => [address, `New order ${orderNumber} - Camber`])
    )
    expect(placed[0]?.body).toContain(`http://shop.test/staff/orders/${orderNumber}`)
    expect(await waiting()).toMatchObject({ orders: before.orders + 1, returns: before.returns })

    await advanceOrder(shop.database.kysely, defaults, { orderNumber: orderNumber!, to: "shipped" })
    const lines = [{ ordinality: 1, kind: "goods", quantity: Quantity.make(1) }] as const
    await visitor.ask(requestReturn, {
      webUserGuid: visitor.webUserGuid,
      orderNumber: orderNumber!,
      email: null,
      reason: "damaged",
      note: "The box was open.",
      lines
    })
    const back = (await mails()).filter(({ subject }) => subject.startsWith("New return"))
    expect(back).toHaveLength(2)
    expect(back[0]?.body).toContain("The box was open.")
    expect(await waiting()).toMatchObject({ orders: before.orders, returns: before.returns + 1 })
  })

  it("OPS-92 is sent once for each message and question", async () => {
    const before = await waiting()
    const fields = { name: "June", email: "june@example.com", topic: "fitment", message: "Does it fit?" }
    await post("/api/contact", new URLSearchParams(fields))
    const question = JSON.stringify({ skuBaseNumber: "CAM-P2", question: "How heavy is it?", emailAddress: "" })
    for (let times = 0; times < 2; times++) await post(QUESTION_PATH, question, "application/json")
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      ...staffMail.map(() => "New message - Camber"),
      ...staffMail.map(() => "New question - Camber")
    ])
    expect(await waiting()).toMatchObject({ messages: before.messages + 1, questions: before.questions + 1 })
  })

  it("OPS-92 is sent for each failed refund", async () => {
    const { orderNumber } = await createPlaceOrderStep(shop.visitor())
    await shop.database.kysely
      .insertInto("refund")
      .values({ refund_id: crypto.randomUUID(), order_number: orderNumber!, cents: 500, reason: "Goodwill" })
      .execute()
    const { refund_id } = await shop.database.kysely.selectFrom("refund").select("refund_id").executeTakeFirstOrThrow()
    await runEffect(
      processPaymentEvent(shop.database.kysely, { ...defaults, staffMail }, invoicePayments, {
        eventId: "refused",
        orderNumber: orderNumber!,
        paymentReference: null,
        attempt: null,
        news: { _tag: "RefundRefused", refundId: refund_id, cents: 500, reference: "re-1" }
      })
    )
    expect((await mails()).map(({ subject }) => subject)).toContain(`Refund of $5.00 failed for order ${orderNumber} - Camber`)
    expect((await waiting()).failedRefunds).toBe(1)
  })
})
