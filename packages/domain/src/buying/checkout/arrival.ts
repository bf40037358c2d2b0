import { getFitmentText } from "../../vehicles/fitment/text.ts"
import type { OrderReview, ReviewedLine } from "./model.ts"

/** Returns the arrival day of each line by its id, for the selected shipping method; null if unknown. */
export const getLineArrivals = ({
  lines,
  shippingChoices,
  shippingMethod
}: Pick<OrderReview, "lines" | "shippingChoices" | "shippingMethod">): ReadonlyMap<string, string | null> => {
  const chosen = shippingChoices.find(({ method }) => method === shippingMethod)
  return new Map(lines.map(({ lineId }, index) => [lineId, chosen?.arrivals[index] ?? null]))
}

/** Returns the lines that do not fit their vehicle. The shopper must confirm them before ordering. */
export const findMisfits = (lines: ReadonlyArray<ReviewedLine>): ReadonlyArray<ReviewedLine> =>
  lines.filter(({ addedFor }) => addedFor !== null && getFitmentText(addedFor.verdict).tone === "negative")
