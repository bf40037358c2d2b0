/** How an order may be sent. */
export const shippingMethods = ["standard", "expedited"] as const
type ShippingMethod = (typeof shippingMethods)[number]

/** What a method is called. */
export const shippingMethodNames: Readonly<Record<ShippingMethod, string>> = { standard: "Standard", expedited: "Expedited" }

/** What one may wish for an order to this country; whether it can be had is told by its review. */
export const getShippingMethods = (country: string): ReadonlyArray<ShippingMethod> => (country === "US" ? shippingMethods : ["standard"])

/** From which subtotal on a method costs nothing; `threshold` in integer cents, null where nothing is ever free (GAP-C58). */
export const getFreeShippingThreshold = (method: ShippingMethod, threshold: number | null): number | null =>
  method === "standard" ? threshold : null

/** Business days on the road to an address in the US by standard shipping, and how many a pallet takes more. */
export const roadDays = { least: 1, most: 9, pallet: 3 } as const
