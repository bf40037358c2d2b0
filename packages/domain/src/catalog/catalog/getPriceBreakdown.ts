import type { Cents } from "../../foundation/money/model.ts"

/** The parts of a price, in cents. */
export interface PriceParts {
  readonly price: number
  /** Price before a reduction. No reduction if null or not above the price. */
  readonly listPrice: number | null
  /** Charged on top until the old part is returned. */
  readonly coreCharge: number | null
  /** Refunded later by the manufacturer. */
  readonly rebate: number | null
}

/** One line of the breakdown. `amount` is signed; deductions are negative. */
export interface PriceLine {
  readonly kind: "list" | "saving" | "price" | "core" | "due" | "rebate" | "afterRebate"
  readonly amount: number
}

/**
 * Breaks a price down into lines: list + saving = price, price + core = amount due with the order, price + rebate = price after rebate. The
 * core charge is refunded later. Returns an empty list if there is only a price.
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

/** Label of each line. */
export const formatPriceLine: Readonly<Record<PriceLine["kind"], string>> = {
  list: "List price",
  saving: "You save",
  price: "Price",
  core: "Core charge, refunded with your old part",
  due: "You pay with the order",
  rebate: "Mail-in rebate from the manufacturer",
  afterRebate: "After rebate"
}

/** Formats the explanation of a rebate ribbon. `amount` is null if unknown. */
export const rebateNote = (amount: Cents | null, formatted: (cents: number) => string): string =>
  amount === null ? "The manufacturer refunds part of the price" : `${formatted(amount)} mail-in rebate from the manufacturer`

/** Discount of the special price in percent (GAP-C58). */
const PERCENT_OFF = 5

/** Computes the price for accounts with the special price, in integer cents: 5% off, with the reduction rounded half up. */
export const specialPrice = (price: number): Cents => (price - Math.floor((price * PERCENT_OFF + 50) / 100)) as Cents
