import { formatCents } from "../../foundation/money/rules.ts"
import type { CartLine } from "./model.ts"
import { formatQuantityLimit } from "./quantityLimits.ts"

/** The button of a multi-add: how many are selected, and their price in integer cents (ATC-29, GAP-C18). */
export const formatMultiAddLabel = (count: number, total: number): string =>
  `Add ${count} ${count === 1 ? "item" : "items"} To Cart | ${formatCents(total)}`

/** ATC-31, GAP-C18 */
export const formatAdded = (count: number): string =>
  count === 1 ? "1 Item has been added to your cart." : `${count} Items have been added to your cart.`

/** What has changed about a line since it was added to, in the shopper's words: how many there are, and what one costs. */
export const formatLineChanges = (
  line: Pick<CartLine, "wanted" | "least" | "left" | "unitPrice" | "addedPrice" | "isPurchaseable">
): string[] => {
  if (!line.isPurchaseable) return []
  const { addedPrice, unitPrice } = line
  const price =
    addedPrice === null || addedPrice === unitPrice
      ? null
      : `The price has ${unitPrice < addedPrice ? "fallen" : "risen"} from ${formatCents(addedPrice)} to ${formatCents(unitPrice)} since you added it.`
  return [formatQuantityLimit(line.wanted, line), price].filter((text) => text !== null)
}
