import { promoCode } from "@camber/domain/promotions"
import { createPromoCode, endPromoCode, findPromoCodes, staffActions, type PromoCodeDraft } from "@camber/domain/staff"
import { Cents } from "@camber/domain/money"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { issueCode } from "../promotions/issueCode.ts"
import { createStaffSender } from "./testing/createStaffSender.ts"
import { insertOrder } from "./testing/insertOrder.ts"
import { signedInAs } from "./testing/signedInAs.ts"

const spring: PromoCodeDraft = {
  code: "SPRING-10",
  discount: { _tag: "PercentOff", percent: 10 },
  minimum: Cents.make(9_900),
  startsAt: null,
  endsAt: null,
  uses: null
}

describe.each(allDatabases)("promo codes of staff on $kind", ({ open }) => {
  let shop: OpenServices
  let packer: string
  let send: ReturnType<typeof createStaffSender>
  beforeAll(async () => {
    shop = await openServices(open)
    send = createStaffSender(shop)
    packer = await signedInAs(shop, ["registered", "staff"], "packer@shop.test", "orders")
  })
  afterEach(() => shop.database.kysely.deleteFrom("promo_code").execute())
  afterAll(() => shop.database.drop())

  const make = async (draft: object) => (await send(createPromoCode.path, packer, { ...spring, ...draft })).body
  const list = async (text = "") => (await send(findPromoCodes.path, packer, { text })).body
  const check = async (code: string) => (await shop.ask(promoCode, { webUserGuid: shop.webUserGuid, code })).promoCode

  it("EDIT-32 creates a code that carts accept immediately, ends a code immediately, and logs both", async () => {
    expect((await make({})).problem).toBeNull()
    expect((await check("spring-10")).promo).toMatchObject({ code: "SPRING-10", percentOff: 10 })
    expect((await send(endPromoCode.path, packer, { code: "SPRING-10" })).body).toMatchObject({ isDone: true, now: [{ state: "ended" }] })
    expect((await check("spring-10")).message).toMatch(/has expired/)
    expect((await send(endPromoCode.path, packer, { code: "SPRING-10" })).body.isDone).toBe(false)
    const owner = await signedInAs(shop, ["registered", "staff"])
    expect((await send(staffActions.path, owner)).body.slice(0, 2)).toMatchObject([
      { what: "promo code ended", who: "packer@shop.test", subject: "SPRING-10", detail: "ends: none → now" },
      { what: "promo code made", subject: "SPRING-10" }
    ])
  })

  it("EDIT-32 counts the orders and the total discount of each code, without canceled orders", async () => {
    await make({ discount: { _tag: "AmountOff", cents: 2_500 }, uses: 5 })
    for (const [orderNumber, status] of [
      ["4000000001", "placed"],
      ["4000000002", "canceled"],
      ["4000000003", "delivered"]
    ] as const) {
      await insertOrder(shop.database.kysely, orderNumber)
      await shop.database.kysely
        .updateTable("customer_order")
        .set({ status, promo_code: "SPRING-10", promo_cents: 2_500 })
        .where("order_number", "=", orderNumber)
        .execute()
    }
    expect(await list()).toMatchObject([
      { code: "SPRING-10", discount: { _tag: "AmountOff", cents: 2_500 }, minimum: 9_900, orders: 2, given: 5_000, usesLeft: 5 }
    ])
  })

  it("EDIT-32 lists the codes that staff created, and finds the codes of sign-ups by their first characters", async () => {
    await issueCode(shop.database.kysely, { code: "7KQ2-M9XD", discount: { _tag: "PercentOff", percent: 5 } })
    await make({})
    expect((await list()).map(({ code }: { code: string }) => code)).toEqual(["SPRING-10"])
    expect((await list("7kq2")).map(({ code }: { code: string }) => code)).toEqual(["7KQ2-M9XD"])
    expect(await list("%")).toEqual([])
  })

  it("EDIT-32 rejects a code that already exists, and impossible times", async () => {
    await make({})
    expect((await make({})).problem).toBe("Code SPRING-10 exists already. Choose another.")
    expect((await make({ code: "LATE", endsAt: "2020-01-01T00:00:00Z" })).problem).toBe("The end is in the past.")
    expect((await make({ code: "LATE", startsAt: "2099-02-01T00:00:00Z", endsAt: "2099-01-01T00:00:00Z" })).problem).toBe(
      "The end is before the start."
    )
    expect((await make({ code: "LATE", startsAt: "2099-02-31T99:00:00Z" })).problem).toBe("Enter a date that exists.")
    expect(await list()).toHaveLength(1)
  })

  it.each([
    { code: "AB" },
    { code: "small" },
    { code: "TWO WORDS" },
    { discount: { _tag: "PercentOff", percent: 101 } },
    { discount: { _tag: "AmountOff", cents: 0 } },
    { minimum: -1 },
    { uses: 0 },
    { endsAt: "tomorrow" }
  ])("EDIT-32 rejects the invalid code %o", async (change) => {
    expect((await send(createPromoCode.path, packer, { ...spring, ...change })).status).toBe(400)
    expect(await list()).toEqual([])
  })
})
