import type { Cents } from "../../foundation/money/model.ts"

/** What a price is made of. Amounts are cents. */
export interface PriceParts {
  readonly price: number
  /** Before a reduction; null or not above the price: there is none. */
  readonly listPrice: number | null
  /** Paid on top until the old part comes back. */
  readonly coreCharge: number | null
  /** Paid back by the maker later. */
  readonly rebate: number | null
}

/** One line of a break-down: `amount` is signed, what is taken off is negative. */
export interface PriceLine {
  readonly kind: "list" | "saving" | "price" | "core" | "due" | "rebate" | "afterRebate"
  readonly amount: number
}

/**
 * How the list price becomes what it finally costs, each line following from those before it: list + saving = price, price + core = what
 * is paid with the order, price + rebate = the price after rebate, once the core is returned. Empty where the price is all there is to say.
 */
export const getPriceBreakdown = ({ coreCharge, listPrice, price, rebate }: PriceParts): ReadonlyArray<PriceLine> => {
  const [core, back] = [coreCharge ?? 0, Math.min(price, rebate ?? 0)]
  const isReduced = listPrice !== null && listPrice > price
  const lines: ReadonlyArray<PriceLine | false> = [
    isReduced && { kind: "list", amount: listPrice },
    isReduced && { kind: "saving", amount: price - listPrice },
    { kind: "price", amount: price },
    core > 0 && { kind: "core", amount: core },
    core > 0 && { kind: "due", amount: price + core },
    back > 0 && { kind: "rebate", amount: -back },
    back > 0 && { kind: "afterRebate", amount: price - back }
  ]
  const shown = lines.filter((line) => line !== false)
  return shown.length === 1 ? [] : shown
}

/** What a line is called. */
export const formatPriceLine: Readonly<Record<PriceLine["kind"], string>> = {
  list: "List price",
  saving: "You save",
  price: "Price",
  core: "Core charge, refunded with your old part",
  due: "You pay with the order",
  rebate: "Mail-in rebate from the manufacturer",
  afterRebate: "After rebate"
}

/** A rebate as its ribbon explains it; `amount` null where it is not known. */
export const rebateNote = (amount: Cents | null, formatted: (cents: number) => string): string =>
  amount === null ? "The manufacturer refunds part of the price" : `${formatted(amount)} mail-in rebate from the manufacturer`

/** What the special price takes off, in percent (GAP-C58). */
const PERCENT_OFF = 5

/** The price for an account that has the special price, in integer cents: 5 % off, the reduction to the nearest cent, half a cent up. */
export const specialPrice = (price: number): Cents => (price - Math.floor((price * PERCENT_OFF + 50) / 100)) as Cents
