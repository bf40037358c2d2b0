import type { CartContents } from "@camber/domain/cart"
import { formatCents } from "@camber/domain/money"
import type { Caller } from "@camber/domain/staff"

/** Formats a number of pieces: `1 piece`, `2 pieces`. */
export const formatPieces = (count: number): string => `${count} ${count === 1 ? "piece" : "pieces"}`

/** Formats a cart in short: `2 pieces $118.90`, or `empty`. */
export const formatCart = ({ itemCount, total }: Pick<CartContents, "itemCount" | "total">): string =>
  itemCount === 0 ? "empty" : `${formatPieces(itemCount)} ${formatCents(total)}`

/** Formats an order of a list: number, day, pieces, total and status. */
export const formatOrder = ({ orderNumber, pieces, placedAt, status, total }: Caller["orders"][number]): string =>
  [orderNumber, placedAt.slice(0, 10), formatPieces(pieces), formatCents(total), status].join("  ")
