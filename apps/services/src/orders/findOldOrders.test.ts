import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases, type TestDatabase } from "../../test/allDatabases.ts"
import { findOldOrders } from "./readOldOrders.ts"

describe.each(allDatabases)("staff's search of moved orders on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
    await insert("#A-1001", "june@mail.example", "June  Osei de la Cruz", ["AB-12'X\\", "Bolt & Nut"])
    await insert("B-2", "o'neil@mail.example", "Sam Brown", [])
  })
  afterAll(() => database.drop())

  const insert = (number: string, email: string, name: string, skus: ReadonlyArray<string>) =>
    sql`insert into old_order (order_number, email_key, placed_at, head, lines) values (${number}, ${email}, now(), ${JSON.stringify({
      shipTo: { name },
      status: "delivered",
      currency: "USD",
      subtotalCents: 0,
      discountCents: 0,
      coreCents: 0,
      shippingCents: 0,
      taxCents: 0,
      totalCents: 0,
      refundedCents: 0,
      carrier: "",
      trackingNumber: ""
    })}::jsonb, ${JSON.stringify(skus.map((sku) => ({ sku, title: "", brand: "", options: "", quantity: 1, car: null, unitCents: 0 })))}::jsonb)`.execute(
      database.kysely
    )
  const find = async (text: string) => (await findOldOrders(database.kysely, text)).map(({ order }) => order.orderNumber)

  it.each([
    ["a-10", ["#A-1001"]],
    ["#A-1001", ["#A-1001"]],
    ["JUNE@", ["#A-1001"]],
    ["ab-12'x\\", ["#A-1001"]],
    ["bolt &", ["#A-1001"]],
    ["june osei", ["#A-1001"]],
    ["de la", ["#A-1001"]],
    ["cruz", ["#A-1001"]],
    ["o'neil", ["B-2"]],
    ["1001", []],
    ["%", []],
    ["_", []],
    [":*", []],
    ["' | 'b", []],
    [" ", []]
  ])("DESK-01 finds %j by the start of the order number, email address, SKU or a word of the name", async (text, numbers) => {
    expect(await find(text)).toEqual(numbers)
  })

  it("DESK-01 uses an index", async () => {
    const plan = await database.kysely.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction)
      const query = sql`explain select 1 from old_order
        where old_order_words(order_number, email_key, head, lines) @@ '''june'':*'::tsquery`
      return (await query.execute(transaction)).rows
    })
    expect(JSON.stringify(plan)).toContain("Bitmap Index Scan on old_order_words")
  })
})
