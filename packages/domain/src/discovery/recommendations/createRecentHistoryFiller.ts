import { Effect } from "effect"
import { Catalog } from "../../catalog/catalog/Catalog.ts"
import { History } from "../history/History.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import type { RecommendedProduct } from "./items.ts"
import type { RecommendationSection } from "./model.ts"
import { getRecentProducts, mergeLiveItems, toPlaceholderItem } from "./recentViews.ts"
import { isAwaitingHistory } from "./rules.ts"

/** Items for the blocks that the device fills. */
interface Filling {
  readonly items: ReadonlyArray<RecommendedProduct>
  readonly isHydrated: boolean
}

/**
 * Creates the function that fills a section's recent-history blocks: first with the stored products, then with their current data (HIST-10,
 * HIST-11). A failed refresh is logged and leaves the blocks empty (HIST-12).
 */
export const createRecentHistoryFiller = Effect.gen(function* () {
  const catalog = yield* Catalog
  const history = yield* History
  const visitor = yield* Visitor
  return Effect.fnUntraced(function* (section: RecommendationSection, filled: (filling: Filling) => Effect.Effect<void>) {
    if (!section.recommendationGroups.some(isAwaitingHistory)) return
    const items = getRecentProducts(yield* history.recent("Product"), section.originSkuBases).map(toPlaceholderItem)
    yield* filled({ items, isHydrated: false })
    const skuBases = items.map(({ skuBase }) => skuBase)
    const live = yield* callServiceAsVisitor(
      visitor,
      Effect.flatMap(visitor.guid, (guid) => catalog.skuBases(skuBases, guid))
    ).pipe(
      Effect.tapError((error) => Effect.logError("Failed to refresh recent views", error)),
      Effect.orElseSucceed(() => [])
    )
    yield* filled({ items: mergeLiveItems(items, live), isHydrated: true })
  })
})
