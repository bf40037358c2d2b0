import type { Taxable as Sums } from "@camber/domain/cart"
import type { Place } from "./Place.ts"

/** What is to be paid before tax, in integer cents: `goods` is the sum of what the lines come to. */
export interface Taxable extends Sums {
  readonly lines: ReadonlyArray<{ readonly skuVariantNumber: string; readonly quantity: number; readonly cents: number }>
}

/** What a place takes of an order: on its goods, and on shipping and deposits for old parts where it says so. */
export interface Taxed {
  /** Integer, 0 or more. */
  readonly cents: number
  readonly onShipping: boolean
  readonly onCores: boolean
}

/** Port: what a place takes of an order. */
export type Tax = (place: Place, taxable: Taxable) => Promise<Taxed>

export const untaxed: Taxed = { cents: 0, onShipping: false, onCores: false }

/** Nothing, anywhere (GAP-C58). */
export const noTax: Tax = async () => untaxed
