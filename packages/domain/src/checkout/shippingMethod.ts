/** How an order may be sent. */
export const shippingMethods = ["standard", "expedited"] as const
type ShippingMethod = (typeof shippingMethods)[number]

/** Integer cents; standard shipping costs nothing from the shop's threshold on (GAP-C58). */
const prices: Readonly<Record<ShippingMethod, number>> = { standard: 995, expedited: 2495 }

/** What a method is called. */
export const shippingMethodNames: Readonly<Record<ShippingMethod, string>> = { standard: "Standard", expedited: "Expedited" }

/** What one may choose for an order to this country: only at home is there a faster one. */
export const shippingMethodsTo = (country: string): ReadonlyArray<ShippingMethod> => (country === "US" ? shippingMethods : ["standard"])

/** The terms of a method for `orderTotals`; `threshold` in integer cents, null where nothing is ever free. */
export const shippingTerms = (method: ShippingMethod, threshold: number | null) => ({
  shipping: prices[method],
  freeShippingFrom: method === "standard" ? threshold : null
})

/** Business days on the road to an address in the US by standard shipping, and how many a pallet takes more. */
export const roadDays = { least: 1, most: 9, pallet: 3 } as const
