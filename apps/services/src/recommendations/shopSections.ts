import { RECENT_HISTORY, sections } from "@camber/domain/recommendations"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { categoryGrid, createHomePages, nearSearch } from "./beyondProducts.ts"
import type { PartCounts } from "../navigation/partCounts.ts"
import type { Reference } from "../reference/Reference.ts"
import { createBlock } from "./createBlock.ts"
import { loadBlocks, type RequestedBlock } from "./loadBlocks.ts"
import type { Recommender } from "./Origin.ts"
import { findPopularThisWeek } from "./recordedBehavior.ts"
import { type CategoryListing, getListingForCategory } from "./categoryListing.ts"

/** Maximum product blocks in a section. */
const BLOCKS = 2

/** Blocks that each section may contain, best first. */
const requestedBlocks: ReadonlyMap<string, (listing: CategoryListing) => ReadonlyArray<RequestedBlock>> = new Map([
  [
    sections.home,
    ({ arrivals, companions, wanted }) => [companions("Goes With Your Cart", ["mandatory", "adapter", "beside"]), wanted, arrivals]
  ],
  [
    sections.product,
    ({ beside, companions, together }) => [
      together("Often Added Together", "Product Added"),
      companions("Goes Well With This Part", ["beside"]),
      together("Shoppers Also Looked At", "Product Viewed"),
      { title: beside.title, items: beside.items }
    ]
  ],
  [sections.productAside, ({ companionsAside }) => [companionsAside("Needed for the Job", ["mandatory", "adapter"])]],
  [sections.addedDrawer, ({ companionsBelow }) => [companionsBelow("Goes With This Part", ["mandatory", "adapter", "beside"])]],
  [
    sections.cart,
    ({ beside, companions, together }) => [
      companions("Goes With Your Cart", ["mandatory", "adapter", "beside"], { getShippingEstimate: true }),
      together("Often Added Together", "Product Added"),
      beside
    ]
  ],
  [sections.search, ({ arrivals, wanted }) => [wanted, arrivals]]
] satisfies ReadonlyArray<readonly [string, (listing: CategoryListing) => ReadonlyArray<RequestedBlock>]>)

const nothing: Recommender = async () => []

/**
 * Creates the recommenders of the home, product, cart and search pages, and of the section that each device fills itself, by section name.
 */
export const shopSections = (
  store: ResolverContext,
  partCounts: (reference: Reference) => Promise<PartCounts>
): ReadonlyMap<string, Recommender> => {
  /** Recommenders of the blocks before and after the products of a section. */
  const around: ReadonlyMap<string, { readonly before?: Recommender; readonly after?: Recommender }> = new Map([
    [sections.home, { after: createHomePages(partCounts) }],
    [sections.search, { before: nearSearch, after: categoryGrid }]
  ])
  const wanted = findPopularThisWeek(store.database)
  const made = [...requestedBlocks].map(([name, getBlocks]): readonly [string, Recommender] => [
    name,
    async (_store, reference, origin) => {
      const { after = nothing, before = nothing } = around.get(name) ?? {}
      const products = loadBlocks(name, getBlocks(getListingForCategory(store, reference, origin, wanted)), origin.skuBaseNumbers, BLOCKS)
      return (await Promise.all([before(store, reference, origin), products, after(store, reference, origin)])).flat()
    }
  ])
  return new Map([...made, [sections.recentHistory, async () => [recentlyViewed]]])
}

/** The device fills this block (REC-04). */
const recentlyViewed = createBlock(sections.recentHistory, {
  title: "Recently Viewed",
  checkFitment: true,
  clientDataType: RECENT_HISTORY,
  recommendations: []
})
