import { type Feature, flagNames } from "./flagNames.ts"
import type { FeatureFlag } from "./model.ts"

/**
 * What is on while nobody has switched it: what the shop can do. Off are features that it has no pages for yet, and what would send data
 * to others.
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

const allFeatures = Object.keys(flagNames) as ReadonlyArray<Feature>
const isTrue = (value: FeatureFlag["value"]): boolean => String(value).toLowerCase() === "true"

/** The features that a visitor's flags turn from what they are by default: what a page needs to know to be drawn for that visitor (VIS-16). */
export const getFlippedFeatures = (flags: ReadonlyArray<FeatureFlag>): ReadonlyArray<Feature> =>
  allFeatures.filter((feature) => isOnByDefault(feature) !== flags.some(({ name, value }) => name === flagNames[feature] && isTrue(value)))

/** Where nobody says what the flags are, all that they gate is off (VIS-15). */
export const ALL_OFF: ReadonlyArray<Feature> = allFeatures.filter(isOnByDefault)

/** Whether a feature is on for a visitor for whom these are turned. */
export const isFeatureOn = (turned: ReadonlyArray<Feature>, feature: Feature): boolean =>
  isOnByDefault(feature) !== turned.includes(feature)
