import type { Kysely } from "kysely"
import { isInCatalog } from "../database/importTables.ts"
import type { Tables } from "../database/tables.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import { type SitemapUrl, URLS_IN_FILE } from "./sitemapXml.ts"

/** Products per query. */
const BATCH = 1_000

export interface ProductKey {
  readonly product_page_id: number
  readonly slug: string
  /** ISO date on which the product was added. The catalog does not record later changes of a product. */
  readonly added_on: string
}

/** Reads at most `limit` products with an id after `after` up to `last`, in id order. */
export type ReadProducts = (after: number, last: number, limit: number) => Promise<ReadonlyArray<ProductKey>>

export const readProducts =
  (database: Kysely<Tables>): ReadProducts =>
  (after, last, limit) =>
    database
      .selectFrom("product")
      .select(["product_page_id", "slug", "added_on"])
      .where("product_page_id", ">", after)
      .where("product_page_id", "<=", last)
      .where(isInCatalog("product.product_page_id"))
      // Leaves out products without variants, because they have no page.
      .where(({ exists, selectFrom }) =>
        exists(selectFrom("variant").select("sku_variant_number").whereRef("variant.product_page_id", "=", "product.product_page_id"))
      )
      .orderBy("product_page_id")
      .limit(limit)
      .execute()

/** Returns the number of product files. File n, from 1, contains the n-th window of ids. */
export const productFiles = (largestId: number): number => Math.ceil(largestId / URLS_IN_FILE)

/** Yields the products of one file in batches, with their id as cursor. */
export async function* productUrls(read: ReadProducts, file: number): AsyncGenerator<ReadonlyArray<SitemapUrl>> {
  const last = file * URLS_IN_FILE
  let after = last - URLS_IN_FILE
  for (;;) {
    const products = await read(after, last, BATCH)
    if (products.length > 0) yield products.map((product) => ({ path: siteUrls.product(product), lastModified: product.added_on }))
    if (products.length < BATCH) return
    after = products.at(-1)?.product_page_id ?? last
  }
}
