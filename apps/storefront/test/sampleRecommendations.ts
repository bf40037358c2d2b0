/** An answer to `recommendationSections` as it travels: products, blocks and sections, changed as a test needs them. */
interface WireProductChange {
  readonly availability?: string
  readonly recommendationType?: string
  readonly originSkuPrice?: number
  readonly displaySavingsRibbon?: boolean
  /** There is nothing to choose of it. */
  readonly isOnlyVariant?: boolean
}
export const wireProduct = (number: number, change: WireProductChange = {}) => ({
  _tag: "Product",
  recommendationType: change.recommendationType ?? null,
  skuVariant: null,
  skuBase: `CAM-${number}`,
  originSkuPrice: change.originSkuPrice ?? null,
  displaySavingsRibbon: change.displaySavingsRibbon ?? false,
  hasActiveRebate: false,
  publicSkuBaseDetails: {
    skuBaseNumber: `CAM-${number}`,
    displayTitle: `Rotor ${number}`,
    brand: "Ironvale",
    countryOfOrigin: "Taiwan",
    availability: change.availability ?? "InStock",
    productPageUrl: `/item/rotor/${number}`,
    productPageId: number,
    thumbnailImageLink: null,
    rating: 4.5,
    reviewCount: 2,
    ribbonText: null,
    segmentCategorization: "Brakes",
    hasNoKitBaseComponents: true,
    hasPriceRange: false,
    superMarketAffinity: "street",
    pricing: {
      salePrice: 90,
      salePriceString: "$90.00",
      strikeThroughPrice: 99,
      strikeThroughPriceString: "$99.00",
      percentOffString: "9% Off"
    }
  },
  publicSkuVariantDetails: change.isOnlyVariant
    ? { skuVariantNumber: `CAM-${number}-1`, availability: "InStock", hasActiveRebate: false, hasOptions: false, kit: null }
    : null
})

const block = {
  title: "New Arrivals",
  subtitle: null,
  displayType: null,
  cardDisplayType: null,
  section: "Home",
  recommendations: [1, 2].map((number) => wireProduct(number)) as ReadonlyArray<object>,
  isExpandable: false,
  checkFitment: true,
  getShippingEstimate: false,
  misoId: null as string | null,
  attribution: null,
  featureFlags: [],
  clientDataType: null,
  clientHydrated: false,
  useBorders: false,
  useReducedArticleCard: false,
  debugData: null as { readonly misoRequestJson: string } | null,
  isMock: false
}
export type WireBlock = Omit<typeof block, "subtitle" | "displayType" | "cardDisplayType" | "clientDataType"> & {
  readonly subtitle: string | null
  readonly displayType: string | null
  readonly cardDisplayType: string | null
  readonly clientDataType: string | null
}
export const wireBlock = (change: Partial<WireBlock> = {}): WireBlock => ({ ...block, ...change })

export const wireSection = (sectionType: string, ...recommendationGroups: ReadonlyArray<WireBlock>) => ({
  sectionType,
  treatment: null,
  originSkuBases: [],
  originSkuVariants: [],
  recommendationGroups: recommendationGroups.map((group) => ({ ...group, section: sectionType }))
})
