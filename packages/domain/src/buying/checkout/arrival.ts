import { getFitmentText } from "../../vehicles/fitment/text.ts"
import type { OrderReview, ReviewedLine } from "./model.ts"

/** When each line of a review could be there by the way that is chosen, by its id; null where nobody knows it. */
export const getLineArrivals = ({
  lines,
  shippingChoices,
  shippingMethod
}: Pick<OrderReview, "lines" | "shippingChoices" | "shippingMethod">): ReadonlyMap<string, string | null> => {
  const chosen = shippingChoices.find(({ method }) => method === shippingMethod)
  return new Map(lines.map(({ lineId }, index) => [lineId, chosen?.arrivals[index] ?? null]))
}

/** The lines that do not fit the car that they were chosen for: they are asked about once before they are ordered. */
export const findMisfits = (lines: ReadonlyArray<ReviewedLine>): ReadonlyArray<ReviewedLine> =>
  lines.filter(({ addedFor }) => addedFor !== null && getFitmentText(addedFor.verdict).tone === "negative")
