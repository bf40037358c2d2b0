import { productOptions, productPage, SkuVariantNumber } from "@camber/domain/catalog"
import { getUserShoppingCartShallow } from "@camber/domain/cart"
import type { Kysely } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import type { Tables } from "../database/tables.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { item, newVisitor, type OpenCheckout, openCheckout } from "../../test/openCheckout.ts"
import { formatPermalink } from "../cart/permalink.ts"
import { parsePermalink } from "../cart/cartLink.ts"
import { findParts } from "../search/findParts.ts"
import { productRow, variantRow } from "../schema/testing/rows.ts"
import { parseBaseNumber } from "./baseNumber.ts"

const sku = 'W&E 225/™ "30"|1=2'
const productPageId = 700_001
const skuBaseNumber = "OWN-7"

const insertPart = async (kysely: Kysely<Tables>) => {
  const product = { sku_base_number: skuBaseNumber, lead_variant_number: sku }
  await kysely.insertInto("product").values(productRow(productPageId, product)).execute()
  const variant = { sku_variant_number: sku, mpn: null, upc: null }
  await kysely
    .insertInto("variant")
    .values(variantRow(productPageId, 1, variant))
    .execute()
}

describe.each(allDatabases)("a product whose SKU may be any text on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    await insertPart(shop.database.kysely)
  })
  afterAll(() => shop.database.drop())

  it("has a product page without a part number and bar code", async () => {
    const { productPage: page } = await shop.ask(productPage, { productPageId, skuVariantNumber: sku, project: null })
    expect(page?.variant).toMatchObject({ skuVariantNumber: sku, mpn: "", upc: "" })
  })

  it.each([sku, sku.toUpperCase(), skuBaseNumber.toLowerCase()])("has options for the number %j", async (number) => {
    const { productOptions: found } = await shop.ask(productOptions, { skuOrSkuBase: number, project: null })
    expect(found).toMatchObject({ skuBaseNumber, skuVariantNumber: sku })
  })
})

describe.each(allDatabases)("a SKU that may be any text on $kind", ({ open }) => {
  let shop: OpenCheckout
  beforeAll(async () => {
    shop = await openCheckout(open)
    await insertPart(shop.database.kysely)
  })
  afterAll(() => shop.database.drop())

  it("can be added to the cart", async () => {
    const visitor = newVisitor()
    const added = await shop.add(visitor, [
      { ...item("CAM-P2-1"), skuVariantNumber: SkuVariantNumber.make(sku), skuBaseNumber: item("OWN-7-1").skuBaseNumber }
    ])
    expect(added).toMatchObject({ success: true, itemCount: 1 })
    const [line] = (await shop.cart(visitor)).lines
    expect(line).toMatchObject({ skuVariantNumber: sku, skuBaseNumber, url: `/item/part-700001/700001?sku=${encodeURIComponent(sku)}` })
    const { shoppingCart } = await shop.ask(getUserShoppingCartShallow, { webUserGuid: visitor })
    expect(shoppingCart?.skuBasesInCart).toEqual([skuBaseNumber])
  })

  it("is found by its letters and digits", async () => {
    const { part } = await findParts(shop.database.kysely, "WE225")
    expect(part).toBeNull()
    expect(await findParts(shop.database.kysely, "WE2253012")).toMatchObject({ products: [productPageId], part: { number: sku } })
  })
})

it("can be part of a permalink", () => {
  expect(parsePermalink(formatPermalink([{ id: sku, quantity: 3 }]) ?? "")).toEqual([{ id: sku, quantity: 3 }])
})

it("parseBaseNumber returns the text itself if it does not contain a product's number", () => {
  expect([sku, "CAM-1A", "CAM-1A-3"].map(parseBaseNumber)).toEqual(["GONE-0", "CAM-1A", "CAM-1A"])
})
