import { type Availability, isPurchaseable } from "@camber/domain/catalogue"
import { readiness } from "./availability.ts"

/** What tells which of a product's variants is opened where nobody names one. */
export interface PreferableVariant {
  readonly availability: Availability
  readonly price_cents: number
  readonly ordinality: number
}

/** Of those that can be bought and fit the readiest, then the cheapest: a page opens with the availability that the product's card shows. */
export const byPreference =
  <Row extends PreferableVariant>(fits: (row: Row) => boolean) =>
  (a: Row, b: Row): number => {
    const preference = (row: Row) => (isPurchaseable(row.availability) ? 2 : 0) + (fits(row) ? 1 : 0)
    const wait = (row: Row) => readiness.indexOf(row.availability)
    return preference(b) - preference(a) || wait(a) - wait(b) || a.price_cents - b.price_cents || a.ordinality - b.ordinality
  }
