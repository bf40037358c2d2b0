import { cart } from "@camber/domain/cart"
import { productOptions, productPage, Quantity, SkuBaseNumber, skuBases } from "@camber/domain/catalog"
import { comparison } from "@camber/domain/comparison"
import { createList } from "@camber/domain/lists"
import { autoSuggest, listing } from "@camber/domain/search"
import { wireListingAddress } from "@camber/testing/records"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { fillCart } from "../orders/testing/orderOf.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"
import { sample } from "../schema/testing/sampleVehicles.ts"

const skuBaseNumber = SkuBaseNumber.make("CAM-P3")
const everything = wireListingAddress({ sort: "price" })

describe.each(allDatabases)("a price that is shown only in the cart on $kind", ({ open }) => {
  let shop: OpenServices
  beforeAll(async () => {
    shop = await openServices(open)
    const hidden = { price_cents: 77_713, list_price_cents: 99_991 }
    await shop.database.kysely
      .updateTable("variant")
      .set({ ...hidden, price_in_cart: true })
      .where("sku_variant_number", "like", "CAM-P3-%")
      .execute()
    await shop.database.kysely.updateTable("product").set(hidden).where("sku_base_number", "=", "CAM-P3").execute()
  })
  afterAll(() => shop.database.drop())

  it("MAP-01 appears only in the cart, and its discount is hidden everywhere else", async () => {
    const visitor = shop.visitor()
    const { webUserGuid } = visitor
    const listed = { skuBaseNumber, skuVariantNumber: null, quantity: Quantity.make(2), kitComponents: [] }
    const suggesting = {
      query: "camshaft",
      numberOfSuggestions: 12,
      currentUrl: "/",
      userVin: null,
      webUserGuid: null,
      ymmBoost: { year: null, make: null, model: null, raceTypeId: null }
    }
    const answers = await Promise.all([
      visitor.ask(productPage, { productPageId: 3, skuVariantNumber: null, project: null }),
      visitor.ask(productOptions, { skuOrSkuBase: "CAM-P3", project: null }),
      visitor.ask(skuBases, { skuBaseNumbers: [skuBaseNumber], webUserGuid }),
      visitor.ask(listing, { address: { ...everything, page: 2 }, project: null }),
      visitor.ask(comparison, { skuBaseNumbers: [skuBaseNumber], project: null }),
      visitor.ask(createList, { userGuid: webUserGuid, listName: "Front end", items: [listed], articleIds: [] }),
      visitor.ask(autoSuggest, { autoSuggestRequest: suggesting, fits: null })
    ])
    for (const answer of answers) {
      const text = JSON.stringify(answer)
      expect(text).toContain("CAM-P3")
      expect(text).not.toMatch(/777\.1|77713|999\.9|99991|222\.7|22% Off/)
    }
    expect(answers.slice(0, 5).every((answer) => JSON.stringify(answer).includes("See price in cart"))).toBe(true)
    await fillCart(visitor, "CAM-P3-1", 1)
    expect((await visitor.ask(cart, { webUserGuid, project: null })).cart).toMatchObject({ total: 77_713, lines: [{ unitPrice: 77_713 }] })
  })

  it("MAP-02 is sorted last in both sort orders by price, because its position would reveal it", async () => {
    const last = async (sort: "price" | "-price") => {
      const pages = await Promise.all(
        [1, 2].map(
          async (page) => (await shop.ask(listing, { address: { ...everything, sort, page }, project: null })).listing?.cards ?? []
        )
      )
      return pages.flat().at(-1)?.skuBaseNumber
    }
    expect([await last("price"), await last("-price")]).toEqual(["CAM-P3", "CAM-P3"])
  })

  it("MAP-01 has no 'From' when the variants have different prices", async () => {
    const rotor = shop.database.kysely.updateTable("variant").where("product_page_id", "=", sample.rotor)
    await rotor.set((variant) => ({ price_in_cart: true, price_cents: variant("ordinality", "*", 5000) })).execute()
    const pages = await Promise.all(
      [1, 2].map(async (page) => (await shop.ask(listing, { address: { ...everything, page }, project: null })).listing?.cards ?? [])
    )
    const card = pages.flat().find(({ productPageId }) => productPageId === sample.rotor)
    expect(card).toMatchObject({ hasPriceRange: false, pricing: { salePriceString: "See price in cart" } })
  })
})
