import { flagNames } from "@camber/domain/flags"

/**
 * What each flag says while nobody has switched it. On is what the shop can do; off are features that it has no pages for yet, and what
 * would send data to others. A flag that is not here is unknown, and so off.
 */
export const flagDefaults: ReadonlyMap<string, string> = new Map([
  [flagNames.dismissableBanners, "true"],
  [flagNames.contactUsForm, "true"],
  [flagNames.platformMenu, "true"],
  [flagNames.sitemapLinks, "false"],
  [flagNames.engineFitmentSeo, "true"],
  [flagNames.mobileSearch, "true"],
  [flagNames.initialSearchContent, "true"],
  [flagNames.loyaltyNotice, "true"],
  [flagNames.mandatoryMultiAdd, "true"],
  [flagNames.drawerMultiAdd, "true"],
  [flagNames.asideMultiAdd, "true"],
  [flagNames.greenSaveRibbon, "true"],
  [flagNames.shippingEstimates, "true"],
  [flagNames.productActivity, "true"],
  [flagNames.promotionPreview, "false"],
  [flagNames.notifications, "false"],
  [flagNames.appInstall, "false"],
  [flagNames.sessionRecording, "false"],
  [flagNames.errorMonitoring, "false"]
])
