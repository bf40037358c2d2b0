import type { Availability } from "@camber/domain/catalog"

/** Shopper's words for an availability where the services' own, which know dates and numbers, are not at hand (DRW-12). */
export const availabilityCopy: Readonly<Record<Availability, string>> = {
  InStock: "In stock",
  FactoryShipped: "Ships from the factory",
  MadeToOrder: "Made to order",
  Backorderable: "Backordered",
  NotAvailable: "Out of stock",
  Discontinued: "Discontinued"
}
