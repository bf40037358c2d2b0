import { type Feature, flagNames } from "./flagNames.ts"
import type { FeatureFlag } from "./model.ts"

/**
 * Features that are on by default: everything the shop supports. Features without pages yet and features that send data to third parties
 * are off.
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

/** Returns the features whose flag differs from its default, which the server needs to render a page for the visitor (VIS-16). */
export const getFlippedFeatures = (flags: ReadonlyArray<FeatureFlag>): ReadonlyArray<Feature> =>
  allFeatures.filter((feature) => isOnByDefault(feature) !== flags.some(({ name, value }) => name === flagNames[feature] && isTrue(value)))

/** Flipped features if the flags are unknown: everything is off (VIS-15). */
export const ALL_OFF: ReadonlyArray<Feature> = allFeatures.filter(isOnByDefault)

/** Returns true if a feature is on for a visitor with these flipped features. */
export const isFeatureOn = (turned: ReadonlyArray<Feature>, feature: Feature): boolean =>
  isOnByDefault(feature) !== turned.includes(feature)
