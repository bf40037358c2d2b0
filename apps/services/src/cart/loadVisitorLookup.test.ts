import { cart } from "@camber/domain/cart"
import { getLoyaltyLink } from "@camber/domain/loyalty"
import { order } from "@camber/domain/order"
import { VisitorState, userProfile } from "@camber/domain/visitor"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { setSpecialPrice } from "../account/staffAccount.ts"
import { fillCart, placeTestOrder, plainTerms, reviewFor } from "../orders/testing/orderOf.ts"
import { newMember } from "../rewards/testing/newMember.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import type { TestVisitor } from "../../test/testVisitor.ts"

const part = "CAM-P3-1"

describe.each(allDatabases)("the special price on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    await shop.database.kysely
      .updateTable("variant")
      .set({ price_cents: 10_003, list_price_cents: null, quantity: 500, availability: "InStock" })
      .where("sku_variant_number", "=", part)
      .execute()
  })
  afterAll(() => shop.database.drop())

  const get = async (visitor: TestVisitor, path: string): Promise<unknown> =>
    (await shop.handler(new Request(`http://shop.test${path}`, { headers: { cookie: visitor.cookie } })))?.json()
  const getProfile = async ({ ask, webUserGuid }: TestVisitor) => (await ask(userProfile, { webUserGuid })).userProfile
  const readCart = async ({ ask, webUserGuid }: TestVisitor) => (await ask(cart, { webUserGuid, project: null })).cart

  it("GAP-C58 is 5 % lower in cart, checkout and order, only for accounts that staff have selected", async () => {
    const [visitor, other] = [await newMember(shop, "special@example.com"), await newMember(shop, "regular@example.com")]
    expect(await setSpecialPrice(shop.database.kysely, "Special@example.com", true)).toBe(true)
    for (const shopper of [visitor, other]) await fillCart(shopper, part, 2)

    expect((await readCart(visitor)).lines).toMatchObject([{ unitPrice: 9_503, addedPrice: 9_503, lineTotal: 19_006 }])
    const state = Schema.decodeUnknownSync(VisitorState)(await get(visitor, "/api/visitor/state"))
    expect([(await readCart(visitor)).total, state.cartTotal]).toEqual([19_006, 19_006])
    expect((await readCart(other)).lines).toMatchObject([{ unitPrice: 10_003 }])

    expect(await reviewFor(visitor)).toMatchObject({ subtotal: 19_006, savings: 1_000, total: 19_006 })
    expect(await reviewFor(other)).toMatchObject({ subtotal: 20_006, savings: 0 })
    const { orderNumber } = await placeTestOrder(visitor)
    const placed = await visitor.ask(order, { webUserGuid: visitor.webUserGuid, orderNumber: orderNumber ?? "" })
    expect(placed.order).toMatchObject({ total: 19_006, lines: [{ unitPrice: 9_503 }] })
  })

  it("GAP-C58 LOY-01 excludes the account from the rewards program: no points are shown, spent or earned", async () => {
    const visitor = await newMember(shop, "loyal@example.com")
    await setSpecialPrice(shop.database.kysely, "loyal@example.com", true)
    await fillCart(visitor, part, 1)
    expect(await getProfile(visitor)).toMatchObject({ isSpecialPriceEligible: true })
    expect(await get(visitor, getLoyaltyLink.path)).toMatchObject({ userStatus: "not_eligible", currentPoints: null })
    const terms = { ...plainTerms, points: 100 }
    expect(await reviewFor(visitor, terms)).toMatchObject({ redeemablePoints: 0, pointsSpent: 0, pointsEarned: 0 })
  })

  it("no longer applies to orders after it was removed, and the order review shows the new price", async () => {
    const visitor = await newMember(shop, "former@example.com")
    await setSpecialPrice(shop.database.kysely, "former@example.com", true)
    await fillCart(visitor, part, 1)
    const review = await reviewFor(visitor)
    await setSpecialPrice(shop.database.kysely, "former@example.com", false)
    expect((await reviewFor(visitor)).subtotal).toBe(10_003)
    expect(review.subtotal).toBe(9_503)
    expect(await setSpecialPrice(shop.database.kysely, "nobody@example.com", true)).toBe(false)
  })
})
