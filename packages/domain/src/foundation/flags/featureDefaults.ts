import type { FeatureFlag } from "./model.ts"

/** Name of each feature's flag on the wire (VIS-16, VIS-17, FLAG-06 to FLAG-12, GAP-20). */
export const flagNames = {
  notifications: "Shell_Notifications",
  dismissableBanners: "Shell_Dismissable_Banners",
  appInstall: "Frontend_PWA",
  contactUsForm: "Shell_Contact_Us_Form",
  platformMenu: "Shell_Platform_Menu",
  sitemapLinks: "Shell_Sitemap_Links",
  engineFitmentSeo: "Shell_Engine_Fitment_Seo",
  mobileSearch: "Shell_Mobile_Search",
  initialSearchContent: "Shell_Initial_Search_Content",
  sessionRecording: "Shell_Session_Recording",
  errorMonitoring: "Shell_Error_Monitoring",
  loyaltyNotice: "Shell_Loyalty_Notice",
  /** The value is JSON (GAP-31). */
  signupExperiment: "Shell_Signup_Experiment",
  mandatoryMultiAdd: "Show_Add_Mandatory_Recommendations_To_Cart",
  drawerMultiAdd: "ATC_Drawer_Miso_Recs_Multi_Add_Enabled",
  asideMultiAdd: "Aside_Recs_Multi_Add_ATC_Enabled",
  greenSaveRibbon: "Green_Save_Price_Ribbon",
  promotionPreview: "PRP_FrontEnd_Promo_Preview",
  shippingEstimates: "PRP_FrontEnd_ShippingEstimates",
  productActivity: "Product_Activity_Frontend_Enabled"
} as const

export type Feature = keyof typeof flagNames

/** All flag names in a request (GAP-C37). */
export const allFlagNames: ReadonlyArray<string> = Object.values(flagNames)

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

/** Flipped features if the flags are unknown: all features that are on by default, so that everything is off (VIS-15). */
export const ALL_OFF: ReadonlyArray<Feature> = allFeatures.filter(isOnByDefault)

/** Returns true if a feature is on for a visitor with these flipped features. */
export const isFeatureOn = (turned: ReadonlyArray<Feature>, feature: Feature): boolean =>
  isOnByDefault(feature) !== turned.includes(feature)
