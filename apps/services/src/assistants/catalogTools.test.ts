import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { allDatabases } from "../../test/allDatabases.ts"
import { type Json, openAssistant, type TestAssistant } from "../../test/openAssistant.ts"
import { openServices, type OpenServices } from "../../test/openServices.ts"

describe.each(allDatabases)("the catalog tools on $kind", ({ open }) => {
  let shop: OpenServices
  let assistant: TestAssistant
  beforeAll(async () => {
    shop = await openServices(open)
    await shop.prepareSearch()
    assistant = await openAssistant(shop)
  })
  afterAll(async () => {
    await assistant.close()
    await shop.database.drop()
  })

  const search = (catalog: object) => assistant.call("search_catalog", { catalog })

  it("search_catalog returns prices in cents and variants that can be added to a cart", async () => {
    const { products } = await search({ query: "CAM-P2" })
    const [{ id, price_range, variants }] = products
    expect([id, price_range]).toEqual(["CAM-P2", { min: { amount: 119_900, currency: "USD" }, max: { amount: 123_400, currency: "USD" } }])
    expect(variants.map((variant: Json) => variant.id).sort()).toEqual(["CAM-P2-1", "CAM-P2-2"])
  })

  it("search_catalog lists every product once when following the cursor", async () => {
    const ids: Array<string> = []
    let cursor: string | undefined
    do {
      const { pagination, products } = await search({ query: "brake rotor", pagination: { limit: 7, ...(cursor && { cursor }) } })
      ids.push(...products.map(({ id }: Json) => id))
      cursor = pagination.cursor
      if (cursor === undefined) expect(ids.length).toBe(pagination.total_count)
    } while (cursor !== undefined)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it("search_catalog and get_product give no rating that includes sample reviews", async () => {
    const find = async () => (await search({ query: "slotted brake rotor" })).products.find(({ id }: Json) => id === "CAM-P2")
    const get = async () => (await assistant.call("get_product", { catalog: { id: "CAM-P2" } })).product
    expect([await find(), await get()].map(({ rating }) => rating)).toEqual([undefined, undefined])
  })

  it("search_catalog marks the maker's texts as third-party data and names the words that it ignored", async () => {
    const { messages, products } = await search({ query: "brake rotor", filters: { price: { max: 100 } } })
    expect(products[0].metadata.third_party_fields).toEqual(["/title", "/brand", "/description/plain"])
    expect(messages.map(({ code }: Json) => code)).toContain("filters_ignored")
  })

  it("get_product separates the texts of makers and shoppers from the shop's own", async () => {
    const { product } = await assistant.call("get_product", { catalog: { id: "CAM-P2" } })
    const { made_for, texts } = product.metadata.details
    // The reviews of the sample catalog are demo data that no shopper wrote.
    expect(texts.filter(({ text }: Json) => text.includes("of 5"))).toEqual([])
    expect(texts).toContainEqual({ written_by: "shopper", text: expect.stringMatching(/^Question: /) })
    expect(texts).toContainEqual({ written_by: "maker", text: "One piece" })
    expect(made_for[0]).toContain("1967-1969 Chevrolet Camaro")
  })

  it("get_product features the variant with the selected options", async () => {
    const selected = [{ name: "Bolt Circle", label: "5.00 in" }]
    const { product } = await assistant.call("get_product", { catalog: { id: "CAM-P2", selected } })
    expect([product.variants[0].id, product.selected]).toEqual(["CAM-P2-2", selected])
  })

  it("lookup_catalog finds the variant of each number and reports unknown numbers", async () => {
    const { messages, products } = await assistant.call("lookup_catalog", { catalog: { ids: ["CAM-P3", "CAM-P2-2", "CAM-ZZZ"] } })
    const inputs = products.flatMap(({ variants }: Json) => variants.flatMap((variant: Json) => variant.inputs))
    expect(inputs).toEqual([
      { id: "CAM-P3", match: expect.stringMatching(/exact|featured/) },
      { id: "CAM-P2-2", match: "exact" }
    ])
    expect(messages).toEqual([{ type: "info", code: "not_found", content: "CAM-ZZZ" }])
  })
})
