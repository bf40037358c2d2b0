/** Who brings parcels. What goes by freight, or by somebody else, has no page that a number leads to. */
export const carriers = ["ups", "usps", "fedex", "freight", "other"] as const
type Carrier = (typeof carriers)[number]

export const carrierLabels: Readonly<Record<Carrier, string>> = {
  ups: "UPS",
  usps: "USPS",
  fedex: "FedEx",
  freight: "Freight",
  other: "Other carrier"
}

const tracking: Readonly<Partial<Record<Carrier, string>>> = {
  ups: "https://www.ups.com/track?tracknum=",
  usps: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  fedex: "https://www.fedex.com/fedextrack/?trknbr="
}

/** Longest number of a carrier. */
export const MAX_TRACKING_NUMBER_LENGTH = 60

/** Where the carrier tells how far a parcel is; null without a number, or where the carrier has no such page. */
export const trackingHref = (carrier: Carrier, trackingNumber: string | null): string | null => {
  const page = tracking[carrier]
  const number = trackingNumber?.replace(/\s/g, "") ?? ""
  return page === undefined || number === "" ? null : `${page}${encodeURIComponent(number)}`
}
