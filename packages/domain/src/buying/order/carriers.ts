/** Carriers. Freight and other carriers have no tracking page. */
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

/** Longest tracking number of any carrier. */
export const MAX_TRACKING_NUMBER_LENGTH = 60

/** Returns the carrier's tracking page; null without a number or a tracking page. */
export const trackingHref = (carrier: Carrier, trackingNumber: string | null): string | null => {
  const page = tracking[carrier]
  const number = trackingNumber?.replace(/\s/g, "") ?? ""
  return page === undefined || number === "" ? null : `${page}${encodeURIComponent(number)}`
}
