import { describe, expect, it } from "vitest"
import { describeProduct, describeVariants, expectedProducts, type ExpectedVariant } from "../../test/describeProducts.ts"
import { openSamples, openZipSamples, readProducts, textFile } from "../../test/sampleFiles.ts"
import type { ImportedProduct, ImportFile, Problem } from "../index.ts"

const maps = (...names: ReadonlyArray<string>): ReadonlyArray<ImportFile> => names.flatMap((name) => openSamples(`maps/${name}`))
const words = maps("category_map.csv", "aliases.csv", "fitment_map.json")

const toPlace = ({ code, column, line }: Problem): string => `${code} ${line} ${column}`
const countClasses = (products: ReadonlyMap<string, ImportedProduct>) =>
  Object.fromEntries([...Map.groupBy(products.values(), ({ content }) => content.fitClass)].map(([name, own]) => [name, own.length]))

const expectedVariants = new Map<string, ExpectedVariant>(
  expectedProducts.flatMap(([, { brand, variants }]) => variants.map((variant) => [`${brand} ${variant.mpn}`, variant] as const))
)
/** Kits of grouped products cost the sum of their parts. */
const kits = new Set(["RLA58", "RLA59"])

describe.each([
  {
    name: "BigCommerce export of today",
    reader: "bigcommerce",
    files: async () => [...(await openZipSamples("exports.zip", "products-modern.csv")), ...maps("bigcommerce_ids.csv")],
    problems: ["unknown-type 289 16"],
    hasKits: false
  },
  {
    name: "former BigCommerce export",
    reader: "bigcommerce-old",
    files: () => openZipSamples("exports.zip", "products-legacy.csv"),
    problems: ["unknown-type 317 28"],
    hasKits: false
  },
  {
    name: "Magento export",
    reader: "magento",
    files: () => openZipSamples("exports.zip", "catalog_product.csv"),
    problems: ["unknown-type 260 5", "kit-priced-by-parts 276 14", "kit-priced-by-parts 279 14"],
    hasKits: true
  }
])("$name", async ({ files, hasKits, problems: wanted, reader }) => {
  const { problems, products, records, summary } = await readProducts([...(await files()), ...words])

  it("is recognized with its problems", () => {
    expect(summary).toMatchObject({ reader, wrong: 0 })
    expect(problems.map(toPlace)).toEqual(wanted)
  })

  it("contains the title, brand and category of 60 products", () => {
    expect(products.size).toBe(60)
    for (const product of products.values()) {
      const found = expectedProducts.find(
        ([, { brand, variants }]) => brand === product.content.brand && variants[0]?.mpn === product.content.variants[0]?.mpn
      )?.[1]
      expect(describeProduct(product, records)).toMatchObject({ brand: found?.brand, category: found?.category })
      expect(product.content.type === null).toBe(product.content.category === "Garage > Stools")
      expect(product.content.title.endsWith(found?.title ?? "?")).toBe(true)
    }
  })

  it("contains the number, options, price, stock and weight of 140 variants", () => {
    const found = [...products.values()].flatMap((product) =>
      describeVariants(product).map((variant) => ({ ...variant, brand: product.content.brand }))
    )
    expect(found).toHaveLength(140)
    for (const { brand, gtin, list, mpn, pounds, price, quantity, sku, values } of found) {
      if (kits.has(sku) && hasKits) continue
      const wanted = expectedVariants.get(`${brand} ${mpn}`)
      expect({ sku, gtin, list, mpn, pounds, price, quantity, values }).toEqual({
        sku: wanted?.sku,
        gtin: wanted?.gtin,
        list: wanted?.list,
        mpn: wanted?.mpn,
        pounds: wanted?.pounds,
        price: wanted?.price,
        quantity: wanted?.quantity,
        values: wanted?.values
      })
    }
  })

  it("contains fitment in its own field, which the owner's map decodes", () => {
    expect(records.filter(({ kind }) => kind === "statement")).toHaveLength(51)
    expect(countClasses(products)).toEqual({ vehicle: 25, universal: 13, none: 18, "not-for-vehicles": 4 })
  })
})

describe("osCommerce tables", async () => {
  const files = [...openSamples("oscommerce"), ...maps("category_map.csv")]
  const { problems, products, summary } = await readProducts(files)

  it("contain 60 products with 140 variants, which have no stock count", () => {
    expect(summary).toMatchObject({ reader: "oscommerce", wrong: 0 })
    expect(problems.filter(({ code }) => code === "stock-by-product-only")).toHaveLength(22)
    expect(problems.find(({ code }) => code === "stock-by-product-only")).toMatchObject({
      file: "products.csv",
      line: 2,
      column: 2,
      value: "58"
    })
    expect([...products.values()].flatMap(({ content }) => content.variants)).toHaveLength(140)
  })

  it.each(expectedProducts.map(([key, product], at) => ({ key, product, at })))(
    "contain $key with its options and prices",
    ({ at, product }) => {
      const found = products.get(`osc-${at + 1}`)
      expect({ title: found?.content.title, brand: found?.content.brand, category: found?.content.category }).toEqual({
        title: product.title,
        brand: product.brand,
        category: product.category
      })
      const variants = found === undefined ? [] : describeVariants(found)
      expect(variants.map(({ pounds, price, values }) => ({ pounds, price, values }))).toEqual(
        product.variants.map(({ pounds, price, values }) => ({ pounds, price, values }))
      )
    }
  )

  it("the tables are completed with the stock counts of variants from stock.csv", async () => {
    const stock = textFile("stock.csv", "sku,warehouse,quantity\nfront-street-1,main,7\n")
    const found = await readProducts([...files, stock])
    expect(found.problems.filter(({ code }) => code === "stock-by-product-only")).toEqual([])
    expect(describeVariants(found.products.get("osc-1")!).map(({ quantity }) => quantity)).toEqual([7, 0, 0, 0])
    expect(describeVariants(found.products.get("osc-2")!).map(({ quantity }) => quantity)).toEqual([0])
  })

  it("result in at most 500 combinations of options", async () => {
    const ids = Array.from({ length: 40 }, (_, at) => at + 1)
    const tables = {
      products: "products_id,products_model,products_price,products_status\n1,M,10,1\n",
      products_description: "products_id,language_id,products_name\n1,1,Part\n",
      products_attributes: `products_id,options_id,options_values_id,options_values_price\n${ids.flatMap((id) => [1, 2, 3, 4].map((option) => `1,${option},${id},0\n`)).join("")}`
    }
    const { problems: found, products: made } = await readProducts(
      Object.entries(tables).map(([name, text]) => textFile(`${name}.csv`, text))
    )
    expect(made.get("osc-1")?.content.variants).toHaveLength(500)
    expect(found).toContainEqual(expect.objectContaining({ code: "too-many-variants", severity: "error" }))
  })
})

describe("BigCommerce rows", () => {
  const header = "Item,ID,Name,SKU,Options,Inventory Tracking,Current Stock,Price,Brand ID,Categories"

  it("rows are rejected if the names of the products' brands are missing", async () => {
    const file = textFile("b.csv", `${header}\nProduct,1,Part,A,,product,1,10,42,23\nVariant,2,,A-1,Type=R|Name=Size|Value=1,,1,10,,\n`)
    const { problems, products } = await readProducts([file])
    expect(products.size).toBe(0)
    expect(problems.map(toPlace)).toEqual(["brand-by-id 2 9"])
  })
})

describe("Magento rows", () => {
  const header =
    "sku,store_view_code,attribute_set_code,product_type,categories,name,price,special_price,special_price_from_date,special_price_to_date,qty,additional_attributes"
  const readPrice = async (from: string, to: string) => {
    const row = `A,,Default,simple,Default Category/Brakes,Part,20,15,"${from}","${to}",3.0000,"manufacturer=Acme, Inc.,mpn=A-1"`
    const { products } = await readProducts([textFile("m.csv", `${header}\n${row}\nA,fr,Default,simple,,Pièce,,,,,,\n`)])
    return products.get("A")
  }

  it("keep commas in attributes, and translations are left out", async () => {
    expect((await readPrice("", ""))?.content).toMatchObject({ brand: "Acme, Inc.", title: "Part", category: "Brakes" })
  })

  it.each([
    { from: "", to: "", cents: 1500 },
    { from: "11/1/26, 12:00 AM", to: "11/30/26, 12:00 AM", cents: 1500 },
    { from: "2026-12-01 00:00:00", to: "", cents: 2000 },
    { from: "", to: "11/29/26", cents: 2000 }
  ])("result in the price $cents cents for a special price from '$from' to '$to'", async ({ cents, from, to }) => {
    expect((await readPrice(from, to))?.offers[0]?.cents).toBe(cents)
  })
})

describe("parts that the former shop sells without a stock count", () => {
  const woo = "ID,Type,SKU,Name,Regular price,Categories,Brands,In stock?,Stock"
  const shopify = "Title,URL handle,SKU,Price,Vendor,Inventory tracker,Inventory quantity"

  it.each([
    { shop: "WooCommerce", text: `${woo}\n1,simple,A,Part,20,Pads,Acme,1,\n2,simple,B,Other,20,Pads,Acme,1,\n`, field: "Stock" },
    { shop: "Shopify", text: `${shopify}\nPart,a,A,20,Acme,,\nOther,b,B,20,Acme,,\n`, field: "Inventory quantity" }
  ])("can be backordered after an import from $shop, and are reported once", async ({ field, text }) => {
    const { problems, products } = await readProducts([textFile("export.csv", text)])
    expect([...products.values()].map(({ offers }) => offers[0]?.availability)).toEqual(["Backorderable", "Backorderable"])
    const uncounted = problems.filter(({ code }) => code === "not-counted")
    expect(uncounted).toEqual([expect.objectContaining({ severity: "warning", field, line: 2 })])
  })

  it.each([
    ["is out of stock", `${woo}\n1,simple,A,Part,20,Pads,Acme,0,\n`],
    ["has a count of 0", `${woo}\n1,simple,A,Part,20,Pads,Acme,1,0\n`],
    ["is tracked", `${shopify}\nPart,a,A,20,Acme,shopify,0\n`]
  ])("parts are not available if the row %s", async (_, text) => {
    const { problems, products } = await readProducts([textFile("export.csv", text)])
    expect([...products.values()].map(({ offers }) => offers[0]?.availability)).toEqual(["NotAvailable"])
    expect(problems.filter(({ code }) => code === "not-counted")).toEqual([])
  })
})

describe("readCatalog", () => {
  const bigCommerce = (price: string) =>
    `Item,ID,Name,SKU,Options,Inventory Tracking,Price,Brand ID\nProduct,1,Part,A,,product,${price},1\n`
  const old = (price: string) => `Item Type,Product Name,Product Code/SKU,Brand Name,Price\nProduct,Part,A,Acme,${price}\n`
  const magento = (price: string) => `sku,attribute_set_code,product_type,name,price\nA,Default,simple,Part,${price}\n`
  const ids = textFile("ids.csv", "kind,id,name\nbrand,1,Acme\n")

  it.each(["0", "0.00", "-5", "1000000000", "1e9", "=1+1", "1,5"])("leaves out a part that costs %s dollars", async (price) => {
    for (const text of [bigCommerce(price), old(price), magento(price)].map((written) => written.replace(price, `"${price}"`))) {
      const { problems, products } = await readProducts([textFile("export.csv", text), ids])
      expect(products.size).toBe(0)
      expect(problems).toContainEqual(
        expect.objectContaining({ severity: "error", field: expect.stringMatching(/^price$/i), line: 2, value: price })
      )
    }
  })
})
