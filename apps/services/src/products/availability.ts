import type { Availability } from "@camber/domain/catalog"

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
