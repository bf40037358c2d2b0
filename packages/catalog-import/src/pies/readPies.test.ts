import { describe, expect, it } from "vitest"
import { describeProduct, describeVariants, expectedProducts } from "../../test/describeProducts.ts"
import { openSamples, openZipSamples, readProducts, textFile } from "../../test/sampleFiles.ts"

describe("a PIES file", async () => {
  const files = await openZipSamples("suppliers.zip", "pies_7_2_full.xml")
  // The names of part types come from a licensed table.
  const { problems, products, summary } = await readProducts([...files, ...openSamples("vehicles")])

  it("is recognized, with one part type that the shop does not have", () => {
    expect(summary).toMatchObject({ reader: "pies", rows: 140, wrong: 0 })
    expect(problems.map(({ code, line }) => [code, line])).toEqual([["unknown-type", 8754]])
    expect(products.size).toBe(60)
  })

  it.each(expectedProducts)("contains product %s", (key, product) => {
    const found = products.get(key)!
    const numbers = (product.numbers ?? []).filter((number) => !number.startsWith("superseded"))
    expect(describeProduct(found, [])).toMatchObject({
      title: product.title,
      brand: product.brand,
      type: product.type,
      options: product.options,
      // The PIES file lists each number as an interchange.
      numbers: numbers.map((number) => `interchange${number.slice(number.indexOf(":"))}`)
    })
    expect(describeVariants(found)).toMatchObject(
      product.variants.map(({ core, gtin, ground = false, inches, list, minimum = 1, mpn, pounds, price, values }) => ({
        mpn,
        gtin,
        values,
        price,
        list,
        core,
        quantity: 0,
        pounds,
        longest: Math.max(...inches),
        ground,
        minimum
      }))
    )
  })

  it("lists the parts of a kit, and the text of a component that is not sold separately", () => {
    expect(products.get("weekend-brake-kit")?.content.kit).toMatchObject([
      { componentSku: "MB-4401-S", quantity: 1 },
      { componentSku: "MB-4402" },
      { componentSku: "MB-4407" },
      { componentSku: "MB-4408-32O", quantity: 2 },
      { componentProduct: null, text: "Cleaning brush" }
    ])
  })

  it("contains costs that are left out", () => {
    expect(JSON.stringify([...products.values()])).not.toContain("2747")
  })
})

const wrap = (items: string, count = 1, version = "8.0"): string =>
  `<PIES xmlns="http://www.autocare.org"><Header><PIESVersion>${version}</PIESVersion></Header><Items>${items}</Items><Trailer><ItemCount>${count}</ItemCount></Trailer></PIES>`
const price = (type: string, amount: string, more = ""): string =>
  `<Pricing PriceType="${type}">${more}<Price UOM="EA">${amount}</Price></Pricing>`
const item = (part: string, prices: string, more = ""): string =>
  `<Item><BaseItemID>base</BaseItemID><PartNumber>${part}</PartNumber><BrandID>ZZAC</BrandID><Descriptions><Description DescriptionCode="DES">Part</Description></Descriptions><Prices>${prices}</Prices>${more}</Item>`
const brands = textFile("brands.csv", "brand,code\nAcme,ZZAC\n")
const read = (items: string, count = 1, version?: string) => readProducts([brands, textFile("pies.xml", wrap(items, count, version))])

describe("PIES items", () => {
  it("items of version 8.0 get the name of the brand from brands.csv", async () => {
    const { products } = await read(item("A-1", price("RET", "10.00")))
    expect(products.get("base")?.content).toMatchObject({ brand: "Acme", variants: [{ sku: "A-1", mpn: "A-1" }] })
    const { problems } = await readProducts([textFile("pies.xml", wrap(item("A-1", price("RET", "10.00"))))])
    expect(problems).toContainEqual(expect.objectContaining({ code: "brand-by-id", field: "BrandAAIAID", severity: "error" }))
  })

  it("get the price that is valid today, in dollars", async () => {
    const planned = price("RET", "9.00", "<EffectiveDate>2026-12-01</EffectiveDate>")
    const past = price("RET", "8.00", "<ExpirationDate>2026-11-29</ExpirationDate>")
    const euro = price("RET", "7.00", "<CurrencyCode>EUR</CurrencyCode>")
    const { products } = await read(
      item("A-1", planned + past + euro + price("RET", "10.00") + price("LST", "12.00") + price("RMP", "11.00"))
    )
    expect(products.get("base")?.offers[0]).toMatchObject({ cents: 1_000, listCents: 1_200, isInCartOnly: true })
  })

  it("get a missing price from prices.csv", async () => {
    const prices = textFile("prices.csv", "sku,price\nA-1,15\n")
    const { products } = await readProducts([brands, prices, textFile("pies.xml", wrap(item("A-1", "")))])
    expect(products.get("base")?.offers[0]?.cents).toBe(1_500)
  })

  it("get their part numbers as an option if no attribute differs", async () => {
    const { products } = await read(item("A-1", price("RET", "1.00")) + item("A-2", price("RET", "2.00")), 2)
    expect(products.get("base")?.content.optionNames).toEqual(["Part Number"])
  })

  it.each(["0", "1000000000.00", "1e9"])("items are left out if the price is %s", async (amount) => {
    const { problems, products } = await read(item("A-1", price("RET", amount)))
    expect(products.size).toBe(0)
    expect(problems).toContainEqual(expect.objectContaining({ severity: "error", field: "Price RET", line: 1, value: amount }))
  })

  it.each(["5.2", "9.0"])("items are rejected in version %s", async (version) => {
    await expect(read(item("A-1", ""), 1, version)).rejects.toMatchObject({ problem: { code: "not-recognized", value: version } })
  })
})
