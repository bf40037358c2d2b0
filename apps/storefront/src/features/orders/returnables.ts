import {
  canReturn,
  canReturnCores,
  type Order,
  type OrderLine,
  getReturnableCoreQuantity,
  getReturnableQuantity,
  type ReturnKind
} from "@camber/domain/order"

/** Something that can go back: pieces of a line, or the old parts that a deposit was paid for. */
export interface Returnable {
  readonly key: string
  readonly ordinality: number
  readonly kind: ReturnKind
  /** Pieces, above 0. */
  readonly most: number
  /** Its select, for assistive technology as well. */
  readonly label: string
  /** Integer cents that were paid for one of them, without tax. */
  readonly each: number
}

type Ordered = Pick<Order, "deliveredAt" | "shippedAt" | "status"> & {
  readonly lines: ReadonlyArray<
    Pick<OrderLine, "coreCharge" | "coresReturned" | "discount" | "ordinality" | "quantity" | "returned" | "shipped" | "title" | "total">
  >
}

/**
 * What of an order can go back at `now`, in UTC milliseconds; parts and old parts have days of their own, and old parts `coreDays` of them. Null
 * where it is too early or too late for both.
 */
export const getReturnables = (order: Ordered, coreDays: number, now: number): ReadonlyArray<Returnable> | null => {
  const isOpen = { goods: canReturn(order, now), core: canReturnCores(order, coreDays, now) }
  if (!isOpen.goods && !isOpen.core) return null
  return order.lines.flatMap((line) => {
    const { coreCharge, discount, ordinality, quantity, title, total } = line
    // With a piece goes its deposit.
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
