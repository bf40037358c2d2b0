import type { Availability } from "@camber/domain/catalog"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Stock of a variant. `available_on` is an ISO date. */
export interface Stock {
  readonly availability: Availability
  readonly quantity: number
  readonly lead_days: number | null
  readonly available_on: string | null
}

/** Below this quantity, the text states the number in stock. */
const fewInStock = 4

const days = (count: number) => (count === 1 ? "1 day" : `${count} days`)
const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" })

/** Formats a backorder; shows the date up to and including `today`. */
const backorderText = ({ lead_days, available_on }: Stock, today: string): string => {
  if (available_on !== null && available_on >= today) return `On backorder until ${day.format(Date.parse(available_on))}`
  return lead_days === null ? "Backordered" : `Ships in ${days(lead_days)}`
}

/** Formats an availability for shoppers. `today` is an ISO date. */
export const formatAvailability = (stock: Stock, today: string): string => {
  const { availability, quantity, lead_days } = stock
  switch (availability) {
    case "InStock":
      return quantity > 0 && quantity < fewInStock ? `${quantity} left` : "In stock"
    case "FactoryShipped":
      return lead_days === null ? "Ships from the factory" : `Ships in ${days(lead_days)}`
    case "MadeToOrder":
      return lead_days === null ? "Made to order" : `Made to order in ${days(lead_days)}`
    case "Backorderable":
      return backorderText(stock, today)
    case "Discontinued":
      return "Discontinued"
    case "NotAvailable":
      return "Out of stock"
  }
}

/** Products per transaction. The change log treats a larger change as a change of every product. */
const AT_ONCE = 1_000

/**
 * Repairs products that differ from their variants.
 *
 * An older release writes a product's availability itself, and no later change of a variant corrects that. Works in batches. Skips locked
 * products; the next run repairs them.
 */
export const repairProductAggregates = async (database: Kysely<Tables>): Promise<void> => {
  let last: number | null = 0
  while (last !== null) last = await mendSome(database, last)
}

/** Repairs a batch of products after the given one. Returns the last product id, or null at the end. */
const mendSome = async (database: Kysely<Tables>, beyond: number): Promise<number | null> => {
  const { rows } = await sql<{ last: number | null }>`select mend_products(${beyond}, ${AT_ONCE}) as last`.execute(database)
  return rows[0]?.last ?? null
}
