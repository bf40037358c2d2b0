import { addToCart } from "@camber/domain/cart"
import { clampQuantity, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalogue"
import { type DeskChange, type DeskOrder, deskOrder, receiveReturn, shipPieces } from "@camber/domain/desk"
import { formatCents } from "@camber/domain/money"
import { order, payOrder, requestReturn } from "@camber/domain/order"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { testDatabases } from "../../test/testDatabases.ts"
import { fillCart, june, orderCart } from "../orders/testing/orderOf.ts"
import { sendRefunds } from "../payment/sendRefunds.ts"
import { testPayments } from "../payment/testPayments.ts"
import { openPayingShop, paymentKey, pressOn, running } from "../payment/testing/payingShop.ts"
import { defaults, type OpenServices } from "../schema/testing/openServices.ts"
import { productRow, variantRow } from "../schema/testing/rows.ts"
import type { TestVisitor } from "../schema/testing/testVisitor.ts"
import { signedInAs } from "../staff/testing/signedInAs.ts"

type Order = typeof DeskOrder.Encoded

const KIT = "CAM-P900-1"
const CORE = 7_501

describe.each(testDatabases)("an order from the cart to the last refund on $kind", ({ open }) => {
  let shop: OpenServices
  let staff: string
  beforeAll(async () => {
    shop = await openPayingShop(open)
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
        {
          skuVariantNumber: SkuVariantNumber.make(KIT),
          skuBaseNumber: SkuBaseNumber.make("CAM-P900"),
          quantityRequested: clampQuantity(1),
          kitComponents: [
            { ordinality: 1, skuVariantNumber: SkuVariantNumber.make("CAM-P2-1") },
            { ordinality: 2, skuVariantNumber: SkuVariantNumber.make("CAM-P8-1") }
          ],
          listId: null,
          listName: null,
          attribution: null
        }
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
  const opened = async (orderNumber: string): Promise<Order> => {
    const { order: seen } = await ask<{ readonly order: Order | null }>(deskOrder, { orderNumber })
    if (seen === null) throw new Error("the desk does not find it")
    return seen
  }
  const change = async (call: { readonly path: string }, orderNumber: string, body: object): Promise<Order> => {
    const { revision } = await opened(orderNumber)
    const { now, problem } = await ask<typeof DeskChange.Encoded>(call, { orderNumber, revision, ...body })
    expect(problem).toBeNull()
    if (now === null) throw new Error("it is gone")
    return now
  }
  const lastMail = async (): Promise<string> =>
    (await shop.database.kysely.selectFrom("mail").select("body").orderBy("mail_id", "desc").limit(1).executeTakeFirstOrThrow()).body

  it("PAY-14 DESK-04 DESK-07 CORE-01 a kit with a deposit and a part are declined, paid, sent in two parcels, and go back in part: page, mail and desk agree to the cent", async () => {
    const visitor = shop.visitor()
    await addKit(visitor)
    await fillCart(visitor, "CAM-P3-1", 2)
    const { orderNumber, payUrl } = await orderCart(visitor)
    if (orderNumber === null || payUrl === null) throw new Error("nothing to be paid")
    await pressOn(shop, payUrl, "declined")
    const { webUserGuid } = visitor
    const again = (await visitor.ask(payOrder, { webUserGuid, orderNumber, email: null }, crypto.randomUUID())).payOrder
    await pressOn(shop, again.url ?? "", "paid")
    const paid = await opened(orderNumber)
    expect(paid).toMatchObject({ cores: CORE, payment: { state: "paid", paid: paid.total } })
    expect(await lastMail()).toContain(`You have paid ${formatCents(paid.total)}; nothing more is due.`)

    const ordinalityOf = (sku: string) => paid.lines.find((line) => line.skuVariantNumber === sku)?.ordinality ?? 0
    const [kit, part] = [ordinalityOf(KIT), ordinalityOf("CAM-P3-1")]
    const box = { carrier: "ups", trackingNumber: "1Z999AA1" }
    await change(shipPieces, orderNumber, { ...box, lines: [{ ordinality: kit, quantity: 1 }] })
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
    expect(await lastMail()).toContain(`${formatCents(credit)} goes back to how you paid.`)

    await running(sendRefunds(shop.database.kysely, defaults, testPayments({ key: paymentKey, publicOrigin: "http://shop.test" })))
    expect((await opened(orderNumber)).payment).toMatchObject({ state: "partlyRefunded", refunded: credit, owed: 0, unreturned: 0 })
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
})
