import { Data, type Effect } from "effect"
import type { Taxable as Sums } from "../cart/computeOrderTotals.ts"
import type { Destination, DestinationRejected } from "./Destination.ts"

/** What is to be paid before tax, in integer cents: `goods` is the sum of what the lines come to. */
export interface Taxable extends Sums {
  readonly lines: ReadonlyArray<{ readonly skuVariantNumber: string; readonly quantity: number; readonly cents: number }>
}

/** What a place takes of an order: on its goods, and on shipping and deposits for old parts where it says so. */
export interface TaxResult {
  /** Integer, 0 or more. */
  readonly cents: number
  readonly onShipping: boolean
  readonly onCores: boolean
}

/** Nobody answered who knows the tax of any place: later they may. `problem` is for the log and holds no secret. */
export class TaxUnavailable extends Data.TaggedError("TaxAway")<{ readonly problem: string }> {}

/** Port: what a place takes of an order. The same may be asked for any number of times; nothing is reported to anybody by it. */
export interface Tax {
  readonly quote: (place: Destination, taxable: Taxable) => Effect.Effect<TaxResult, TaxUnavailable | DestinationRejected>
}

export const NO_TAX: TaxResult = { cents: 0, onShipping: false, onCores: false }
