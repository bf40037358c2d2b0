import { parseQueryStrings, encodePercent } from "../../foundation/ports/queryString.ts"
import type { SkuBaseNumber } from "../catalog/sku.ts"

/** Maximum number of compared products: as many as fit on a wide screen. */
export const MAX_COMPARED = 4

/** Path of the comparison page. It is public: every visitor with the URL sees the same products. */
export const COMPARE_HREF = "/compare"

/** Same pattern as `SkuBaseNumber`, without loading the schema on a first page. */
const skuBaseNumberPattern = /^[0-9A-Z]{1,12}-[0-9A-Z]{1,12}$/

/** Returns the URL that compares these products. */
export const compareHref = (skuBaseNumbers: ReadonlyArray<string>): string =>
  skuBaseNumbers.length === 0 ? COMPARE_HREF : `${COMPARE_HREF}?skus=${skuBaseNumbers.map(encodePercent).join(",")}`

/**
 * Parses the products of a comparison URL, in any letter case, from one list or from repeated form fields. Keeps the first four distinct
 * valid numbers.
 */
export const parseComparedSkus = (search: string): ReadonlyArray<SkuBaseNumber> =>
  [
    ...new Set(
      parseQueryStrings(search)
        .flatMap(([name, value]) => (name === "skus" ? value.split(",") : []))
        .map((text) => text.trim().toUpperCase())
    )
  ]
    .filter((text): text is SkuBaseNumber => skuBaseNumberPattern.test(text))
    .slice(0, MAX_COMPARED)

/** A product in the comparison tray. */
export interface CompareSelection {
  readonly skuBaseNumber: SkuBaseNumber
  readonly title: string
  readonly imageUrl: string
}

/** Adds or removes a product. With four selected, a fifth is ignored. */
export const toggleCompared = (chosen: ReadonlyArray<CompareSelection>, product: CompareSelection): ReadonlyArray<CompareSelection> => {
  if (chosen.some(({ skuBaseNumber }) => skuBaseNumber === product.skuBaseNumber))
    return chosen.filter(({ skuBaseNumber }) => skuBaseNumber !== product.skuBaseNumber)
  return chosen.length >= MAX_COMPARED ? chosen : [...chosen, product]
}
