import { addToCart } from "@camber/domain/cart"
import { clampQuantity, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { type OrderChangeResult, type ManagedOrder, deskOrder, receiveReturn, shipPieces } from "@camber/domain/order-management"
import { formatCents } from "@camber/domain/money"
import { order, payOrder, requestReturn } from "@camber/domain/order"
import { sampleCartItem, sampleVerdict } from "@camber/testing/records"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { fillCart, june, placeTestOrder, plainTerms } from "../orders/testing/orderOf.ts"
import { processDueRefunds } from "../payment/processDueRefunds.ts"
import { createTestPayments } from "../payment/createTestPayments.ts"
import { createPaymentTestShop, paymentKey, clickPaymentButton, runEffect } from "../payment/testing/payingShop.ts"
import { defaults, type OpenServices } from "../../test/openServices.ts"
import { productRow, variantRow } from "../schema/testing/rows.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { signedInAs } from "../staff/testing/signedInAs.ts"

type Order = typeof ManagedOrder.Encoded

const KIT = "CAM-P900-1"
const CORE = 7_501

describe.each(allDatabases)("an order from cart to last refund on $kind", ({ open }) => {
  let shop: OpenServices
  let staff: string
  beforeAll(async () => {
    shop = await createPaymentTestShop(open)
    staff = await signedInAs(shop, ["registered", "staff"], "boss@shop.test")
    const { kysely } = shop.database
    await kysely
      .insertInto("product")
      .values(productRow(900, { is_kit: true, kit_item_count: 2, title: "Ironvale Axle Set" }))
      .execute()
    await kysely
      .insertInto("variant")
      .values(variantRow(900, 1, { core_charge_cents: CORE, price_cents: 24_999 }))
      .execute()
    const part = { product_page_id: 900, quantity: 1, choice_group: null }
    await kysely
      .insertInto("kit_component")
      .values([
        { ...part, ordinality: 1, component_page_id: 2, component_variant_number: "CAM-P2-1" },
        { ...part, ordinality: 2, component_page_id: 8, component_variant_number: "CAM-P8-1" }
      ])
      .execute()
  })
  afterAll(() => shop.database.drop())

  const addKit = (visitor: TestVisitor) =>
    visitor.ask(addToCart, {
      webUserGuid: visitor.webUserGuid,
      items: [
        sampleCartItem({
          skuVariantNumber: SkuVariantNumber.make(KIT),
          skuBaseNumber: SkuBaseNumber.make("CAM-P900"),
          kitComponents: [
            { ordinality: 1, skuVariantNumber: SkuVariantNumber.make("CAM-P2-1") },
            { ordinality: 2, skuVariantNumber: SkuVariantNumber.make("CAM-P8-1") }
          ]
        })
      ],
      productPageId: null,
      skuBaseNumber: null,
      productPageUrl: null,
      project: null
    })
  const ask = async <A>({ path }: { readonly path: string }, body: unknown): Promise<A> => {
    const headers = { "content-type": "application/json", cookie: staff }
    const answer = await shop.handler(new Request(`http://shop.test${path}`, { method: "POST", headers, body: JSON.stringify(body) }))
    return (await answer?.json()) as A
  }
  const readManaged = async (orderNumber: string): Promise<Order> => {
    const { order: seen } = await ask<{ readonly order: Order | null }>(deskOrder, { orderNumber })
    if (seen === null) throw new Error("staff cannot find the order")
    return seen
  }
  const change = async (call: { readonly path: string }, orderNumber: string, body: object): Promise<Order> => {
    const { revision } = await readManaged(orderNumber)
    const { now, problem } = await ask<typeof OrderChangeResult.Encoded>(call, { orderNumber, revision, ...body })
    expect(problem).toBeNull()
    if (now === null) throw new Error("the order does not exist")
    return now
  }
  const lastMail = async (): Promise<string> =>
    (await shop.database.kysely.selectFrom("mail").select("body").orderBy("mail_id", "desc").limit(1).executeTakeFirstOrThrow()).body

  it("PAY-14 DESK-04 DESK-07 CORE-01 AFT-21 has the same amounts on page, in mail and in the staff view, for a kit and a part whose payment is first declined and that are shipped in two packages and partly returned", async () => {
    const visitor = shop.visitor()
    await addKit(visitor)
    await fillCart(visitor, "CAM-P3-1", 2)
    const { orderNumber, payUrl } = await placeTestOrder(visitor)
    if (orderNumber === null || payUrl === null) throw new Error("no payment is due")
    await clickPaymentButton(shop, payUrl, "declined")
    const { webUserGuid } = visitor
    const again = (await visitor.ask(payOrder, { webUserGuid, orderNumber, email: null }, crypto.randomUUID())).payOrder
    await clickPaymentButton(shop, again.url ?? "", "paid")
    const paid = await readManaged(orderNumber)
    expect(paid).toMatchObject({ cores: CORE, payment: { state: "paid", paid: paid.total } })
    expect(await lastMail()).toContain(`You paid ${formatCents(paid.total)}. Nothing more is due.`)

    expect(await lastMail()).toMatch(
      /^1 x Ironvale Axle Set: \$249\.99\n {3}1 × [^\n]+\n {3}1 × [^\n]+\n {3}Get it [^\n]+\n {3}Core deposit/m
    )

    const getOrdinality = (sku: string) => paid.lines.find((line) => line.skuVariantNumber === sku)?.ordinality ?? 0
    const [kit, part] = [getOrdinality(KIT), getOrdinality("CAM-P3-1")]
    const box = { carrier: "ups", trackingNumber: "1Z999AA1" }
    await change(shipPieces, orderNumber, { ...box, lines: [{ ordinality: kit, quantity: 1 }] })
    expect(await lastMail()).toMatch(/^In this package:\n1 x Ironvale Axle Set\n {3}1 × [^\n]+\n {3}1 × [^\n]+\n\n/m)
    expect(await change(shipPieces, orderNumber, { ...box, lines: [{ ordinality: part, quantity: 2 }] })).toMatchObject({
      status: "shipped"
    })

    const back = [
      { ordinality: kit, kind: "core", quantity: clampQuantity(1) },
      { ordinality: part, kind: "goods", quantity: clampQuantity(1) }
    ] as const
    const asked = await visitor.ask(
      requestReturn,
      { webUserGuid, orderNumber, email: null, lines: back, reason: "changed-mind", note: null },
      crypto.randomUUID()
    )
    const returnId = asked.requestReturn.order?.returns[0]?.returnId
    const received = await change(receiveReturn, orderNumber, {
      returnId,
      lines: back.map(({ kind, ordinality }) => ({ ordinality, kind, received: 1, outcome: kind === "core" ? "scrap" : "restock" }))
    })
    const piece = (received.lines.find(({ ordinality }) => ordinality === part)?.paid ?? 0) / 2
    const credit = piece + CORE
    expect(received).toMatchObject({ credited: credit, payment: { owed: credit, unreturned: 0 }, returns: [{ credit }] })
    expect(await lastMail()).toContain(`We'll refund ${formatCents(credit)} to your original payment method.`)
    expect(await lastMail()).toMatch(/^We have:\n1 x old part for Ironvale Axle Set\n1 x [^\n]+\n\n/m)

    await runEffect(
      processDueRefunds(shop.database.kysely, defaults, createTestPayments({ key: paymentKey, publicOrigin: "http://shop.test" }))
    )
    expect((await readManaged(orderNumber)).payment).toMatchObject({ state: "partlyRefunded", refunded: credit, owed: 0, unreturned: 0 })
    expect(await lastMail()).toContain(`We refunded ${formatCents(credit)} of your order ${orderNumber} to your original payment method.`)
    const subject = await shop.database.kysely
      .selectFrom("mail")
      .select(["subject", "recipient"])
      .orderBy("mail_id", "desc")
      .executeTakeFirst()
    expect(subject).toMatchObject({
      recipient: june.email,
      subject: expect.stringContaining(`We refunded ${formatCents(credit)} of order`)
    })
    const page = (await visitor.ask(order, { webUserGuid, orderNumber })).order
    expect(page).toMatchObject({ credited: credit, payment: { paid: paid.total, refunded: credit, refundDue: 0 } })
  })

  it("AFT-24 refunds the shipping share of parts that were guaranteed to fit and do not, exact to the cent in two returns", async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, "CAM-P3-1", 3)
    // A distant address, because near a warehouse the shop offers nothing faster than free shipping.
    const distant = { ...june, city: "San Francisco", region: "CA", postalCode: "94103" }
    const { orderNumber, payUrl } = await placeTestOrder(visitor, { ...plainTerms, shippingMethod: "expedited" }, distant, distant)
    if (orderNumber === null || payUrl === null) throw new Error("no payment is due")
    await clickPaymentButton(shop, payUrl, "paid")
    const verdict = sampleVerdict()
    await shop.database.kysely
      .updateTable("order_line")
      .set({ added_for: JSON.stringify({ projectName: "1969 Chevrolet Camaro", verdict }) })
      .where("order_number", "=", orderNumber)
      .execute()
    const { shipping, total } = await readManaged(orderNumber)
    expect(shipping).toBeGreaterThan(0)
    await change(shipPieces, orderNumber, { carrier: "ups", trackingNumber: null, lines: [{ ordinality: 1, quantity: 3 }] })
    const { webUserGuid } = visitor
    const back = async (quantity: number, reason: "does-not-fit" | "changed-mind") => {
      const lines = [{ ordinality: 1, kind: "goods" as const, quantity: clampQuantity(quantity) }]
      const asked = await visitor.ask(
        requestReturn,
        { webUserGuid, orderNumber, email: null, lines, reason, note: null },
        crypto.randomUUID()
      )
      const returnId = asked.requestReturn.order?.returns.at(-1)?.returnId
      const received = [{ ordinality: 1, kind: "goods", received: quantity, outcome: "restock" }]
      const now = await change(receiveReturn, orderNumber, { returnId, lines: received })
      const page = (await visitor.ask(order, { webUserGuid, orderNumber })).order?.returns.at(-1)
      expect(now.returns.at(-1)).toMatchObject({ credit: page?.credit, shipping: page?.shipping })
      return { credit: page?.credit ?? 0, shipping: page?.shipping ?? 0 }
    }
    const first = await back(1, "does-not-fit")
    expect(first).toEqual({ credit: 10_003 + Math.round(shipping / 3), shipping: Math.round(shipping / 3) })
    expect(await lastMail()).toContain(`That includes ${formatCents(first.shipping)} for shipping`)
    expect(await back(1, "changed-mind")).toEqual({ credit: 10_003, shipping: 0 })
    expect(await lastMail()).not.toContain("shipping")
    const last = await back(1, "does-not-fit")
    expect(first.shipping + last.shipping).toBe(Math.round((2 * shipping) / 3))
    const { credited, payment } = await readManaged(orderNumber)
    expect(credited).toBe(3 * 10_003 + first.shipping + last.shipping)
    expect(payment).toMatchObject({ paid: total, owed: credited, unreturned: 0 })
  })
})
