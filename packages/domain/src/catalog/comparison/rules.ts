import type { Verdict } from "../../vehicles/fitment/model.ts"
import type { ComparisonHeader, ComparisonProduct } from "./model.ts"

/** What a product says to one label: an answer that everybody knows, or its own words (CARD-29). */
export type ComparisonCell =
  | { readonly kind: "yes" | "no" | "notApplicable"; readonly text: string }
  | { readonly kind: "text"; readonly text: string }

/** One row of a comparison: a label, and a cell for each product in their order (CARD-28). */
export interface ComparisonRow {
  readonly label: string
  readonly cells: ReadonlyArray<ComparisonCell>
}

const answers = { yes: "yes", no: "no", "n/a": "notApplicable" } as const
const isAnswer = (text: string): text is keyof typeof answers => Object.hasOwn(answers, text)

/** CARD-29; a value that is missing is `N/A`. */
export const getComparisonCell = (value: string | undefined): ComparisonCell => {
  const text = value?.trim() || "N/A"
  const lower = text.toLowerCase()
  return { kind: isAnswer(lower) ? answers[lower] : "text", text }
}

/** The labels of the header or, without one, those of the first product that has any. */
const labelsOf = (header: ComparisonHeader | null, products: ReadonlyArray<ComparisonProduct>): ReadonlyArray<string> =>
  header?.comparisonLabels ?? products.find(({ comparisonLabels }) => comparisonLabels.length > 0)?.comparisonLabels ?? []

/**
 * A comparison as a table. A product with labels of its own is read by them, so that its values stand in the right rows whatever their
 * order; any other by the place of the value. Labels are unique: of two that are the same the first counts.
 */
export const getComparisonRows = (
  header: ComparisonHeader | null,
  products: ReadonlyArray<ComparisonProduct>
): ReadonlyArray<ComparisonRow> => {
  const labels = labelsOf(header, products)
  return [...new Set(labels)].map((label) => ({
    label,
    cells: products.map(({ comparisonLabels, comparisonValues }) =>
      getComparisonCell(comparisonValues[(comparisonLabels.length === 0 ? labels : comparisonLabels).indexOf(label)])
    )
  }))
}

/** Rows in which the products are not all alike; of one product every row. */
export const getDifferingRows = (rows: ReadonlyArray<ComparisonRow>): ReadonlyArray<ComparisonRow> =>
  rows.filter(({ cells }) => cells.length < 2 || new Set(cells.map(({ text }) => text)).size > 1)

/** What is saved; null unless the product says that it shall be shown (CARD-30). */
export const savePriceText = ({ pricing, shouldShowSavePrice }: ComparisonProduct): string | null =>
  shouldShowSavePrice ? pricing.savePriceString || null : null

/** When the product could be picked up, where it is known (CARD-31). */
export const pickupText = ({ shippingEstimate }: Pick<ComparisonProduct, "shippingEstimate">): string | null =>
  shippingEstimate?.suggestedPickup || null

/** The verdict to show; null where none was asked for and where the product is excluded from it (CARD-27). */
export const getComparedFit = ({ excludeFromThisPartFitsMyVehicle, fitment }: ComparisonProduct): Verdict | null =>
  excludeFromThisPartFitsMyVehicle ? null : fitment
