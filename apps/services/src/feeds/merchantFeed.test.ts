import { describe, expect, it } from "vitest"
import type { FeedProduct, FeedVariant } from "./FeedProduct.ts"
import { merchantFeed } from "./merchantFeed.ts"

const variant: FeedVariant = {
  id: "CAM-1-1",
  title: "Ironvale Rotor, 12 in",
  path: "/item/rotor/1?sku=CAM-1-1",
  imagePath: "/content/parts/rotor.svg",
  mpn: "R-12",
  gtin: "036000291452",
  options: [{ name: "Diameter", value: "12 in" }],
  priceCents: 12_340,
  listPriceCents: null,
  availability: "InStock",
  leadDays: null,
  availableOn: null,
  isRebuilt: false,
  weightPounds: 12.5
}
const product: FeedProduct = {
  id: "CAM-1",
  title: "Ironvale Rotor",
  brand: "Ironvale",
  description: "Slotted.",
  path: "/item/rotor/1",
  imagePath: "/content/parts/rotor.svg",
  categories: ["Brakes", "Rotors"],
  variants: [variant]
}
const shop = {
  name: "Camber",
  origin: "https://shop.example",
  toImageUrl: (path: string) => `https://shop.example${path.replace(".svg", ".png")}`,
  today: "2026-11-30"
}

const write = async (...products: ReadonlyArray<FeedProduct>): Promise<string> => {
  async function* batches() {
    yield products
  }
  let text = ""
  for await (const part of merchantFeed(batches(), shop)) text += part
  return text
}
const writeVariant = (change: Partial<FeedVariant>) => write({ ...product, variants: [{ ...variant, ...change }] })

describe("merchantFeed", () => {
  it("writes the attributes that merchant centers require", async () => {
    const text = await write(product)
    for (const expected of [
      "<g:id>CAM-1-1</g:id>",
      "<title>Ironvale Rotor, 12 in</title>",
      "<description>Slotted.</description>",
      "<link>https://shop.example/item/rotor/1?sku=CAM-1-1</link>",
      "<g:image_link>https://shop.example/content/parts/rotor.png</g:image_link>",
      "<g:availability>in_stock</g:availability>",
      "<g:price>123.40 USD</g:price>",
      "<g:condition>new</g:condition>",
      "<g:brand>Ironvale</g:brand>",
      "<g:gtin>036000291452</g:gtin>",
      "<g:mpn>R-12</g:mpn>",
      "<g:product_type>Brakes &gt; Rotors</g:product_type>",
      "<g:shipping_weight>12.5 lb</g:shipping_weight>",
      "<g:attribute_name>Diameter</g:attribute_name><g:attribute_value>12 in</g:attribute_value>"
    ])
      expect(text).toContain(expected)
    expect(text).not.toContain("g:item_group_id")
  })

  it("groups variants under their product", async () => {
    const text = await write({ ...product, variants: [variant, { ...variant, id: "CAM-1-2" }] })
    expect(text.match(/<g:item_group_id>CAM-1<\/g:item_group_id>/g)).toHaveLength(2)
  })

  it("writes the regular price first and the reduced price as the sale price", async () => {
    expect(await writeVariant({ listPriceCents: 15_000 })).toContain("<g:price>150.00 USD</g:price><g:sale_price>123.40 USD</g:sale_price>")
  })

  it.each([
    ["InStock", {}, "<g:availability>in_stock</g:availability><g:price>"],
    ["NotAvailable", {}, "<g:availability>out_of_stock</g:availability><g:price>"],
    ["MadeToOrder", { leadDays: 12 }, "<g:availability>in_stock</g:availability><g:max_handling_time>12</g:max_handling_time>"],
    ["FactoryShipped", { leadDays: 4 }, "<g:availability>in_stock</g:availability><g:max_handling_time>4</g:max_handling_time>"],
    [
      "Backorderable",
      { availableOn: "2026-12-24" },
      "<g:availability>backorder</g:availability><g:availability_date>2026-12-24</g:availability_date>"
    ],
    ["Backorderable", { leadDays: 10 }, "<g:availability>backorder</g:availability><g:availability_date>2026-12-10</g:availability_date>"],
    ["Backorderable", {}, "<g:availability>out_of_stock</g:availability><g:price>"]
  ] as const)("writes the availability of a part that is %s: %j", async (availability, change, expected) => {
    expect(await writeVariant({ availability, ...change })).toContain(expected)
  })

  it.each([
    [{ gtin: null }, "<g:mpn>R-12</g:mpn><g:product_type>"],
    [{ gtin: null, mpn: "" }, "<g:identifier_exists>no</g:identifier_exists>"],
    [{ isRebuilt: true }, "<g:condition>refurbished</g:condition>"]
  ])("identifies a part with %j", async (change, expected) => {
    expect(await writeVariant(change)).toContain(expected)
  })

  it("escapes texts, leaves out control characters and cuts long titles", async () => {
    const text = await writeVariant({ title: `A < B & "C"\u0000\uFFFF ${"x".repeat(200)}` })
    const title = /<item>.*<title>(.*?)<\/title>/.exec(text)?.[1] ?? ""
    expect(title).toMatch(/^A &lt; B &amp; "C" x+$/)
    expect(title.replaceAll(/&\w+;/g, "_").length).toBeLessThanOrEqual(150)
  })
})
