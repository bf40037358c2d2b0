import type { CartContents } from "@camber/domain/cart"
import { formatCents } from "@camber/domain/money"

/** Formats a number of pieces: `1 piece`, `2 pieces`. */
export const formatPieces = (count: number): string => `${count} ${count === 1 ? "piece" : "pieces"}`

/** Formats a cart in short: `2 pieces $118.90`, or `empty`. */
export const formatCart = ({ itemCount, total }: Pick<CartContents, "itemCount" | "total">): string =>
  itemCount === 0 ? "empty" : `${formatPieces(itemCount)} ${formatCents(total)}`
