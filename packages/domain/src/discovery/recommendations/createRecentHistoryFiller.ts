import { Effect } from "effect"
import { Catalog } from "../../catalog/catalog/Catalog.ts"
import { History } from "../history/History.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import type { RecommendedProduct } from "./items.ts"
import type { RecommendationSection } from "./model.ts"
import { getRecentProducts, mergeLiveItems, toPlaceholderItem } from "./recentViews.ts"
import { isAwaitingHistory } from "./rules.ts"

/** What this device's own blocks hold now. */
interface Filling {
  readonly items: ReadonlyArray<RecommendedProduct>
  readonly isHydrated: boolean
}

/**
 * Fills the blocks that a section leaves to this device: at once with the products seen here last, then with what the services say of
 * them now (HIST-10, HIST-11). After a failure, which is logged, nothing was refreshed, so nothing is kept (HIST-12).
 */
export const createRecentHistoryFiller = Effect.gen(function* () {
  const catalogue = yield* Catalog
  const history = yield* History
  const visitor = yield* Visitor
  return Effect.fnUntraced(function* (section: RecommendationSection, filled: (filling: Filling) => Effect.Effect<void>) {
    if (!section.recommendationGroups.some(isAwaitingHistory)) return
    const items = getRecentProducts(yield* history.recent("Product"), section.originSkuBases).map(toPlaceholderItem)
    yield* filled({ items, isHydrated: false })
    const skuBases = items.map(({ skuBase }) => skuBase)
    const live = yield* callServiceAsVisitor(
      visitor,
      Effect.flatMap(visitor.guid, (guid) => catalogue.skuBases(skuBases, guid))
    ).pipe(
      Effect.tapError((error) => Effect.logError("Recent views could not be refreshed", error)),
      Effect.orElseSucceed(() => [])
    )
    yield* filled({ items: mergeLiveItems(items, live), isHydrated: true })
  })
})
