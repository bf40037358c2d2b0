import { formatCents } from "../../foundation/money/rules.ts"
import type { CartLine } from "./model.ts"
import { formatQuantityLimit } from "./quantityLimits.ts"

/** Formats the multi-add button: count and price of the selection, in integer cents (ATC-29, GAP-C18). */
export const formatMultiAddLabel = (count: number, total: number): string =>
  `Add ${count} ${count === 1 ? "item" : "items"} To Cart | ${formatCents(total)}`

/** Formats the toast after a multi-add (ATC-31, GAP-C18). */
export const formatAdded = (count: number): string =>
  count === 1 ? "1 Item has been added to your cart." : `${count} Items have been added to your cart.`

/** Lists the changes of a line's quantity limit and price since it was added, as text for the shopper. */
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
