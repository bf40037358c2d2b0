import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { insertOrder } from "../staff/testing/insertOrder.ts"
import { placeOrder } from "@camber/domain/checkout"
import { Schema } from "effect"
import { MAX_ORDERS_PER_HOUR, MOST_UNPAID, purgeUnpaidClients } from "./isWithinOrderLimit.ts"
import { fillCart, june, placeTestOrder, plainTerms, requestFor } from "./testing/orderOf.ts"

describe.each(allDatabases)("isWithinOrderLimit on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open, { proxyHeader: "x-forwarded-for" })
  })
  afterAll(() => shop.database.drop())

  const placeAs = async (email: string) => {
    const visitor = shop.visitor()
    await fillCart(visitor, "CAM-P3-1")
    return placeTestOrder(visitor, plainTerms, { ...june, email })
  }
  const stock = async () =>
    (
      await shop.database.kysely
        .selectFrom("variant")
        .select("quantity")
        .where("sku_variant_number", "=", "CAM-P3-1")
        .executeTakeFirstOrThrow()
    ).quantity

  it("limits the orders per mailbox and hour, regardless of the visitor, and reserves no stock above the limit", async () => {
    for (let placed = 1; placed < MAX_ORDERS_PER_HOUR; placed++) await insertOrder(shop.database.kysely, String(2_000_000_000 + placed))
    expect((await placeAs("guest@mail.test")).orderNumber).not.toBeNull()
    const before = await stock()
    expect(await placeAs("Guest@MAIL.test")).toMatchObject({ orderNumber: null, changes: [expect.stringContaining("Wait an hour")] })
    expect(await stock()).toBe(before)
    expect(await placeAs("guest+tag@mail.test")).toMatchObject({ orderNumber: null, changes: [expect.stringContaining("Wait an hour")] })
    expect((await placeAs(june.email)).orderNumber).not.toBeNull()
    await shop.database.kysely
      .updateTable("customer_order")
      .set({ placed_at: sql`now() - interval '61 minutes'` })
      .execute()
    expect((await placeAs("guest@mail.test")).orderNumber).not.toBeNull()
  })

  it("OPS-104 limits the unpaid orders per client and hour, regardless of the names; paid orders do not count", async () => {
    const placeFrom = async (client: string, name: string) => {
      const visitor = shop.visitor()
      await fillCart(visitor, "CAM-P3-1")
      const request = await requestFor(visitor, plainTerms, { ...june, email: `${name}@example.com` })
      const body = { id: placeOrder.id, variables: Schema.encodeSync(placeOrder.variables)(request) }
      const headers = { "x-forwarded-for": client, "idempotency-key": crypto.randomUUID() }
      return Schema.decodeUnknownSync(placeOrder.result)((await visitor.post(placeOrder.service, body, headers)).json.data).placeOrder
    }
    await shop.database.kysely.updateTable("variant").set({ quantity: 500 }).where("sku_variant_number", "=", "CAM-P3-1").execute()
    for (let placed = 0; placed < MOST_UNPAID; placed++) expect((await placeFrom("8.8.4.4", `client${placed}`)).changes).toEqual([])
    const before = await stock()
    expect(await placeFrom("8.8.4.4", "one-more")).toMatchObject({
      orderNumber: null,
      changes: [expect.stringContaining("from your network")]
    })
    expect(await stock()).toBe(before)
    expect((await placeFrom("8.8.8.8", "another")).changes).toEqual([])
    for (const own of ["127.0.0.1", "10.0.0.7"]) expect((await placeFrom(own, `at-${own}`)).changes).toEqual([])
    const { order_number } = await shop.database.kysely
      .selectFrom("customer_order")
      .select("order_number")
      .where("email", "=", "client0@example.com")
      .executeTakeFirstOrThrow()
    await shop.database.kysely.updateTable("customer_order").set({ paid_cents: 100 }).where("order_number", "=", order_number).execute()
    expect((await placeFrom("8.8.4.4", "after-payment")).changes).toEqual([])
  })

  it("OPS-104 deletes the client address of an order after an hour", async () => {
    const clients = () =>
      shop.database.kysely.selectFrom("customer_order").select("order_number").where("unpaid_client", "is not", null).execute()
    await shop.database.kysely
      .updateTable("customer_order")
      .set({ placed_at: sql`now() - interval '61 minutes'` })
      .execute()
    expect(await clients()).not.toEqual([])
    await purgeUnpaidClients(shop.database.kysely)
    expect(await clients()).toEqual([])
  })
})
