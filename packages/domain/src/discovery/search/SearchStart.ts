import { Context, Effect, Layer, Random } from "effect"
import type { Garage } from "../../vehicles/garage/Garage.ts"
import { History } from "../history/History.ts"
import type { HistoryEntry } from "../history/model.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import { fetchSections } from "../recommendations/fetchSections.ts"
import type { SkuBaseDetails } from "../recommendations/items.ts"
import { type RecommendationSection, sections } from "../recommendations/model.ts"
import type { Visitor } from "../../foundation/visitor/Visitor.ts"
import { type InitialPanel, initialPanel, type QuickTile, getQuickTiles } from "./initialPanel.ts"

/** Content of the search panel before a term is typed, besides recent searches. */
export interface InitialSearchContent {
  readonly products: InitialPanel<HistoryEntry, SkuBaseDetails>
  readonly tiles: ReadonlyArray<QuickTile>
}

/** Maximum number of new products in the panel. */
const MAX_NEW = 6

/** Loads the content of the search panel before a term is typed. */
export class SearchStart extends Context.Service<
  SearchStart,
  {
    /**
     * The third tile is the category viewed last, otherwise a random one of `categories` (SRCH-15). Returns no new products for a bot and
     * after a failure, which is logged.
     */
    readonly content: (categories: ReadonlyArray<QuickTile>) => Effect.Effect<InitialSearchContent>
  }
>()("@camber/domain/search/BeforeSearch") {
  static readonly layer: Layer.Layer<SearchStart, never, Garage | History | Http | Visitor> = Layer.effect(
    SearchStart,
    Effect.gen(function* () {
      const history = yield* History
      const newProducts = fetchSections({ sections: [sections.newProducts] }).pipe(
        Effect.map((answered) => pickNewProducts(answered ?? [])),
        Effect.provide(yield* Effect.context<Garage | Http | Visitor>())
      )
      return SearchStart.of({
        content: Effect.fnUntraced(function* (categories) {
          const seen = yield* history.recent("Product")
          const isKnown = initialPanel(seen, []).kind === "recentActivity"
          const continued = (yield* history.recent("Shop")).find(({ url }) => url.includes("~"))
          return {
            products: initialPanel(seen, isKnown ? [] : yield* newProducts),
            tiles: getQuickTiles(
              continued === undefined ? null : { label: continued.title, href: continued.url.replace(/\?.*$/s, "") },
              categories,
              yield* Random.next
            )
          }
        })
      })
    })
  )
}

const pickNewProducts = (answered: ReadonlyArray<RecommendationSection>): ReadonlyArray<SkuBaseDetails> =>
  answered
    .filter(({ sectionType }) => sectionType === sections.newProducts)
    .flatMap(({ recommendationGroups }) => recommendationGroups.flatMap(({ recommendations }) => recommendations))
    .flatMap((item) => (item._tag === "Product" ? [item.publicSkuBaseDetails] : []))
    .slice(0, MAX_NEW)
