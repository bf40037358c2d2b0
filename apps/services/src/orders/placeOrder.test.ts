import { Effect } from "effect"
import { cart } from "@camber/domain/cart"
import { placeOrder } from "@camber/domain/checkout"
import { Cents } from "@camber/domain/money"
import { order, orders } from "@camber/domain/order"
import { type KyselyPlugin, sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { issueCode } from "../promotions/issueCode.ts"
import { referenceCache } from "../reference/referenceCache.ts"
import { joinRewards } from "../rewards/adjustPoints.ts"
import { newMember } from "../rewards/testing/newMember.ts"
import { unversionedPictures } from "../schema/testing/rows.ts"
import { defaults, openServices, type OpenServices } from "../../test/openServices.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { createTableTax, parseTaxRates } from "../rates/taxTable.ts"
import { setTaxCertificate } from "../account/staffAccount.ts"
import { noFreight, TaxUnavailable } from "@camber/domain/rates"
import { taxUnknown } from "../rates/quotes.ts"
import { defaultOrderSettings } from "./OrderSettings.ts"
import { createPlaceOrderResolver } from "./placeOrder.ts"
import { failAtStatement, fillCart, june, placeTestOrder, plainTerms, requestFor, reviewFor } from "./testing/orderOf.ts"

const NO_SUMS = { cores: 0, shipping: 0, tax: 0 }

describe.each(allDatabases)("placeOrder on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  beforeEach(async () => {
    await setStock("CAM-P3-1", 500)
    await setPrice(10_003)
    for (const table of ["customer_order", "order_line", "mail"] as const) await shop.database.kysely.deleteFrom(table).execute()
  })
  afterAll(() => shop.database.drop())

  const setStock = (number: string, quantity: number) =>
    shop.database.kysely
      .updateTable("variant")
      .set({ quantity, availability: "InStock" })
      .where("sku_variant_number", "=", number)
      .execute()
  const setPrice = (price_cents: number) =>
    shop.database.kysely.updateTable("variant").set({ price_cents }).where("sku_variant_number", "=", "CAM-P3-1").execute()
  const readStock = (number: string) =>
    shop.database.kysely
      .selectFrom("variant")
      .select(["quantity", "availability"])
      .where("sku_variant_number", "=", number)
      .executeTakeFirstOrThrow()
  const countRows = async (table: "customer_order" | "order_line" | "points_entry" | "mail") =>
    (
      await shop.database.kysely
        .selectFrom(table)
        .select(sql<number>`count(*)`.as("rows"))
        .executeTakeFirstOrThrow()
    ).rows
  const readCart = async ({ ask, webUserGuid }: TestVisitor) => (await ask(cart, { webUserGuid, project: null })).cart
  const send = async (visitor: TestVisitor, request: Awaited<ReturnType<typeof requestFor>>, key: string) =>
    (await visitor.ask(placeOrder, request, key)).placeOrder
  /** Places an order on a database that fails. */
  const placeWithFault = (fault: KyselyPlugin, request: Awaited<ReturnType<typeof requestFor>>, key: string) => {
    const database = shop.database.kysely.withPlugin(fault)
    const store = { database, reference: referenceCache(database), imageUrls: unversionedPictures }
    return createPlaceOrderResolver(store, { ...defaultOrderSettings, ...defaults })(request, {
      webUserGuid: request.webUserGuid,
      idempotencyKey: key,
      hasSessionEnded: false,
      isEmployee: false,
      client: "127.0.0.1",
      signal: new AbortController().signal
    })
  }

  it("converts a guest's cart to an order with lines and totals, reduces the stock, empties the cart and sends a mail", async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, "CAM-P3-1", 2)
    const review = await reviewFor(visitor)
    expect(review).toMatchObject({ subtotal: 20_006, shipping: 0, tax: 0, total: 20_006, pointsEarned: 0, redeemablePoints: 0 })
    const { changes, orderNumber } = await placeTestOrder(visitor)
    expect([changes, orderNumber]).toEqual([[], expect.stringMatching(/^[1-9]\d{9}$/)])

    const { webUserGuid } = visitor
    const placed = (await visitor.ask(order, { webUserGuid, orderNumber: orderNumber ?? "" })).order
    expect(placed).toMatchObject({ status: "placed", contact: june, total: 20_006, itemCount: 2, trackingNumber: null, promoCode: null })
    expect(placed?.lines).toMatchObject([{ skuVariantNumber: "CAM-P3-1", quantity: 2, total: 20_006, discount: 0, returned: 0 }])
    expect((await visitor.ask(orders, { webUserGuid, page: 1 })).orders).toMatchObject({
      total: 1,
      orders: [{ orderNumber, itemCount: 2 }]
    })
    expect((await readCart(visitor)).itemCount).toBe(0)
    expect((await readStock("CAM-P3-1")).quantity).toBe(498)
    const mail = await shop.database.kysely.selectFrom("mail").selectAll().executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ recipient: "june@example.com", subject: expect.stringContaining(orderNumber ?? "") })
    expect(mail.body).toContain("Total: $200.06")
    expect(mail.body).toMatch(/\nUnited States\n/)
  })

  it("GAP-C59 creates one order for a double submit, and none for a second tab with the same cart", async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, "CAM-P3-1")
    const request = await requestFor(visitor)
    const key = crypto.randomUUID()
    const [first, second] = await Promise.all([send(visitor, request, key), send(visitor, request, key)])
    expect(second).toEqual(first)
    expect(await send(visitor, request, crypto.randomUUID())).toMatchObject({
      orderNumber: null,
      changes: ["1 item is no longer in the cart."]
    })
    expect(await countRows("customer_order")).toBe(1)
    expect((await readStock("CAM-P3-1")).quantity).toBe(499)
  })

  it("places no order if a price or the stock changed since the review, and lists the changes", async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, "CAM-P3-1", 3)
    const request = await requestFor(visitor)
    await setPrice(10_503)
    const moreExpensive = await send(visitor, request, crypto.randomUUID())
    expect(moreExpensive).toMatchObject({ orderNumber: null, changes: [expect.stringContaining("now costs $105.03; it was $100.03")] })
    expect(moreExpensive.review?.lines[0]).toMatchObject({ unitPrice: 10_503 })
    await setPrice(10_003)
    await setStock("CAM-P3-1", 2)
    expect((await send(visitor, request, crypto.randomUUID())).changes).toEqual([
      expect.stringContaining("the quantity is now 2; it was 3")
    ])
    expect(await countRows("customer_order")).toBe(0)
    expect(await countRows("mail")).toBe(0)
    expect((await readCart(visitor)).itemCount).toBe(2)
  })

  it("sells the last units to only one of two shoppers", async () => {
    await setStock("CAM-P3-1", 3)
    const visitors = [shop.visitor(), shop.visitor()]
    for (const visitor of visitors) await fillCart(visitor, "CAM-P3-1", 2)
    const read = await Promise.all(visitors.map(async (visitor) => ({ visitor, request: await requestFor(visitor) })))
    const answers = await Promise.all(read.map(({ request, visitor }) => send(visitor, request, crypto.randomUUID())))
    expect(answers.filter(({ orderNumber }) => orderNumber !== null)).toHaveLength(1)
    expect(await readStock("CAM-P3-1")).toEqual({ quantity: 1, availability: "InStock" })
  })

  it("CORE-04 informs the second buyer of the last unit before the order that the unit is sold out and can be backordered", async () => {
    await setStock("CAM-P3-1", 1)
    const [first, second] = [shop.visitor(), shop.visitor()]
    for (const visitor of [first, second]) await fillCart(visitor, "CAM-P3-1", 1)
    const read = await requestFor(second)
    expect((await placeTestOrder(first)).changes).toEqual([])
    expect((await send(second, read, crypto.randomUUID())).changes).toEqual([
      expect.stringContaining("another customer just bought the last one. Now: Backordered.")
    ])
    expect(await countRows("customer_order")).toBe(1)
    expect((await placeTestOrder(second)).orderNumber).not.toBeNull()
  })

  it("CORE-01 CORE-03 charges core deposits, shows them everywhere, and places no order if a deposit changed since the review", async () => {
    const setCore = (core_charge_cents: number | null) =>
      shop.database.kysely.updateTable("variant").set({ core_charge_cents }).where("sku_variant_number", "=", "CAM-P3-1").execute()
    const visitor = shop.visitor()
    await fillCart(visitor, "CAM-P3-1", 2)
    const before = await requestFor(visitor)
    await setCore(7_500)
    expect((await send(visitor, before, crypto.randomUUID())).changes).toEqual([
      expect.stringContaining("the core deposit is now $75.00; it was nothing.")
    ])
    expect(await readCart(visitor)).toMatchObject({ total: 20_006, lines: [{ coreCharge: 7_500, lineTotal: 20_006 }] })
    expect(await reviewFor(visitor)).toMatchObject({ subtotal: 20_006, cores: 15_000, shipping: 0, total: 35_006 })
    const { orderNumber } = await placeTestOrder(visitor)
    await setCore(null)
    const { webUserGuid } = visitor
    const placed = (await visitor.ask(order, { webUserGuid, orderNumber: orderNumber ?? "" })).order
    expect(placed).toMatchObject({ cores: 15_000, total: 35_006, lines: [{ coreCharge: 7_500, total: 20_006 }] })
    const mail = await shop.database.kysely.selectFrom("mail").select("body").executeTakeFirstOrThrow()
    expect(mail.body).toContain("Core deposit $150.00 (2 × $75.00), refunded with your old parts")
    expect(mail.body).toContain("Refundable core deposits: $150.00\nShipping: free\nTotal: $350.06")
  })

  it("SHIP-03 rejects an order that cannot be shipped to the destination and states the reason; SHIP-01 freight is never free", async () => {
    const setFreight = (ships_by_freight: boolean) =>
      shop.database.kysely
        .updateTable("variant")
        .set({ ships_by_freight, weight_pounds: ships_by_freight ? 450 : 12.5 })
        .where("sku_variant_number", "=", "CAM-P3-1")
        .execute()
    await setFreight(true)
    const visitor = shop.visitor()
    await fillCart(visitor, "CAM-P3-1", 1)
    expect(await reviewFor(visitor)).toMatchObject({
      subtotal: 10_003,
      shipping: 22_900,
      shippingChoices: [{ method: "standard", price: 22_900, hasFreight: true }]
    })
    const berlin = { ...june, country: "DE", region: "", postalCode: "10115" }
    const { changes, orderNumber, review } = await send(visitor, await requestFor(visitor, plainTerms, berlin), crypto.randomUUID())
    expect([orderNumber, changes[0], review?.shippingMessage]).toEqual([null, noFreight, noFreight])
    expect((await placeTestOrder(visitor, { ...plainTerms, shippingMethod: "expedited" })).changes).toEqual([])
    const placed = await shop.database.kysely.selectFrom("customer_order").select(["shipping_method", "shipping_cents"]).execute()
    expect(placed).toEqual([{ shipping_method: "standard", shipping_cents: 22_900 }])
    await setFreight(false)
  })

  it("TAX-01 CORE-03 calculates the tax by destination, and places no order if the tax changed since the review; TAX-04 accounts with a certificate are exempt", async () => {
    const taxes = createTableTax(parseTaxRates("t", "country,region,zip_from,zip_to,rate,taxes_shipping,taxes_cores\nUS,OH,,,5.75,yes,no"))
    const taxing = await openServices(open, { tax: taxes })
    const visitor = taxing.visitor()
    await fillCart(visitor, "CAM-P3-1", 2)
    expect(await reviewFor(visitor)).toMatchObject({ subtotal: 20_006, tax: 1_150, total: 21_156 })
    const texan = { ...june, region: "TX", postalCode: "75001" }
    const { changes, orderNumber } = (await visitor.ask(placeOrder, await requestFor(visitor, plainTerms, texan), crypto.randomUUID()))
      .placeOrder
    expect([orderNumber, changes]).toEqual([
      null,
      ["The tax is now nothing; it was $11.50.", expect.stringContaining("the estimated arrival is now")]
    ])
    expect((await placeTestOrder(visitor)).changes).toEqual([])
    expect(
      await taxing.database.kysely
        .selectFrom("customer_order")
        .select(["tax_cents", "total_cents", "taxes_shipping", "taxes_cores"])
        .execute()
    ).toEqual([{ tax_cents: 1_150, total_cents: 21_156, taxes_shipping: true, taxes_cores: false }])
    const member = await newMember(taxing)
    await fillCart(member, "CAM-P3-1", 2)
    const { email } = await taxing.database.kysely.selectFrom("account").select("email").executeTakeFirstOrThrow()
    expect(await setTaxCertificate(taxing.database.kysely, email, "OH-STEC-1234")).toBe(true)
    expect(await reviewFor(member)).toMatchObject({ tax: 0, total: 20_006 })
    await taxing.database.drop()
  })

  it("SHIP-08 holds no locks while it requests quotes, and requests them again only if the cart has changed since the review", async () => {
    const asked: Array<string> = []
    const asking = (what: string) =>
      Effect.promise(async () => {
        asked.push(what)
        // The embedded database has only one connection, so a query of this pool inside the transaction would wait forever.
        await slow.database.kysely.selectFrom("cart_line").select("line_id").execute()
        await slow.database.kysely.updateTable("variant").set({ quantity: 50 }).where("sku_variant_number", "=", "CAM-P3-1").execute()
      })
    const slow: Awaited<ReturnType<typeof openServices>> = await openServices(open, {
      shippingRates: {
        quote: ({ parcels }) =>
          Effect.as(asking("shipping"), { offers: [{ method: "standard", cents: 700 * parcels.length, freightCents: 0 }], refusal: null })
      },
      tax: { quote: () => Effect.as(asking("tax"), { cents: 321, onShipping: false, onCores: false }) },
      freeShippingFrom: null
    })
    const visitor = slow.visitor()
    await fillCart(visitor, "CAM-P3-1", 1)
    const request = await requestFor(visitor, plainTerms)
    expect(asked).toEqual(["shipping", "tax"])
    await fillCart(visitor, "CAM-P3-1", 1)
    const place = (wanted: typeof request) => visitor.ask(placeOrder, wanted, crypto.randomUUID())
    expect((await place(request)).placeOrder.changes).not.toEqual([])
    expect(asked).toEqual(["shipping", "tax", "shipping", "tax"])
    const again = await requestFor(visitor, plainTerms)
    expect((await place(again)).placeOrder).toMatchObject({ changes: [], orderNumber: expect.stringMatching(/^\d{10}$/) })
    expect(asked).toHaveLength(4)
    expect(
      await slow.database.kysely.selectFrom("customer_order").select(["shipping_cents", "tax_cents"]).executeTakeFirstOrThrow()
    ).toEqual({ shipping_cents: 700, tax_cents: 321 })
    await slow.database.drop()
  })

  it("TAX-06 places no order while the tax service is unavailable, and returns a message", async () => {
    const away = await openServices(open, { tax: { quote: () => Effect.fail(new TaxUnavailable({ problem: "gone" })) } })
    const visitor = away.visitor()
    await fillCart(visitor, "CAM-P3-1", 1)
    const { changes, orderNumber } = (await visitor.ask(placeOrder, await requestFor(visitor, plainTerms), crypto.randomUUID())).placeOrder
    expect([orderNumber, changes]).toEqual([null, [taxUnknown]])
    await away.database.drop()
  })

  it("lets shoppers backorder a variant after it has sold out", async () => {
    await setStock("CAM-P3-1", 2)
    const visitor = shop.visitor()
    await fillCart(visitor, "CAM-P3-1", 2)
    expect((await placeTestOrder(visitor)).changes).toEqual([])
    expect(await readStock("CAM-P3-1")).toEqual({ quantity: 0, availability: "Backorderable" })
  })

  it("GAP-C58 applies a promo code exact to the cent, and accepts a single-use code only once", async () => {
    const code = await issueCode(shop.database.kysely, { discount: { _tag: "PercentOff", percent: 15 } })
    const terms = { ...plainTerms, promoCode: code.toLowerCase() }
    const visitors = [shop.visitor(), shop.visitor()]
    for (const visitor of visitors) await fillCart(visitor, "CAM-P3-1", 1)
    // Both visitors reviewed a total that includes the code.
    const requests = await Promise.all(visitors.map(async (visitor) => ({ visitor, request: await requestFor(visitor, terms) })))
    const answers = await Promise.all(requests.map(({ request, visitor }) => send(visitor, request, crypto.randomUUID())))
    expect(answers.filter(({ orderNumber }) => orderNumber !== null)).toHaveLength(1)
    expect(answers.flatMap(({ changes }) => changes)).toEqual([`Code ${code} has already been used.`])
    const row = await shop.database.kysely.selectFrom("customer_order").selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ promo_code: code, promo_cents: 1_500, subtotal_cents: 10_003, total_cents: 8_503 })
    const line = await shop.database.kysely.selectFrom("order_line").selectAll().executeTakeFirstOrThrow()
    expect([line.paid_cents, line.discount_cents]).toEqual([8_503, 1_500])
  })

  it("ignores an invalid promo code if the shopper reviewed the total without the discount", async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, "CAM-P3-1")
    expect(await placeTestOrder(visitor, { ...plainTerms, promoCode: "GONE" })).toMatchObject({
      changes: [],
      orderNumber: expect.any(String)
    })
  })

  it("GAP-C58 lets a member earn a point per dollar and spend points in steps of 25, up to the balance", async () => {
    const visitor = await newMember(shop)
    await fillCart(visitor, "CAM-P3-1", 1)
    const review = await reviewFor(visitor, { ...plainTerms, points: 10_000 })
    expect(review).toMatchObject({ redeemablePoints: 100, pointsSpent: 100, pointsValue: 400, total: 9_603, pointsEarned: 96 })
    expect((await placeTestOrder(visitor, { ...plainTerms, points: 100 })).changes).toEqual([])
    await fillCart(visitor, "CAM-P3-1", 1)
    expect(await reviewFor(visitor, { ...plainTerms, points: 100 })).toMatchObject({ redeemablePoints: 0, pointsSpent: 0 })
  })

  it("grants guests no points", async () => {
    const visitor = shop.visitor()
    await joinRewards(shop.database.kysely, visitor.webUserGuid, 100)
    await fillCart(visitor, "CAM-P3-1", 1)
    expect(await reviewFor(visitor, { ...plainTerms, points: 100 })).toMatchObject({
      redeemablePoints: 0,
      pointsSpent: 0,
      pointsEarned: 100
    })
  })

  it("leaves no order after a failure at any statement, and a retry places one complete order", { tags: "full" }, async () => {
    const visitor = await newMember(shop)
    const code = await issueCode(shop.database.kysely, {
      discount: { _tag: "AmountOff", cents: Cents.make(1_000) },
      owner: visitor.webUserGuid,
      uses: null
    })
    await fillCart(visitor, "CAM-P3-1", 2)
    const request = await requestFor(visitor, { ...plainTerms, promoCode: code, points: 50 })
    const key = crypto.randomUUID()
    const before = await Promise.all([countRows("points_entry"), readCart(visitor)])
    let fails = 0
    for (let statement = 1; statement < 99; statement++) {
      const answer = await placeWithFault(failAtStatement(statement), request, key).catch(() => null)
      if (answer !== null) {
        expect(answer.orderNumber).not.toBeNull()
        break
      }
      fails++
      expect([await countRows("customer_order"), await countRows("order_line"), await countRows("mail")]).toEqual([0, 0, 0])
      expect(await Promise.all([countRows("points_entry"), readCart(visitor)])).toEqual(before)
      expect((await readStock("CAM-P3-1")).quantity).toBe(500)
    }
    expect(fails).toBeGreaterThan(10)
    expect([await countRows("customer_order"), await countRows("order_line"), await countRows("mail")]).toEqual([1, 1, 1])
    expect((await readCart(visitor)).itemCount).toBe(0)
    expect((await readStock("CAM-P3-1")).quantity).toBe(498)
  })

  it("rejects invalid addresses, card numbers and tampered values", async () => {
    const visitor = shop.visitor()
    await fillCart(visitor, "CAM-P3-1", 1)
    const request = await requestFor(visitor)
    const post = (changes: object) => {
      const variables = { ...request, reviewed: { ...NO_SUMS, total: 100.03, lines: [] }, terms: plainTerms, ...changes }
      return visitor.post("checkout", { id: placeOrder.id, variables }, { "idempotency-key": crypto.randomUUID() })
    }
    for (const contact of [
      { ...june, email: "june" },
      { ...june, postalCode: "00000" },
      { ...june, region: "ZZ" },
      { ...june, street: " " }
    ])
      expect((await post({ contact })).json.errors?.[0]).toMatchObject({ extensions: { code: "BAD_INPUT" } })
    expect((await post({ contact: { ...june, card: "4111111111111111" } })).json.errors?.[0]?.message).toContain("card")
    expect((await post({ webUserGuid: crypto.randomUUID() })).status).toBe(403)
    expect((await post({ reviewed: { ...NO_SUMS, total: 0.01, lines: [] } })).json.data).toMatchObject({
      placeOrder: { orderNumber: null }
    })
    expect(await countRows("customer_order")).toBe(0)
  })
})
