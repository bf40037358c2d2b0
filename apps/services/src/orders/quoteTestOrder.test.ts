import { type Tax, TaxUnavailable } from "@camber/domain/rates"
import { Effect } from "effect"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases, type TestDatabase } from "../../test/allDatabases.ts"
import { createTableRates, readRates, taxUnknown } from "../rates/quotes.ts"
import { createTableTax, parseTaxRates } from "../rates/taxTable.ts"
import { sampleCatalog } from "../schema/testing/sampleCatalog.ts"
import { quoteTestOrder } from "./quoteTestOrder.ts"

const TAX = "country,region,zip_from,zip_to,rate,taxes_shipping,taxes_cores\nUS,OH,,,10,no,no"
const terms = {
  place: { country: "US", region: "OH", postalCode: "44301" },
  freeShippingFrom: 9_900,
  shippingRates: createTableRates(readRates(null)),
  tax: createTableTax(parseTaxRates("taxes.csv", TAX))
} as const

describe.each(allDatabases)("quoteTestOrder on $kind", ({ open }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open(sampleCatalog)
  })
  afterAll(() => database.drop())

  /** Returns everything that an order could change. */
  const readState = async () => {
    const { rows } = await sql`
      select (select count(*) from cart_line) as cart_lines, (select count(*) from customer_order) as orders,
        (select count(*) from mail) as mails, (select count(*) from change) as changes, (select sum(quantity) from variant) as stock,
        (select sum(quantity) from warehouse_stock) as warehouse_stock`.execute(database.kysely)
    return rows
  }

  it("prices a part in stock with the shop's shipping and tax, and does not change the database", async () => {
    const before = await readState()
    const quoted = await quoteTestOrder(database.kysely, terms)
    const { minimum_quantity: pieces, price_cents: price } = await database.kysely
      .selectFrom("variant")
      .select(["minimum_quantity", "price_cents"])
      .where("sku_variant_number", "=", quoted?.skuVariantNumber ?? "")
      .executeTakeFirstOrThrow()
    expect(pieces * price).toBeGreaterThan(terms.freeShippingFrom)
    expect(quoted).toMatchObject({ problem: null, total: Math.round(pieces * price * 1.1) })
    expect(await readState()).toEqual(before)
  })

  it("returns the message that shoppers would see if the tax is unknown", async () => {
    const tax: Tax = { quote: () => Effect.fail(new TaxUnavailable({ problem: "The provider is away." })) }
    expect(await quoteTestOrder(database.kysely, { ...terms, tax })).toMatchObject({ problem: taxUnknown })
  })

  it("returns no quote in a shop without stock", async () => {
    await database.kysely.updateTable("variant").set({ quantity: 0, availability: "Backorderable" }).execute()
    expect(await quoteTestOrder(database.kysely, terms)).toBeNull()
  })
})
