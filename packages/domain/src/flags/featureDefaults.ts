import type { Feature } from "./flagNames.ts"

/**
 * What is on while nobody has switched it: what the shop can do. Off are features that it has no pages for yet, and what would send data
 * to others. Pages that are drawn for everybody go by this; what is drawn for one visitor asks the visitor's flags.
 */
const on: ReadonlyArray<Feature> = [
  "notifications",
  "dismissableBanners",
  "contactUsForm",
  "platformMenu",
  "mobileSearch",
  "initialSearchContent",
  "loyaltyNotice",
  "mandatoryMultiAdd",
  "drawerMultiAdd",
  "asideMultiAdd",
  "greenSaveRibbon",
  "promotionPreview",
  "shippingEstimates",
  "productActivity"
]

export const isOnByDefault = (feature: Feature): boolean => on.includes(feature)
