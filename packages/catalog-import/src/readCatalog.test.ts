import { describe, expect, it } from "vitest"
import { describeProduct, describeVariants, expectedProducts } from "../test/describeProducts.ts"
import { openSamples, readProducts, textFile } from "../test/sampleFiles.ts"

describe("Camber's own tables", async () => {
  const { problems, products, records, summary } = await readProducts(openSamples("camber"))

  it("the tables are recognized, with one category that has no product type", () => {
    expect(summary).toMatchObject({ reader: "camber", rows: 821, wrong: 0 })
    expect(problems.map(({ code, column, file, line }) => ({ code, column, file, line }))).toEqual([
      { code: "unknown-type", column: 4, file: "products.csv", line: 55 }
    ])
  })

  it.each(expectedProducts)("contain product %s", (key, product) => {
    expect(describeProduct(products.get(key)!, records)).toEqual({
      title: product.title,
      brand: product.brand,
      category: product.category,
      type: product.type,
      status: product.status,
      class: product.class,
      options: product.options,
      numbers: product.numbers ?? [],
      statements: product.statementRows
    })
  })

  it.each(expectedProducts)("contain the variants of %s with price and stock", (key, product) => {
    expect(describeVariants(products.get(key)!)).toEqual(
      product.variants.map(
        ({ availability, core, freight, gtin, ground, inches, list, minimum, mpn, pounds, price, quantity, sku, values }) => ({
          sku,
          mpn,
          gtin,
          values,
          price,
          list,
          core,
          quantity,
          availability,
          pounds,
          longest: Math.max(...inches),
          freight: freight ?? false,
          ground: ground ?? false,
          minimum: minimum ?? 1
        })
      )
    )
  })
})

describe.each([
  { name: "products_export_new.csv", reader: "shopify", codes: ["unknown-column", "gtin-check-digit", "unknown-type"] },
  { name: "products_export_old.csv", reader: "shopify-old", codes: ["unknown-type", "sku-made"] },
  { name: "wc-product-export.csv", reader: "woocommerce", codes: ["unknown-type", "kit-priced-by-parts", "kit-priced-by-parts"] }
])("an export of $reader", async ({ codes, name, reader }) => {
  // The owner's table of categories accompanies the export.
  const categories = openSamples("camber").filter(({ name: file }) => file === "categories.csv")
  const { problems, products, records, summary } = await readProducts([...openSamples(name), ...categories])

  it("contains the photographs of its products in order", () => {
    const { host, pathname } = new URL(products.get("front-street-pads-gm-a")!.content.pictures![1]!.source)
    expect([host, pathname]).toEqual(["images.redline-attic.example", "/front-street-pads-gm-a-2.jpg"])
  })

  it("is recognized with its problems", () => {
    expect(summary).toMatchObject({ reader, wrong: 0 })
    expect(problems.map(({ code }) => code)).toEqual(codes)
    expect(products.size).toBe(60)
  })

  it("contains the title, brand, category and type of every product, but no fitment", () => {
    for (const product of products.values()) {
      const found = expectedProducts.find(
        ([, { brand, variants }]) => brand === product.content.brand && variants[0]?.mpn === product.content.variants[0]?.mpn
      )?.[1]
      expect(describeProduct(product, records)).toMatchObject({
        brand: found?.brand,
        category: found?.category,
        class: "none",
        statements: 0
      })
      expect(product.content.type === null).toBe(product.content.category === "Garage > Stools")
      expect(found?.title.startsWith(product.content.title.slice(0, 20))).toBe(true)
    }
  })

  it("contains the SKU, part number, options, price and stock of every variant", () => {
    const known = new Map(
      expectedProducts.flatMap(([, { brand, variants }]) => variants.map((variant) => [`${brand} ${variant.mpn}`, variant] as const))
    )
    const kits = new Set(["RLA58", "RLA59"])
    const found = [...products.values()].flatMap((product) =>
      describeVariants(product).map((variant) => ({ ...variant, brand: product.content.brand }))
    )
    expect(found).toHaveLength(140)
    for (const variant of found) {
      // WooCommerce's kits have no weight or price of their own.
      if (kits.has(variant.sku) && reader === "woocommerce") continue
      const wanted = known.get(`${variant.brand} ${variant.mpn}`)
      expect({ sku: variant.mpn, values: variant.values, pounds: variant.pounds }).toEqual({
        sku: wanted?.mpn,
        values: wanted?.values,
        pounds: wanted?.pounds
      })
      expect({ sku: variant.sku, price: variant.price, list: variant.list, quantity: variant.quantity }).toEqual({
        sku: variant.sku,
        price: wanted?.price,
        list: wanted?.list,
        quantity: wanted?.quantity
      })
    }
  })
})

describe("sets of files", () => {
  it("files are rejected without products", async () => {
    const files = [textFile("variants.csv", "sku,product\nA,a\n")]
    await expect(readProducts(files)).rejects.toMatchObject({
      problem: { code: "missing-column", sentence: "The set needs products.csv." }
    })
  })

  it("files are rejected if they contain two shops", async () => {
    await expect(readProducts([...openSamples("camber"), ...openSamples("wc-product-export.csv")])).rejects.toMatchObject({
      problem: { code: "not-recognized" }
    })
  })

  it("a variant without a price is left out", async () => {
    const { problems, products } = await readProducts([
      textFile("products.csv", "product,title,brand,category\np,Part,Brand,Rotors\n"),
      textFile("variants.csv", "sku,product,option1_name,option1_value\nA,p,Size,1\nB,p,Size,2\n"),
      textFile("prices.csv", "sku,price\nA,10\n")
    ])
    expect(products.get("p")?.content.variants.map(({ sku }) => sku)).toEqual(["A"])
    expect(problems.at(-1)).toMatchObject({ file: "variants.csv", line: 3, code: "missing-value", value: "B" })
  })
})

const part = {
  products: textFile("products.csv", "product,title,brand,category\np,Part,Brand,Rotors\n"),
  variants: textFile("variants.csv", "sku,product\nA,p\n"),
  prices: textFile("prices.csv", "sku,price\nA,10\n")
}

describe("photographs and documents", () => {
  it("photographs and documents are ordered by position, with each URL once and the warranty among the documents", async () => {
    const images = [
      "product,sku,position,kind,url,alt",
      "p,,2,photo,https://images.example/two.jpg,Two",
      ",A,1,line_art,//images.example/one.jpg,",
      "p,,3,photo,https://images.example/two.jpg,Again",
      "p,,1,document,https://images.example/warranty.pdf,Warranty",
      ""
    ].join("\n")
    const { products } = await readProducts([part.products, part.variants, part.prices, textFile("images.csv", images)])
    expect(products.get("p")?.content).toMatchObject({
      pictures: [
        { sku: "A", source: "https://images.example/one.jpg", alt: "" },
        { sku: null, source: "https://images.example/two.jpg", alt: "Two" }
      ],
      documents: [{ sku: null, source: "https://images.example/warranty.pdf", alt: "Warranty" }]
    })
  })

  it("photographs are left out with a warning if the percent-encoded URL is too long", async () => {
    const images = `product,sku,position,kind,url\np,,1,photo,https://images.example/${"é".repeat(400)}.jpg\n`
    const { problems, products } = await readProducts([part.products, part.variants, part.prices, textFile("images.csv", images)])
    expect(problems).toContainEqual(expect.objectContaining({ code: "picture-address", severity: "warning", line: 2 }))
    expect(products.get("p")?.content.pictures).toBeUndefined()
  })

  it("require a product in the files, and a URL", async () => {
    const images = "product,sku,position,kind,url,file\nother,,1,photo,https://images.example/a.jpg,\np,,1,photo,,\np,,1,photo,,a.jpg\n"
    const { problems } = await readProducts([part.products, part.variants, part.prices, textFile("images.csv", images)])
    expect(problems.filter(({ file }) => file === "images.csv").map(({ code, field, line }) => [code, field, line])).toEqual([
      ["unknown-product", "product", 2],
      ["missing-value", "url", 3],
      ["picture-address", "file", 4]
    ])
  })
})

describe("prices with dates", () => {
  it("prices are left out with a warning if they are past, apply if they are valid today, and are planned if they are in the future", async () => {
    const prices = "sku,price,starts,ends\nA,8,2026-12-01,\nA,9,,2026-11-29\nA,10,2026-11-30,2026-11-30\n"
    const { problems, products } = await readProducts([part.products, part.variants, textFile("prices.csv", prices)])
    expect(products.get("p")?.offers[0]?.cents).toBe(1000)
    expect(problems.filter(({ code }) => code !== "unknown-type").map(({ code, field, line }) => [code, field, line])).toEqual([
      ["price-of-another-day", "ends", 3]
    ])
    expect(products.get("p")?.offers[0]?.plans).toEqual([
      { cents: 800, listCents: null, startsAt: "2026-12-01T00:00:00.000Z", endsAt: null }
    ])
  })

  it("prices with dates are all planned next to a price without dates, until the end of their last day", async () => {
    const prices = "sku,price,starts,ends\nA,8,2026-11-01,2026-12-05\nA,9,2026-12-10T08:30:00Z,2026-12-11T08:30:00Z\nA,10,,\n"
    const { problems, products } = await readProducts([part.products, part.variants, textFile("prices.csv", prices)])
    expect(problems.filter(({ file }) => file === "prices.csv")).toEqual([])
    expect(products.get("p")?.offers[0]).toMatchObject({
      cents: 1000,
      plans: [
        { cents: 800, startsAt: "2026-11-01T00:00:00.000Z", endsAt: "2026-12-06T00:00:00.000Z" },
        { cents: 900, startsAt: "2026-12-10T08:30:00.000Z", endsAt: "2026-12-11T08:30:00.000Z" }
      ]
    })
  })

  it("prices are rejected if the end is before the start", async () => {
    const prices = "sku,price,starts,ends\nA,10,,\nA,8,2026-12-05,2026-12-04\n"
    const { problems } = await readProducts([part.products, part.variants, textFile("prices.csv", prices)])
    expect(problems).toContainEqual(expect.objectContaining({ severity: "error", code: "bad-date", field: "ends", line: 3 }))
  })

  it.each([
    { starts: "2026-12-01T00:00:00", ends: "", cents: 2000 },
    { starts: "", ends: "2026-11-29 23:59:59", cents: 2000 },
    { starts: "2026-11-30", ends: "2026-11-30", cents: 1500 }
  ])("result in the price $cents cents for a WooCommerce sale from '$starts' to '$ends'", async ({ cents, ends, starts }) => {
    const header = "ID,Type,SKU,Name,Regular price,Sale price,Date sale price starts,Date sale price ends,Categories,Brands"
    const { products } = await readProducts([textFile("wc.csv", `${header}\n1,simple,A,Part,20,15,${starts},${ends},Rotors,Brand\n`)])
    expect(products.get("A")?.offers[0]?.cents).toBe(cents)
  })
})

describe("statements", () => {
  it.each([
    "universal,1967,1969,Chevrolet,Camaro,,,",
    "universal,,,,,350,,",
    "engine,1967,1969,,,5.7L V8,,",
    "engine,,,,,5.7L V8,Ford,",
    "raceType,,,Chevrolet,,,,drag-racing",
    "vehicle,1967,1969,Chevrolet,Camaro,,,drag-racing"
  ])("statements are left out if they have a condition that their scope does not use: %s", async (row) => {
    const fitment = `scope,year_from,year_to,make,model,engine,engine_make,race_type,source,source_date,product\n${row},Maker,2026-01-01,p\n`
    const { problems, records } = await readProducts([part.products, part.variants, part.prices, textFile("fitment.csv", fitment)])
    expect(records.filter(({ kind }) => kind === "statement")).toEqual([])
    expect(problems).toContainEqual(expect.objectContaining({ severity: "error", code: "unused-condition", line: 2 }))
  })
})
