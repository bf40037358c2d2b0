export const shippingMethods = ["standard", "expedited"] as const
type ShippingMethod = (typeof shippingMethods)[number]

/** Display names of the methods. */
export const shippingMethodNames: Readonly<Record<ShippingMethod, string>> = { standard: "Standard", expedited: "Expedited" }

/** Lists the methods that a country may request. The order review determines whether they are available. */
export const getShippingMethods = (country: string): ReadonlyArray<ShippingMethod> => (country === "US" ? shippingMethods : ["standard"])

/** Returns the subtotal from which a method is free, in integer cents; null if never (GAP-C58). */
export const getFreeShippingThreshold = (method: ShippingMethod, threshold: number | null): number | null =>
  method === "standard" ? threshold : null

/** Business days of standard shipping to a US address; `pallet` is added for truck freight. */
export const roadDays = { least: 1, most: 9, pallet: 3 } as const
