import type { ImportFile } from "@camber/catalog-import"
import { toFiles } from "./ownShop.ts"

/** Products of `manyParts`, of which each version lacks one. */
export const PARTS = 60

/** Tables of a shop with parts in several batches. A version changes all titles and prices, and lacks another part. */
export const manyParts = (version: number): ReadonlyArray<ImportFile> => {
  const parts = Array.from({ length: PARTS }, (_, at) => at).filter((at) => at !== version)
  const list = (header: string, row: (at: number) => string) => [header, ...parts.map(row), ""].join("\n")
  return toFiles({
    products: list("product,title,brand,category,fitment", (at) => `part-${at},Part ${at} v${version},Acme,Tools,none`),
    variants: list("sku,product", (at) => `P/${at},part-${at}`),
    prices: list("sku,price", (at) => `P/${at},${10 + version}.00`),
    stock: list("sku,warehouse,quantity", (at) => `P/${at},main,5`)
  })
}
