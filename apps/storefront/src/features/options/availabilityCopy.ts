import type { Availability } from "@camber/domain/catalog"

/** Texts of availabilities for screens that lack the detailed texts of the services (DRW-12). */
export const availabilityCopy: Readonly<Record<Availability, string>> = {
  InStock: "In stock",
  FactoryShipped: "Ships from the factory",
  MadeToOrder: "Made to order",
  Backorderable: "Backordered",
  NotAvailable: "Out of stock",
  Discontinued: "Discontinued"
}
