import type { Cents } from "./model.ts"

/** Dollars from the wire as cents, to the nearest one. */
export const toCents = (dollars: number): Cents => Math.round(dollars * 100) as Cents

/** Cents as the dollar amount that travels: at most two decimals (GAP-C56). */
export const toDollars = (cents: number): number => cents / 100

/** A formatted amount as cents; null where it is none: 'Call us'. */
export const parseCents = (text: string): Cents | null =>
  /^\$[\d,]+(?:\.\d\d)?$/.test(text) ? toCents(Number(text.replace(/[$,]/g, ""))) : null

/** `$1,234.00`; negative amounts as `-$1.00`. */
export const formatCents = (cents: number): string =>
  `${cents < 0 ? "-" : ""}$${(Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",")}`
