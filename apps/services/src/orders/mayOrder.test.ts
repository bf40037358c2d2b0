import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { testDatabases } from "../../test/testDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { insertOrder } from "../staff/testing/insertOrder.ts"
import { MOST_ORDERS } from "./mayOrder.ts"
import { fillCart, june, orderCart, plainTerms } from "./testing/orderOf.ts"

describe.each(testDatabases)("how much may be ordered on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
  })
  afterAll(() => shop.database.drop())

  const placeAs = async (email: string) => {
    const visitor = shop.visitor()
    await fillCart(visitor, "CAM-P3-1")
    return orderCart(visitor, plainTerms, { ...june, email })
  }
  const stock = async () =>
    (
      await shop.database.kysely
        .selectFrom("variant")
        .select("quantity")
        .where("sku_variant_number", "=", "CAM-P3-1")
        .executeTakeFirstOrThrow()
    ).quantity

  it("so many orders an hour are confirmed to one address, whoever names it, and one more takes nothing", async () => {
    for (let placed = 1; placed < MOST_ORDERS; placed++) await insertOrder(shop.database.kysely, String(2_000_000_000 + placed))
    expect((await placeAs("guest@mail.test")).orderNumber).not.toBeNull()
    const before = await stock()
    expect(await placeAs("Guest@MAIL.test")).toMatchObject({ orderNumber: null, changes: [expect.stringContaining("wait an hour")] })
    expect(await stock()).toBe(before)
    expect((await placeAs(june.email)).orderNumber).not.toBeNull()
    await shop.database.kysely
      .updateTable("customer_order")
      .set({ placed_at: sql`now() - interval '61 minutes'` })
      .execute()
    expect((await placeAs("guest@mail.test")).orderNumber).not.toBeNull()
  })
})
