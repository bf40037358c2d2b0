import { placeOrder } from "@camber/domain/checkout"
import { Cents } from "@camber/domain/money"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { createPaymentTestShop } from "../payment/testing/payingShop.ts"
import { issueCode } from "../promotions/issueCode.ts"
import { newMember } from "../rewards/testing/newMember.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { fillCart, placeTestOrder, plainTerms, requestFor, reviewFor } from "./testing/orderOf.ts"

describe.each(allDatabases)("minimum order total on $kind", ({ open }) => {
  let paying: OpenServices
  let sending: OpenServices
  beforeAll(async () => {
    paying = await createPaymentTestShop(open)
    sending = await openServices(open)
  })
  afterAll(() => Promise.all([paying.database.drop(), sending.database.drop()]))

  /** Creates a promo code that reduces an order of $100.03 with free shipping to the given cents. */
  const codeFor = (shop: OpenServices, cents: number) =>
    issueCode(shop.database.kysely, { discount: { _tag: "AmountOff", cents: Cents.make(cents) }, uses: null })
  const withPart = async (visitor: TestVisitor): Promise<TestVisitor> => {
    await fillCart(visitor, "CAM-P3-1")
    return visitor
  }

  it("PAY-19 rejects a total one cent below the minimum before ordering, and accepts the minimum and zero", async () => {
    const visitor = await withPart(paying.visitor())
    const terms = { ...plainTerms, promoCode: await codeFor(paying, 9_954) }
    const message = "The $0.49 left to pay is below our $0.50 minimum. Add something to your cart, or order without the promo code."
    expect(await reviewFor(visitor, terms)).toMatchObject({ total: 49, shippingMessage: message })
    const placed = (await visitor.ask(placeOrder, await requestFor(visitor, terms), crypto.randomUUID())).placeOrder
    expect(placed).toMatchObject({ orderNumber: null, changes: [message] })

    const enough = await placeTestOrder(visitor, { ...terms, promoCode: await codeFor(paying, 9_953) })
    expect([enough.changes, enough.payUrl]).toEqual([[], expect.stringContaining("cents=50")])
    const free = await placeTestOrder(await withPart(paying.visitor()), { ...terms, promoCode: await codeFor(paying, 10_003) })
    expect([free.changes, free.payUrl, free.orderNumber]).toEqual([[], null, expect.stringMatching(/^\d{10}$/)])
  })

  it("PAY-19 allows any total for payment by invoice", async () => {
    const visitor = await withPart(sending.visitor())
    const placed = await placeTestOrder(visitor, { ...plainTerms, promoCode: await codeFor(sending, 9_954) })
    expect([placed.changes, placed.orderNumber]).toEqual([[], expect.stringMatching(/^\d{10}$/)])
  })

  it("PAY-19 spends one step of points less if the total would otherwise be below the minimum", async () => {
    const terms = { ...plainTerms, points: 100 }
    const visitor = await withPart(await newMember(paying))
    const all = { ...terms, promoCode: await codeFor(paying, 9_563) }
    expect(await reviewFor(visitor, all)).toMatchObject({ pointsSpent: 75, total: 140, shippingMessage: null })
    expect((await placeTestOrder(visitor, all)).orderNumber).not.toBeNull()
    expect(await reviewFor(await withPart(await newMember(paying)), terms)).toMatchObject({ pointsSpent: 100, total: 9_603 })
  })
})
