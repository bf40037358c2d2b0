import { Schema } from "effect"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { RecommendedItem } from "./items.ts"

const text = Schema.NullOr(Schema.String)

/** A group of items that are shown together (REC-02, REC-03). */
export const RecommendationBlock = Schema.Struct({
  title: text,
  subtitle: text,
  /** grid, vertical, card, comparison, categorygrid or aside. Anything else is a carousel (REC-15). */
  displayType: text,
  /** vertical, horizontal, single, double or four (GAP-C41). */
  cardDisplayType: text,
  section: Schema.String,
  recommendations: Schema.Array(RecommendedItem),
  isExpandable: Schema.Boolean,
  /** True if verdicts of its products are fetched and shown (FIT-12). */
  checkFitment: Schema.Boolean,
  getShippingEstimate: Schema.Boolean,
  /** Id of the recommender's response, used to report clicks. */
  misoId: text,
  attribution: text,
  /** Flags under test with this block. */
  featureFlags: Schema.Array(Schema.String),
  /** `PdpRecentHistory` if the device fills the block (REC-04). */
  clientDataType: text,
  /** True after the device has filled the block. Meaningless for other blocks. */
  clientHydrated: Schema.Boolean,
  useBorders: Schema.Boolean,
  useReducedArticleCard: Schema.Boolean,
  /** Only set for staff who maintain recommendations, otherwise null. */
  debugData: Schema.NullOr(Schema.Struct({ misoRequestJson: text })),
  /** True for test data. Has no effect. */
  isMock: Schema.Boolean
})
export interface RecommendationBlock extends Schema.Struct.Type<typeof RecommendationBlock.fields> {}

/** The response for one requested section (REC-01). */
export const RecommendationSection = Schema.Struct({
  sectionType: Schema.String,
  /** The test variant that this visitor sees. */
  treatment: text,
  /** The products that the recommendations are based on. */
  originSkuBases: Schema.Array(SkuBaseNumber),
  originSkuVariants: Schema.Array(SkuVariantNumber),
  recommendationGroups: Schema.Array(RecommendationBlock)
})
export interface RecommendationSection extends Schema.Struct.Type<typeof RecommendationSection.fields> {}

/** Sections that pages request (GAP-C40, GAP-58). Sections with other names are shown too. */
export const sections = {
  home: "Home",
  product: "PDP",
  productAside: "PDP_Aside",
  /** Compares the product with others of its type. */
  productComparison: "PDP_Comparison",
  addedDrawer: "ATC_Drawer",
  cart: "Cart",
  search: "Search",
  /** A block of the products that were viewed last on this device. */
  recentHistory: "PdpRecentHistory",
  newProducts: "New_Products",
  toolbox: "Toolbox_Blade",
  notFound: "404"
} as const
