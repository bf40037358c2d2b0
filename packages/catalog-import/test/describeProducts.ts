import type { CatalogRecord, ImportedProduct } from "../src/index.ts"
import { readJson } from "./sampleFiles.ts"

export interface ExpectedVariant {
  readonly sku: string
  readonly mpn: string | null
  readonly gtin: string | null
  readonly values: ReadonlyArray<string>
  readonly price: number
  readonly list: number | null
  readonly core: number | null
  readonly quantity: number
  readonly availability: string
  readonly pounds: number
  readonly inches: ReadonlyArray<number>
  readonly freight?: boolean
  readonly ground?: boolean
  readonly minimum?: number
}

export interface ExpectedProduct {
  readonly title: string
  readonly brand: string
  readonly category: string
  readonly type: string | null
  readonly status: string
  readonly class: string
  readonly options: ReadonlyArray<string>
  readonly numbers?: ReadonlyArray<string>
  readonly statementRows: number
  readonly variants: ReadonlyArray<ExpectedVariant>
}

const expected = readJson("expected.json") as { readonly products: Readonly<Record<string, ExpectedProduct>> }
/** Products of the invented shop by key. */
export const expectedProducts = Object.entries(expected.products)

/** Returns the facts of a product without its variants. */
export const describeProduct = ({ content }: ImportedProduct, records: ReadonlyArray<CatalogRecord>) => ({
  title: content.title,
  brand: content.brand,
  category: content.category,
  type: content.type,
  status: content.status,
  class: content.fitClass,
  options: content.optionNames,
  numbers: content.numbers.map(({ brand, form, number }) => `${form}: ${brand} ${number}`),
  statements: records.filter(({ kind, product }) => kind === "statement" && product === content.key).length
})

/** Returns the facts of the variants of a product, with price and count. */
export const describeVariants = ({ content, offers }: ImportedProduct) =>
  content.variants.map((variant) => {
    const offer = offers.find(({ sku }) => sku === variant.sku)
    return {
      sku: variant.sku,
      mpn: variant.mpn,
      gtin: variant.gtin,
      values: variant.values,
      price: offer?.cents,
      list: offer?.listCents,
      core: variant.coreCents,
      quantity: offer?.stock.reduce((sum, { quantity }) => sum + quantity, 0),
      availability: offer?.availability,
      pounds: variant.pounds,
      longest: variant.longestInches,
      freight: variant.shipsByFreight,
      ground: variant.isGroundOnly,
      minimum: variant.minimum
    }
  })
