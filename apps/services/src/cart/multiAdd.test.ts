import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { item, newVisitor, openCheckout, type OpenCheckout } from "../../test/openCheckout.ts"

const three = ["CAM-P3-1", "CAM-P8-1", "CAM-P9-1"].map((number) => item(number))

describe.each(allDatabases)("adding several items on $kind", ({ open }) => {
  let shop: OpenCheckout
  beforeAll(async () => {
    shop = await openCheckout(open)
  })
  afterAll(() => shop.database.drop())

  const lines = async (visitor: string) =>
    (await shop.cart(visitor)).lines.map(({ quantity, skuVariantNumber }) => [skuVariantNumber, quantity])

  it("ATC-37 adds no item if one is discontinued, and leaves the cart unchanged", async () => {
    const visitor = newVisitor()
    await shop.add(visitor, [item("CAM-P8-1")])
    const setAvailability = (availability: "InStock" | "Discontinued") =>
      shop.database.kysely.updateTable("variant").set({ availability }).where("sku_variant_number", "=", "CAM-P9-1").execute()
    await setAvailability("Discontinued")
    const answer = await shop.add(visitor, three)
    await setAvailability("InStock")
    expect(answer).toMatchObject({ success: false, message: "This item is currently not available.", itemCount: 1, items: [] })
    expect(await lines(visitor)).toEqual([["CAM-P8-1", 1]])
  })

  it("adds nothing after a database failure in the middle, and each item once on retry", async () => {
    const [visitor, key] = [newVisitor(), crypto.randomUUID()]
    await sql`create function fail_in_the_middle() returns trigger language plpgsql as
      'begin if new.sku_variant_number = ''CAM-P8-1'' then raise exception ''no space left on device''; end if; return new; end'`.execute(
      shop.database.kysely
    )
    await sql`create trigger in_the_middle before insert on cart_line for each row execute function fail_in_the_middle()`.execute(
      shop.database.kysely
    )
    const { errors } = await shop.send("addToCart", { webUserGuid: visitor, items: three }, key)
    await sql`drop trigger in_the_middle on cart_line`.execute(shop.database.kysely)
    expect(errors).toHaveLength(1)
    expect(await lines(visitor)).toEqual([])
    await shop.add(visitor, three, { key })
    await shop.add(visitor, three, { key })
    expect(await lines(visitor)).toEqual([
      ["CAM-P3-1", 1],
      ["CAM-P8-1", 1],
      ["CAM-P9-1", 1]
    ])
  })

  it("adds the items twice for two concurrent tabs with different keys", async () => {
    const visitor = newVisitor()
    await Promise.all([1, 2].map(() => shop.add(visitor, three, { key: crypto.randomUUID() })))
    expect(await lines(visitor)).toEqual([
      ["CAM-P3-1", 2],
      ["CAM-P8-1", 2],
      ["CAM-P9-1", 2]
    ])
  })
})
