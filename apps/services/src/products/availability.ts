import type { Availability } from "@camber/domain/catalogue"

/** What is known of a variant's stock. `available_on` is an ISO date. */
export interface Stock {
  readonly availability: Availability
  readonly quantity: number
  readonly lead_days: number | null
  readonly available_on: string | null
}

/** Below this many in stock the number is told. */
const fewInStock = 4

const days = (count: number) => (count === 1 ? "1 day" : `${count} days`)
const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" })

/** Shopper's words for an availability. */
export const availabilityText = ({ availability, quantity, lead_days, available_on }: Stock): string => {
  switch (availability) {
    case "InStock":
      return quantity > 0 && quantity < fewInStock ? `${quantity} left` : "In stock"
    case "FactoryShipped":
      return lead_days === null ? "Ships from the factory" : `Ships in ${days(lead_days)}`
    case "MadeToOrder":
      return lead_days === null ? "Made to order" : `Made to order in ${days(lead_days)}`
    case "Backorderable":
      return available_on === null ? "On backorder" : `On backorder until ${day.format(Date.parse(available_on))}`
    case "Discontinued":
      return "Discontinued"
    case "NotAvailable":
      return "Out of stock"
  }
}

export const isPurchaseable = (availability: Availability): boolean => availability !== "NotAvailable" && availability !== "Discontinued"
