import type { Cents } from "./model.ts"

/** Converts dollars from the wire to cents, rounded to the nearest cent. */
export const toCents = (dollars: number): Cents => Math.round(dollars * 100) as Cents

/** Converts cents to dollars for the wire, with at most two decimals (GAP-C56). */
export const toDollars = (cents: number): number => cents / 100

/** Parses a formatted amount. Returns null for other texts, such as 'Call us'. */
export const parseCents = (text: string): Cents | null =>
  /^\$[\d,]+(?:\.\d\d)?$/.test(text) ? toCents(Number(text.replace(/[$,]/g, ""))) : null

/** Formats cents as `$1,234.00`; negative amounts as `-$1.00`. */
export const formatCents = (cents: number): string =>
  `${cents < 0 ? "-" : ""}$${(Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",")}`
