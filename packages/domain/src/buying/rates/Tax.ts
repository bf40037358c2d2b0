import { Data, type Effect } from "effect"
import type { Taxable as Sums } from "../cart/computeOrderTotals.ts"
import type { Destination, DestinationRejected } from "./Destination.ts"

/** Amounts before tax, in integer cents. `goods` is the sum of the lines. */
export interface Taxable extends Sums {
  readonly lines: ReadonlyArray<{ readonly skuVariantNumber: string; readonly quantity: number; readonly cents: number }>
}

/** Tax on an order: on goods, and on shipping and core deposits if the destination taxes them. */
export interface TaxResult {
  /** Integer of at least 0. */
  readonly cents: number
  readonly onShipping: boolean
  readonly onCores: boolean
}

/** The tax provider did not respond in time. A retry may succeed. `problem` is for the log and contains no secret. */
export class TaxUnavailable extends Data.TaggedError("TaxUnavailable")<{ readonly problem: string }> {}

/** Port: tax calculation. Quotes have no side effects, report nothing to authorities and may be repeated. */
export interface Tax {
  readonly quote: (place: Destination, taxable: Taxable) => Effect.Effect<TaxResult, TaxUnavailable | DestinationRejected>
}

export const NO_TAX: TaxResult = { cents: 0, onShipping: false, onCores: false }
