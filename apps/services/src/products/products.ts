import { productOptions, productPage, skuBases } from "@camber/domain/catalogue"
import { sql, type SqlBool } from "kysely"
import { BadInput } from "../http/failures.ts"
import type { ProductCondition } from "../discovery/ListingFilter.ts"
import { answering, serviceSchema } from "../schema/serviceSchema.ts"
import type { Store } from "../schema/Store.ts"
import { cardOf } from "./cardOf.ts"
import { optionsOf } from "./productOptions.ts"
import { componentsOf, productPages } from "./productPage.ts"
import { productRecords } from "./productRecords.ts"
import { productRows } from "./productRows.ts"
import { productsTypes } from "./types.ts"

/** The most products that one call may ask for. */
export const mostSkuBases = 100

/** Products by their base numbers. Rejects with `BadInput` beyond 100. */
export const withBaseNumbers = (skuBaseNumbers: ReadonlyArray<string>): ProductCondition => {
  if (skuBaseNumbers.length > mostSkuBases)
    throw new BadInput({ argument: "skuBaseNumbers", expected: `Expected at most ${mostSkuBases} numbers` })
  return (product) => sql<SqlBool>`${product.ref("product.sku_base_number")} = any(${skuBaseNumbers})`
}

/** The service behind /graphql/products. */
export const productsSchema = (store: Store) =>
  serviceSchema(productsTypes, {
    productPage: answering(productPage, "productPage", productPages(store)),

    skuBases: answering(skuBases, "skuBases", async ({ skuBaseNumbers }) => {
      const rows = await productRows(store.database, withBaseNumbers(skuBaseNumbers)).execute()
      return rows.map((row) => cardOf(row, store.pictures, null))
    }),

    productOptions: answering(productOptions, "productOptions", async ({ skuOrSkuBase }) => {
      const number = skuOrSkuBase.toUpperCase()
      const [base = number] = number.match(/^CAM-[0-9A-Z]+/) ?? []
      const record = await productRecords(store.database, withBaseNumbers([base])).executeTakeFirst()
      const isVariant = record?.allVariants.some(({ sku_variant_number }) => sku_variant_number === number)
      if (record === undefined || (base !== number && !isVariant)) return null
      const components = await componentsOf(store, record)
      return optionsOf(record, isVariant ? number : null, { pictures: store.pictures, components, place: "drawer" })
    })
  })
