import {
  canReturn,
  canReturnCores,
  type Order,
  type OrderLine,
  getReturnableCoreQuantity,
  getReturnableQuantity,
  type ReturnKind
} from "@camber/domain/order"
import type { ShopPolicy } from "../../foundation/runtime/Seed.ts"

/** A returnable item: pieces of a line, or old parts with a paid deposit. */
export interface Returnable {
  readonly key: string
  readonly ordinality: number
  readonly kind: ReturnKind
  /** Maximum number of pieces, above 0. */
  readonly most: number
  /** Label of the select. Assistive technology reads it too. */
  readonly label: string
  /** Paid unit price in integer cents, without tax. */
  readonly each: number
}

type Ordered = Pick<Order, "deliveredAt" | "returnDays" | "shippedAt" | "status"> & {
  readonly lines: ReadonlyArray<
    Pick<OrderLine, "coreCharge" | "coresReturned" | "discount" | "ordinality" | "quantity" | "returned" | "shipped" | "title" | "total">
  >
}

/** Returns the returnable items of an order. `now` is in UTC milliseconds. Null if no return period is open. */
export const getReturnables = (
  order: Ordered,
  { coreReturnDays }: Pick<ShopPolicy, "coreReturnDays">,
  now: number
): ReadonlyArray<Returnable> | null => {
  const isOpen = { goods: canReturn(order, order.returnDays, now), core: canReturnCores(order, coreReturnDays, now) }
  if (!isOpen.goods && !isOpen.core) return null
  return order.lines.flatMap((line) => {
    const { coreCharge, discount, ordinality, quantity, title, total } = line
    // A returned piece includes its deposit.
    const piece = Math.round((total - discount) / quantity) + coreCharge
    const both = [
      { kind: "goods", most: getReturnableQuantity(line), label: `How many of ${title}`, each: piece },
      { kind: "core", most: getReturnableCoreQuantity(line), label: `How many old parts for ${title}`, each: coreCharge }
    ] as const
    return both
      .filter(({ kind, most }) => isOpen[kind] && most > 0)
      .map((part) => ({ ...part, ordinality, key: `${ordinality} ${part.kind}` }))
  })
}
