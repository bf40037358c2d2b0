import type { Availability, Cents, KitComponent } from "./model.ts"

/** From the worst to the best: a kit ships no earlier than its worst component. */
const ranking: ReadonlyArray<Availability> = ["Discontinued", "NotAvailable", "Backorderable", "MadeToOrder", "FactoryShipped", "InStock"]

/** The whole kit's price in cents; `price` is of one piece. */
export const kitPrice = (components: ReadonlyArray<{ readonly price: number; readonly quantity: number }>): Cents =>
  components.reduce((sum, { price, quantity }) => sum + price * quantity, 0) as Cents

/** The worst of the components; a kit of nothing is not available. */
export const kitAvailability = (components: ReadonlyArray<Pick<KitComponent, "availability">>): Availability =>
  ranking.find((availability) => components.some((component) => component.availability === availability)) ?? "NotAvailable"

/** Whether the kit can be added: every component has its options chosen and can be bought (DRW-09). */
export const isKitComplete = (components: ReadonlyArray<Pick<KitComponent, "indexOptions" | "isPurchaseable">>): boolean =>
  components.length > 0 &&
  components.every(({ indexOptions, isPurchaseable }) => isPurchaseable && indexOptions.every(({ isSelected }) => isSelected))

/** The badge of a component that is not in stock: the shopper's words or, without them, the raw value (DRW-12, DRW-13). */
export const availabilityBadge = (
  component: { readonly availability: Availability; readonly isPurchaseable: boolean },
  availabilityText: string
): { readonly text: string; readonly intent: "warning" | "negative" } | null =>
  component.availability === "InStock"
    ? null
    : { text: availabilityText || component.availability, intent: component.isPurchaseable ? "warning" : "negative" }
