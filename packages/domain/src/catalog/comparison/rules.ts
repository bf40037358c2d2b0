import type { Verdict } from "../../vehicles/fitment/model.ts"
import type { ComparisonHeader, ComparisonProduct } from "./model.ts"

/** A cell of a comparison: a standard answer or the product's own text (CARD-29). */
export type ComparisonCell =
  | { readonly kind: "yes" | "no" | "notApplicable"; readonly text: string }
  | { readonly kind: "text"; readonly text: string }

/** One row of a comparison: a label and a cell per product (CARD-28). */
export interface ComparisonRow {
  readonly label: string
  readonly cells: ReadonlyArray<ComparisonCell>
}

const answers = { yes: "yes", no: "no", "n/a": "notApplicable" } as const
const isAnswer = (text: string): text is keyof typeof answers => Object.hasOwn(answers, text)

/** Converts a value into a cell. A missing value is `N/A` (CARD-29). */
export const getComparisonCell = (value: string | undefined): ComparisonCell => {
  const text = value?.trim() || "N/A"
  const lower = text.toLowerCase()
  return { kind: isAnswer(lower) ? answers[lower] : "text", text }
}

/** Returns the header's labels or, without a header, the labels of the first product that has any. */
const getLabels = (header: ComparisonHeader | null, products: ReadonlyArray<ComparisonProduct>): ReadonlyArray<string> =>
  header?.comparisonLabels ?? products.find(({ comparisonLabels }) => comparisonLabels.length > 0)?.comparisonLabels ?? []

/**
 * Builds the comparison table. A product with its own labels is matched by label, any other by position. Repeated labels appear once, with
 * the first value.
 */
export const getComparisonRows = (
  header: ComparisonHeader | null,
  products: ReadonlyArray<ComparisonProduct>
): ReadonlyArray<ComparisonRow> => {
  const labels = getLabels(header, products)
  return [...new Set(labels)].map((label) => ({
    label,
    cells: products.map(({ comparisonLabels, comparisonValues }) =>
      getComparisonCell(comparisonValues[(comparisonLabels.length === 0 ? labels : comparisonLabels).indexOf(label)])
    )
  }))
}

/** Returns the rows in which the products differ. With a single product, returns every row. */
export const getDifferingRows = (rows: ReadonlyArray<ComparisonRow>): ReadonlyArray<ComparisonRow> =>
  rows.filter(({ cells }) => cells.length < 2 || new Set(cells.map(({ text }) => text)).size > 1)

/** Returns the saving, or null unless the product allows it to be shown (CARD-30). */
export const savePriceText = ({ pricing, shouldShowSavePrice }: ComparisonProduct): string | null =>
  shouldShowSavePrice ? pricing.savePriceString || null : null

/** Returns the pickup estimate, or null if unknown (CARD-31). */
export const pickupText = ({ shippingEstimate }: Pick<ComparisonProduct, "shippingEstimate">): string | null =>
  shippingEstimate?.suggestedPickup || null

/** Returns the verdict to show. Null if none was requested or the product is excluded (CARD-27). */
export const getComparedFit = ({ excludeFromThisPartFitsMyVehicle, fitment }: ComparisonProduct): Verdict | null =>
  excludeFromThisPartFitsMyVehicle ? null : fitment
