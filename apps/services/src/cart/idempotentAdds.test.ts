import { addToCart } from "@camber/domain/cart"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { InvalidArgument } from "../http/errors.ts"
import { purgeIdempotencyRecords } from "../schema/withIdempotency.ts"
import { item, newVisitor, type OpenCheckout, openCheckout } from "../../test/openCheckout.ts"

const newKey = () => crypto.randomUUID()
const three = [item("CAM-P3-1", { quantityRequested: 3 })]

describe.each(allDatabases)("idempotent adds on $kind", ({ open }) => {
  let shop: OpenCheckout
  beforeAll(async () => {
    shop = await openCheckout(open)
  })
  afterAll(() => shop.database.drop())

  const pieces = async (webUserGuid: string) => (await shop.cart(webUserGuid)).lines.map(({ quantity }) => quantity)
  const keys = async (webUserGuid: string) => {
    const rows = await shop.database.kysely
      .selectFrom("idempotent_reply")
      .select("idempotency_key")
      .where("web_user_guid", "=", webUserGuid)
      .execute()
    return rows.map((row) => row.idempotency_key)
  }
  const runTwentyTimes = <A>(make: () => Promise<A>) => Promise.all(Array.from({ length: 20 }, make))

  it("add the items only once, with one response, for 20 concurrent requests with one key", async () => {
    const [visitor, key] = [newVisitor(), newKey()]
    const replies = await runTwentyTimes(() => shop.add(visitor, three, { key }))
    expect(await pieces(visitor)).toEqual([3])
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(replies[0]).toMatchObject({ success: true, itemCount: 3, cartTotalPrice: 30_009 })
  })

  it("add the sum for 20 concurrent requests with 20 keys", async () => {
    const visitor = newVisitor()
    const replies = await runTwentyTimes(() => shop.add(visitor, three, { key: newKey() }))
    expect(await pieces(visitor)).toEqual([60])
    expect(replies.map(({ itemCount }) => itemCount).toSorted((a, b) => a - b)).toEqual(replies.map((_, index) => 3 * (index + 1)))
  })

  it("add every item for 20 concurrent requests without a key", async () => {
    const visitor = newVisitor()
    await runTwentyTimes(() => shop.add(visitor, three))
    expect(await pieces(visitor)).toEqual([60])
    expect(await keys(visitor)).toEqual([])
  })

  it("do not deadlock on equal items in different order", async () => {
    const visitor = newVisitor()
    const items = ["CAM-P8-1", "CAM-P9-1", "CAM-P10-1"].map((number) => item(number))
    await Promise.all(Array.from({ length: 20 }, (_, index) => shop.add(visitor, index % 2 === 0 ? items : items.toReversed())))
    expect(await pieces(visitor)).toEqual([20, 20, 20])
  })

  it("return the first response again to a retry, even if the cart has changed since", async () => {
    const [visitor, key] = [newVisitor(), newKey()]
    const first = await shop.add(visitor, three, { key })
    await shop.add(visitor, [item("CAM-P8-1")], { key: newKey() })
    expect(await shop.add(visitor, three, { key })).toEqual(first)
    expect(await pieces(visitor)).toEqual([3, 1])
  })

  it("reject a key that was used for another request, and change nothing", async () => {
    const [visitor, key] = [newVisitor(), newKey()]
    await shop.add(visitor, three, { key })
    const variables = { webUserGuid: visitor, items: [item("CAM-P3-1", { quantityRequested: 4 })] }
    const { errors } = await shop.send("addToCart", variables, key)
    expect(errors?.[0]?.originalError).toEqual(
      new InvalidArgument({ argument: "Idempotency-Key", expected: "this key was used for another request" })
    )
    expect(await pieces(visitor)).toEqual([3])
  })

  it("treat omitted and null fields as the same request", async () => {
    const [visitor, key] = [newVisitor(), newKey()]
    await shop.add(visitor, three, { key })
    const bare = [{ quantityRequested: 3, skuBaseNumber: "CAM-P3", skuVariantNumber: "CAM-P3-1" }]
    const variables = { webUserGuid: visitor, items: bare, productPageId: null, project: null }
    expect((await shop.ask(addToCart, variables, key)).addToCart).toMatchObject({ success: true, itemCount: 3 })
    expect(await pieces(visitor)).toEqual([3])
  })

  it("do not share responses between visitors with the same key", async () => {
    const [first, other, key] = [newVisitor(), newVisitor(), newKey()]
    await shop.add(first, three, { key })
    await shop.add(other, [item("CAM-P8-1")], { key })
    expect(await pieces(other)).toEqual([1])
  })

  it("succeed with a new key after a rejected add", async () => {
    const setAvailability = (availability: "NotAvailable" | "InStock") =>
      shop.database.kysely.updateTable("variant").set({ availability }).where("sku_variant_number", "=", "CAM-P3-1").execute()
    const [visitor, key] = [newVisitor(), newKey()]
    await setAvailability("NotAvailable")
    expect(await shop.add(visitor, three, { key })).toMatchObject({ success: false, itemCount: 0 })
    await setAvailability("InStock")
    expect(await shop.add(visitor, three, { key: newKey() })).toMatchObject({ success: true, itemCount: 3 })
  })

  const age = (key: string, hours: number) =>
    shop.database.kysely
      .updateTable("idempotent_reply")
      .set({ made_at: sql`now() - make_interval(hours => ${hours}::int)` })
      .where("idempotency_key", "=", key)
      .execute()

  it("delete a visitor's keys after 30 days, at the next add", async () => {
    const [visitor, old, recent] = [newVisitor(), newKey(), newKey()]
    await shop.add(visitor, three, { key: old })
    await shop.add(visitor, three, { key: recent })
    await age(old, 30 * 24 + 1)
    await age(recent, 30 * 24 - 1)
    await shop.add(visitor, three, { key: recent })
    expect(await keys(visitor)).toEqual([recent])
    await shop.add(visitor, three, { key: old })
    expect(await pieces(visitor)).toEqual([9])
  })

  it("delete the keys of visitors who do not return", async () => {
    const [gone, old, other, recent] = [newVisitor(), newKey(), newVisitor(), newKey()]
    await shop.add(gone, three, { key: old })
    await shop.add(other, three, { key: recent })
    await age(old, 30 * 24 + 1)
    await age(recent, 30 * 24 - 1)
    await purgeIdempotencyRecords(shop.database.kysely)
    expect([await keys(gone), await keys(other)]).toEqual([[], [recent]])
  })

  it("store neither line nor key after a late failure, so that a retry adds the items", async () => {
    const [visitor, key] = [newVisitor(), newKey()]
    const run = (statement: string) => sql.raw(statement).execute(shop.database.kysely)
    await run(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`)
    await run("create trigger fail before update on idempotent_reply for each row execute function fail()")
    const { errors } = await shop.send("addToCart", { webUserGuid: visitor, items: three }, key)
    await run("drop function fail cascade")
    expect(errors?.[0]?.originalError?.message).toContain("disk full")
    expect(await pieces(visitor)).toEqual([])
    expect(await keys(visitor)).toEqual([])
    expect(await shop.add(visitor, three, { key })).toMatchObject({ success: true, itemCount: 3 })
  })
})
