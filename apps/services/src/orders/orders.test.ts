import { clampQuantity } from "@camber/domain/catalog"
import { getLoyaltyLink, getPointsHistory } from "@camber/domain/loyalty"
import { findOrder, order, orders, requestReturn } from "@camber/domain/order"
import { promoCode } from "@camber/domain/promotions"
import { MakeId, ModelId, ModelYear, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { issueCode } from "../promotions/issueCode.ts"
import { allDatabases } from "../../test/allDatabases.ts"
import { mergeVisitor } from "../account/createSession.ts"
import { joinRewards } from "../rewards/adjustPoints.ts"
import { newMember } from "../rewards/testing/newMember.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"
import { advanceOrder } from "./advanceOrder.ts"
import { fillCart, june, placeTestOrder, plainTerms, reviewFor } from "./testing/orderOf.ts"

const shopSettings = { brandName: "Camber", publicOrigin: "http://shop.test" }

describe.each(allDatabases)("orders on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open, { proxyHeader: "x-forwarded-for" })
    await shop.database.kysely.updateTable("variant").set({ quantity: 500 }).where("sku_variant_number", "=", "CAM-P3-1").execute()
  })
  beforeEach(() => shop.database.kysely.deleteFrom("rate_limit").execute())
  afterAll(() => shop.database.drop())

  /** Places an order of two units. */
  const customer = async (visitor: TestVisitor = shop.visitor()) => {
    await fillCart(visitor, "CAM-P3-1", 2)
    const { orderNumber } = await placeTestOrder(visitor)
    return { visitor, orderNumber: orderNumber ?? "" }
  }
  const lookUp = async ({ post, webUserGuid }: TestVisitor, orderNumber: string, email: string, client = "198.51.100.1") => {
    const { json } = await post(
      findOrder.service,
      { id: findOrder.id, variables: { webUserGuid, orderNumber, email } },
      { "x-forwarded-for": client }
    )
    return Schema.decodeUnknownSync(findOrder.result)(json.data).findOrder
  }
  const sendBack = async (
    { ask, webUserGuid }: TestVisitor,
    orderNumber: string,
    pieces: number,
    email: string | null = null,
    ordinality = 1
  ) => {
    const lines = [{ ordinality, quantity: clampQuantity(pieces), kind: "goods" as const }]
    return (await ask(requestReturn, { webUserGuid, orderNumber, email, lines, reason: "does-not-fit", note: null }, crypto.randomUUID()))
      .requestReturn
  }
  const get = async (visitor: TestVisitor, path: string): Promise<unknown> =>
    (await shop.handler(new Request(`http://shop.test${path}`, { headers: { cookie: visitor.cookie } })))?.json()

  it("hides an order from visitors who know only its number", async () => {
    const { orderNumber } = await customer()
    const other = shop.visitor()
    expect((await other.ask(order, { webUserGuid: other.webUserGuid, orderNumber })).order).toBeNull()
    expect((await other.ask(orders, { webUserGuid: other.webUserGuid, page: 1 })).orders).toEqual({ orders: [], total: 0 })
  })

  it("AFT-12 keeps the vehicle and fitment verdict of the cart in the order, its mail and the order lookup", async () => {
    const visitor = shop.visitor()
    const camaro = {
      ...UNKNOWN_PROJECT,
      vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(sample.chevrolet), modelId: ModelId.make(sample.camaro) }
    }
    await fillCart(visitor, "CAM-P2-1", 1, camaro)
    await fillCart(visitor, "CAM-P3-1", 1)
    const orderNumber = (await placeTestOrder(visitor)).orderNumber ?? ""
    const snapshot = { projectName: "1969 Chevrolet Camaro", verdict: { fitment: "DirectFit" } }
    const own = (await visitor.ask(order, { webUserGuid: visitor.webUserGuid, orderNumber })).order
    const found = (await lookUp(shop.visitor(), orderNumber, june.email)).order
    for (const seen of [own, found]) expect(seen?.lines).toMatchObject([{ addedFor: snapshot }, { addedFor: null }])
    const { body } = await shop.database.kysely
      .selectFrom("mail")
      .select("body")
      .where("subject", "like", `%${orderNumber}%`)
      .executeTakeFirstOrThrow()
    expect(body).toContain("   For your 1969 Chevrolet Camaro: Guaranteed To Fit. If it doesn't fit, return it free.\n")
    expect(body.match(/For your/g)).toHaveLength(1)
  })

  it("finds an order by number and email address, without returning the address or revealing which of them is wrong", async () => {
    const { orderNumber } = await customer()
    const other = shop.visitor()
    expect((await lookUp(other, orderNumber, " JUNE@example.com")).order).toMatchObject({ orderNumber, contact: null, total: 20_006 })
    const answers = [await lookUp(other, orderNumber, "june@example.org"), await lookUp(other, "1000000000", "june@example.com")]
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ order: null, message: expect.stringContaining("We couldn't find an order") })
  })

  it("OPS-100 hides orders from a client for an hour after twenty wrong guesses, across sessions", async () => {
    const { orderNumber } = await customer()
    for (let guess = 0; guess < 20; guess++) await lookUp(shop.visitor(), String(1_000_000_000 + guess), june.email)
    expect(await lookUp(shop.visitor(), orderNumber, june.email)).toMatchObject({
      order: null,
      message: expect.stringContaining("Wait an hour")
    })
    await shop.database.kysely
      .updateTable("rate_limit")
      .set({ expire: Date.now() - 1 })
      .execute()
    expect((await lookUp(shop.visitor(), orderNumber, june.email)).order).not.toBeNull()
  })

  it("allows only the maximum number of wrong guesses in a hundred concurrent requests, and does not count right ones", async () => {
    const { orderNumber } = await customer()
    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_none, guess) => lookUp(shop.visitor(), orderNumber, `guess${guess}@example.com`))
    )
    expect(guesses.filter(({ message }) => message?.startsWith("We couldn't find an order"))).toHaveLength(20)
    for (let look = 0; look < 25; look++)
      expect((await lookUp(shop.visitor(), orderNumber, june.email, "198.51.100.2")).order).not.toBeNull()
  })

  it("OPS-100 shows an order to its owner until ten clients have used up their guesses", async () => {
    const { orderNumber } = await customer()
    const guessAs = (client: number) =>
      Promise.all(
        Array.from({ length: 25 }, (_none, guess) => lookUp(shop.visitor(), orderNumber, `g${guess}@example.com`, `203.0.113.${client}`))
      )
    for (let client = 0; client < 9; client++) await guessAs(client)
    expect((await lookUp(shop.visitor(), orderNumber, june.email)).order).not.toBeNull()
    for (let client = 9; client < 12; client++) await guessAs(client)
    expect(await lookUp(shop.visitor(), orderNumber, june.email)).toMatchObject({
      order: null,
      message: expect.stringContaining("Wait an hour")
    })
  })

  it("GAP-C64 limits a client to a hundred unknown promo codes per hour; valid codes do not count", async () => {
    const visitor = shop.visitor()
    const code = await issueCode(shop.database.kysely, { discount: { _tag: "PercentOff", percent: 10 } })
    const getMessage = async (text: string) =>
      (await visitor.ask(promoCode, { webUserGuid: visitor.webUserGuid, code: text })).promoCode.message
    for (let times = 0; times < 3; times++) expect(await getMessage(code)).toBeNull()
    const messages = await Promise.all(Array.from({ length: 103 }, (_, guess) => getMessage(`guess-${guess}`)))
    expect(messages.filter((message) => message?.startsWith("Too many codes"))).toHaveLength(3)
    expect(messages.filter((message) => message?.startsWith("We don't recognize code "))).toHaveLength(100)
    expect(await getMessage(code)).toMatch(/^Too many codes/)
    // Order reviews and orders must not reveal other visitors' codes either.
    await fillCart(visitor, "CAM-P3-1")
    const review = await reviewFor(visitor, { ...plainTerms, promoCode: code })
    expect([review.promo, review.promoMessage]).toEqual([0, expect.stringMatching(/^Too many codes/)])
    expect(await placeTestOrder(visitor, { ...plainTerms, promoCode: code })).toMatchObject({
      changes: [],
      orderNumber: expect.any(String)
    })
    const { order: ordered } = await visitor.ask(order, {
      webUserGuid: visitor.webUserGuid,
      orderNumber: (await visitor.ask(orders, { webUserGuid: visitor.webUserGuid, page: 1 })).orders.orders[0]?.orderNumber ?? ""
    })
    expect(ordered?.promoCode).toBeNull()
  })

  it("moves orders forward only, and notifies the customer by mail", async () => {
    const { orderNumber, visitor } = await customer()
    const move = (to: "shipped" | "delivered" | "canceled", trackingNumber?: string) =>
      advanceOrder(shop.database.kysely, shopSettings, { orderNumber, to, ...(trackingNumber !== undefined && { trackingNumber }) })
    expect(await move("delivered")).toBe("notFromThere")
    expect(await move("shipped", "1Z999")).toBe("moved")
    expect([await move("shipped"), await move("canceled"), await move("delivered")]).toEqual(["notFromThere", "notFromThere", "moved"])
    expect(await advanceOrder(shop.database.kysely, shopSettings, { orderNumber: "1000000000", to: "shipped" })).toBe("noSuchOrder")
    const { order: delivered } = await visitor.ask(order, { webUserGuid: visitor.webUserGuid, orderNumber })
    expect(delivered).toMatchObject({ status: "delivered", trackingNumber: "1Z999", shippedAt: expect.any(Number) })
    const mails = await shop.database.kysely.selectFrom("mail").select("body").where("subject", "like", `%${orderNumber}%`).execute()
    expect(mails).toHaveLength(3)
    expect(mails.some(({ body }) => body.includes("1Z999"))).toBe(true)
  })

  it("accepts each shipped unit only once for return", async () => {
    const { orderNumber, visitor } = await customer()
    expect((await sendBack(visitor, orderNumber, 1)).message).toContain("once an order ships")
    await advanceOrder(shop.database.kysely, shopSettings, { orderNumber, to: "shipped" })
    expect((await sendBack(visitor, orderNumber, 3)).message).toContain("that many")
    expect((await sendBack(visitor, orderNumber, 1, null, 9)).message).toContain("that many")
    expect((await sendBack(visitor, orderNumber, 1)).order?.lines[0]?.returned).toBe(1)
    expect((await sendBack(visitor, orderNumber, 1)).order?.lines[0]?.returned).toBe(2)
    expect((await sendBack(visitor, orderNumber, 1)).order).toBeNull()
  })

  it("AFT-21 confirms a requested return by one mail with items, reason and next steps, and sends no mail for a rejected return", async () => {
    const { orderNumber, visitor } = await customer()
    await advanceOrder(shop.database.kysely, shopSettings, { orderNumber, to: "shipped" })
    await sendBack(visitor, orderNumber, 3)
    const { order: kept } = await sendBack(visitor, orderNumber, 2)
    const id = kept?.returns[0]?.returnId ?? 0
    const mails = await shop.database.kysely
      .selectFrom("mail")
      .selectAll()
      .where("body", "like", `%return % of order ${orderNumber}%`)
      .execute()
    expect(mails).toMatchObject([{ recipient: june.email, subject: expect.stringContaining(`Your return ${id} was requested`) }])
    expect(mails[0]?.body).toContain(`Items to return:\n2 x ${kept?.lines[0]?.title}\nReason: It doesn't fit my vehicle`)
    expect(mails[0]?.body).toContain("Print the label")
    expect(mails[0]?.body).toContain(`/order/${orderNumber}?key=`)
  })

  it("CORE-02 allows the return of a core after the 60 days for parts, until the core return period ends", async () => {
    const { orderNumber, visitor } = await customer()
    const { ask, webUserGuid } = visitor
    await advanceOrder(shop.database.kysely, shopSettings, { orderNumber, to: "shipped" })
    await advanceOrder(shop.database.kysely, shopSettings, { orderNumber, to: "delivered" })
    await shop.database.kysely.updateTable("order_line").set({ core_cents: 4_500 }).where("order_number", "=", orderNumber).execute()
    const cameDaysAgo = (days: number) =>
      shop.database.kysely
        .updateTable("customer_order")
        .set({ delivered_at: new Date(Date.now() - days * 86_400_000) })
        .where("order_number", "=", orderNumber)
        .execute()
    const askFor = async (...kinds: ReadonlyArray<"core" | "goods">) => {
      const lines = kinds.map((kind) => ({ ordinality: 1, quantity: clampQuantity(1), kind }))
      const variables = { webUserGuid, orderNumber, email: null, lines, reason: "other" as const, note: null }
      const { message, order: kept } = (await ask(requestReturn, variables, crypto.randomUUID())).requestReturn
      return message ?? kept?.lines[0]?.coresReturned
    }
    await cameDaysAgo(100)
    expect(await askFor("goods")).toContain("60 days")
    expect(await askFor("core", "goods")).toContain("60 days")
    expect(await askFor("core")).toBe(1)
    await cameDaysAgo(181)
    expect(await askFor("core")).toContain("180 days")
  })

  it("EDIT-30 keeps the return period of an order after staff shorten it, and uses the current one for orders without a period", async () => {
    const { kysely } = shop.database
    const before = await customer()
    await kysely.insertInto("shop_setting").values({ name: "returnDays", value: "30" }).execute()
    const after = await customer()
    const delivered_at = new Date(Date.now() - 45 * 86_400_000)
    for (const { orderNumber } of [before, after]) {
      for (const to of ["shipped", "delivered"] as const) await advanceOrder(kysely, shopSettings, { orderNumber, to })
      await kysely.updateTable("customer_order").set({ delivered_at }).where("order_number", "=", orderNumber).execute()
    }
    const readDays = async ({ orderNumber, visitor }: typeof before) =>
      (await visitor.ask(order, { webUserGuid: visitor.webUserGuid, orderNumber })).order?.returnDays
    expect([await readDays(before), await readDays(after)]).toEqual([60, 30])
    expect((await sendBack(before.visitor, before.orderNumber, 1)).message).toBeNull()
    expect((await sendBack(after.visitor, after.orderNumber, 1)).message).toContain("30 days")
    await kysely.updateTable("customer_order").set({ return_days: null }).where("order_number", "=", before.orderNumber).execute()
    expect(await readDays(before)).toBe(30)
    await kysely.deleteFrom("shop_setting").execute()
  })

  it("requires the email address if a guest requests a return", async () => {
    const { orderNumber } = await customer()
    await advanceOrder(shop.database.kysely, shopSettings, { orderNumber, to: "shipped" })
    const other = shop.visitor()
    expect(await sendBack(other, orderNumber, 1)).toMatchObject({ order: null, message: "We couldn't find this order." })
    expect((await sendBack(other, orderNumber, 1, "june@example.org")).order).toBeNull()
    expect((await sendBack(other, orderNumber, 1, june.email)).order).toMatchObject({ contact: null })
  })

  it("CALL-21 LOY-01 returns the points only to signed-in members", async () => {
    const visitor = await newMember(shop)
    expect(await get(visitor, getLoyaltyLink.path)).toEqual({
      userStatus: "eligible",
      onClickUrl: null,
      currentPoints: {
        totalDollarValue: { decimal: 4, string: "$4.00" },
        totalPoints: 100,
        redeemablePoints: 100,
        redeemableDollarValue: "$4.00"
      },
      expiringPoints: { totalDollarValue: { decimal: 0 } }
    })
    const guest = shop.visitor()
    await joinRewards(shop.database.kysely, guest.webUserGuid, 100)
    expect(await get(guest, getLoyaltyLink.path)).toMatchObject({ userStatus: "not_loggedin", currentPoints: null })
    expect(await get(guest, getPointsHistory.path)).toEqual({ entries: [] })
  })

  it("grants the points for joining only once, even if a guest with points signs in", async () => {
    const visitor = await newMember(shop)
    const guest = shop.visitor()
    await joinRewards(shop.database.kysely, guest.webUserGuid, 100)
    expect(await joinRewards(shop.database.kysely, visitor.webUserGuid, 100)).toBe(false)
    const { orderNumber } = await customer(guest)
    await advanceOrder(shop.database.kysely, shopSettings, { orderNumber, to: "shipped" })
    await shop.database.kysely.transaction().execute((transaction) => mergeVisitor(transaction, guest.webUserGuid, visitor.webUserGuid))
    expect(await get(visitor, getPointsHistory.path)).toMatchObject({
      entries: [
        { points: 200, reason: "order", orderNumber },
        { points: 100, reason: "signup" }
      ]
    })
    const { webUserGuid } = visitor
    expect((await visitor.ask(orders, { webUserGuid, page: 1 })).orders.orders.map(({ orderNumber }) => orderNumber)).toEqual([orderNumber])
  })
})
