import { Context, Effect, Layer, Random } from "effect"
import { History } from "../history/History.ts"
import type { HistoryEntry } from "../history/model.ts"
import { ask } from "../ports/Call.ts"
import { Http } from "../ports/Http.ts"
import { recommendationSections } from "../recommendations/calls.ts"
import type { SkuBaseDetails } from "../recommendations/items.ts"
import { sections } from "../recommendations/model.ts"
import { recommendationRequest } from "../recommendations/request.ts"
import { type InitialPanel, initialPanel } from "./initialPanel.ts"
import { type QuickTile, quickTiles } from "./quickTiles.ts"

/** What a search shows before a term is typed, beside recent searches. */
export interface BeforeTerm {
  readonly products: InitialPanel<HistoryEntry, SkuBaseDetails>
  readonly tiles: ReadonlyArray<QuickTile>
}

/** New products at most that the panel shows. */
const MOST_NEW = 6
const nobody = { visitorId: null, webUserGuid: null, selected: null }

/** The search before a term is typed. */
export class BeforeSearch extends Context.Service<
  BeforeSearch,
  {
    /** The category of the third tile is the one seen last, otherwise any of these (SRCH-15). New products that cannot be had are logged. */
    readonly content: (categories: ReadonlyArray<QuickTile>) => Effect.Effect<BeforeTerm>
  }
>()("@camber/domain/search/BeforeSearch") {
  static readonly layer: Layer.Layer<BeforeSearch, never, Http | History> = Layer.effect(
    BeforeSearch,
    Effect.gen(function* () {
      const [history, http] = [yield* History, yield* Http]
      const newProducts = ask(recommendationSections, recommendationRequest({ sections: [sections.newProducts] }, nobody)).pipe(
        Effect.map((answer) => newOf(answer.recommendationSections)),
        Effect.tapError((error) => Effect.logError("New products failed", error)),
        Effect.orElseSucceed(() => []),
        Effect.provideService(Http, http)
      )
      return BeforeSearch.of({
        content: Effect.fnUntraced(function* (categories) {
          const seen = yield* history.recent("Product")
          const isKnown = initialPanel(seen, []).kind === "recentActivity"
          const continued = (yield* history.recent("Shop")).find(({ url }) => url.includes("~"))
          return {
            products: initialPanel(seen, isKnown ? [] : yield* newProducts),
            tiles: quickTiles(
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

const newOf = (answered: (typeof recommendationSections.result.Type)["recommendationSections"]): ReadonlyArray<SkuBaseDetails> =>
  answered
    .filter(({ sectionType }) => sectionType === sections.newProducts)
    .flatMap(({ recommendationGroups }) => recommendationGroups.flatMap(({ recommendations }) => recommendations))
    .flatMap((item) => (item._tag === "Product" ? [item.publicSkuBaseDetails] : []))
    .slice(0, MOST_NEW)
