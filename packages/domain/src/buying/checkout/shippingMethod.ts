import type { ShippingChoice } from "./model.ts"
import type { Location } from "../location/model.ts"
import { createLocation } from "../location/rules.ts"
import type { ContactTexts } from "./validateContact.ts"
import { SUPPORTED_COUNTRIES } from "./regions.ts"

export const shippingMethods = ["standard", "expedited"] as const
type ShippingMethod = (typeof shippingMethods)[number]

/** Display names of the methods. */
export const shippingMethodNames: Readonly<Record<ShippingMethod, string>> = { standard: "Standard", expedited: "Expedited" }

/** Lists the methods that a country may request. The order review determines whether a method is available. */
export const getShippingMethods = (country: string): ReadonlyArray<ShippingMethod> => (country === "US" ? shippingMethods : ["standard"])

/** Returns the subtotal from which a method is free, in integer cents; null if the method is never free (GAP-C58). */
export const getFreeShippingThreshold = (method: ShippingMethod, threshold: number | null): number | null =>
  method === "standard" ? threshold : null

/** Business days of standard shipping to a US address; `pallet` is added for truck freight. */
export const roadDays = { least: 1, most: 9, pallet: 3 } as const

type MethodOffer = Pick<ShippingChoice, "arrivals" | "price">

/** Returns whether the method delivers no line sooner than the other method. Requires at least one known day. */
const isNoSooner = ({ arrivals }: MethodOffer, other: MethodOffer): boolean =>
  arrivals.some((day) => day !== null) &&
  arrivals.every((day, index) => {
    const otherDay = other.arrivals[index] ?? null
    return day === null || (otherDay !== null && day >= otherDay)
  })

/** Filters out shipping methods that cost more than an alternative without delivering any line sooner. Keeps the order. */
export const filterDominatedMethods = <A extends MethodOffer>(methods: ReadonlyArray<A>): ReadonlyArray<A> =>
  methods.filter((method) => !methods.some((other) => other.price < method.price && isNoSooner(method, other)))

type Placed = Pick<ContactTexts, "country" | "region" | "postalCode">

/** Returns a key that differs if shipping or tax may differ; null until the postal code is valid in its country. */
export const getDestinationKey = ({ country, postalCode, region }: Placed): string | null => {
  const location = createLocation(country, postalCode)
  return location && [location.countryCode, region.trim(), location.zipCode].join(" ")
}

/**
 * Adds the cart's destination to a contact without a postal code.
 *
 * A different country is only applied if no region was entered.
 */
export const withDestination = (contact: ContactTexts, location: Pick<Location, "countryCode" | "zipCode"> | null): ContactTexts => {
  if (location === null || location.zipCode === "" || contact.postalCode.trim() !== "") return contact
  const { countryCode: country, zipCode: postalCode } = location
  if (country === contact.country) return { ...contact, postalCode }
  return contact.region === "" && SUPPORTED_COUNTRIES.includes(country) ? { ...contact, country, postalCode } : contact
}
