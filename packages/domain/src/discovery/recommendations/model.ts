import { Schema } from "effect"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/model.ts"
import { RecommendedItem } from "./items.ts"

const text = Schema.NullOr(Schema.String)

/** A group of things that are shown together (REC-02, REC-03). */
export const RecommendationBlock = Schema.Struct({
  title: text,
  subtitle: text,
  /** grid, vertical, card, comparison, categorygrid, aside; anything else is a carousel (REC-15). */
  displayType: text,
  /** vertical, horizontal, single, double, four (GAP-C41). */
  cardDisplayType: text,
  section: Schema.String,
  recommendations: Schema.Array(RecommendedItem),
  isExpandable: Schema.Boolean,
  /** The fit is looked up and told for its products (FIT-12). */
  checkFitment: Schema.Boolean,
  getShippingEstimate: Schema.Boolean,
  /** The answer of the recommender that made the block, to tell it what became of it. */
  misoId: text,
  attribution: text,
  /** Flags under test with this block. */
  featureFlags: Schema.Array(Schema.String),
  /** `PdpRecentHistory`: this device fills the block (REC-04). */
  clientDataType: text,
  /** The device has filled the block, so far as it could; without meaning for any other block. */
  clientHydrated: Schema.Boolean,
  useBorders: Schema.Boolean,
  useReducedArticleCard: Schema.Boolean,
  /** For those who look after recommendations; null for anybody else. */
  debugData: Schema.NullOr(Schema.Struct({ misoRequestJson: text })),
  /** Made up for a trial. Nothing follows from it. */
  isMock: Schema.Boolean
})
export interface RecommendationBlock extends Schema.Struct.Type<typeof RecommendationBlock.fields> {}

/** The answer to one section that was asked for (REC-01). */
export const RecommendationSection = Schema.Struct({
  sectionType: Schema.String,
  /** The variant of a test that this visitor sees. */
  treatment: text,
  /** What the recommendations follow from. */
  originSkuBases: Schema.Array(SkuBaseNumber),
  originSkuVariants: Schema.Array(SkuVariantNumber),
  recommendationGroups: Schema.Array(RecommendationBlock)
})
export interface RecommendationSection extends Schema.Struct.Type<typeof RecommendationSection.fields> {}

/** The sections that pages ask for (GAP-C40, GAP-58). A section of any other name is shown all the same. */
export const sections = {
  home: "Home",
  product: "PDP",
  productAside: "PDP_Aside",
  /** The product beside others of its kind. */
  productComparison: "PDP_Comparison",
  addedDrawer: "ATC_Drawer",
  cart: "Cart",
  search: "Search",
  /** One block of what this device saw last. */
  recentHistory: "PdpRecentHistory",
  newProducts: "New_Products",
  toolbox: "Toolbox_Blade",
  notFound: "404"
} as const
