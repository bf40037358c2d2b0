import { encodePercent } from "../../foundation/ports/percentEncoding.ts"
import { parseQueryStrings } from "../../foundation/ports/queryString.ts"
import type { SkuBaseNumber } from "../catalog/model.ts"

/** Products side by side at most: as many as a wide screen shows. */
export const MAX_COMPARED = 4

/** The page that compares; everybody who has its address sees the same products. */
export const COMPARE_HREF = "/compare"

/** As `SkuBaseNumber` has it, which a first page does not load. */
const looksLikeNumber = /^[0-9A-Z]{1,12}-[0-9A-Z]{1,12}$/

/** The address that compares these products. */
export const compareHref = (skuBaseNumbers: ReadonlyArray<string>): string =>
  skuBaseNumbers.length === 0 ? COMPARE_HREF : `${COMPARE_HREF}?skus=${skuBaseNumbers.map(encodePercent).join(",")}`

/** The products that an address compares, in either letter case, from one list or as a form sends them: each once, the first four; what cannot be a number is left out. */
export const parseComparedSkus = (search: string): ReadonlyArray<SkuBaseNumber> =>
  [
    ...new Set(
      parseQueryStrings(search)
        .flatMap(([name, value]) => (name === "skus" ? value.split(",") : []))
        .map((text) => text.trim().toUpperCase())
    )
  ]
    .filter((text): text is SkuBaseNumber => looksLikeNumber.test(text))
    .slice(0, MAX_COMPARED)

/** A product as the tray shows it. */
export interface CompareSelection {
  readonly skuBaseNumber: SkuBaseNumber
  readonly title: string
  readonly imageUrl: string
}

/** Puts a product beside the others, or takes it away again. With four chosen a fifth changes nothing. */
export const toggleCompared = (chosen: ReadonlyArray<CompareSelection>, product: CompareSelection): ReadonlyArray<CompareSelection> => {
  if (chosen.some(({ skuBaseNumber }) => skuBaseNumber === product.skuBaseNumber))
    return chosen.filter(({ skuBaseNumber }) => skuBaseNumber !== product.skuBaseNumber)
  return chosen.length >= MAX_COMPARED ? chosen : [...chosen, product]
}
