import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Layer, Logger } from "effect"
import { type GraphQLRequest, Http, Refused } from "../ports/Http.ts"
import { Search, type SuggestionQuestion } from "./Search.ts"
import { wholeShop } from "./rules.ts"
import { noSuggestions, shownSuggestions, ymmBoost } from "./suggestions.ts"

const over = (graphql: (request: GraphQLRequest) => Effect.Effect<unknown, Refused>) =>
  Layer.provide(Search.layer, Layer.succeed(Http, Http.of({ graphql, json: () => Effect.void, beacon: () => Effect.void })))
const question: SuggestionQuestion = {
  term: "cam's",
  currentUrl: "/",
  visitorId: "v",
  webUserGuid: null,
  boost: ymmBoost(null, null),
  productCap: 2
}
const product = (position: number, skuBaseNumber: string) => ({
  position,
  skuBaseNumber,
  price: "$1.00",
  url: "/",
  title: "",
  thumbImageUrl: "",
  reviewCount: 0,
  rating: 0,
  segmentCategorization: "",
  superMarketAffinity: "none",
  brand: "",
  displayTitle: "",
  indexOptionImages: [],
  publicSkuVariantDetails: { indexOptions: [], skuBase: { availability: "InStock" } }
})

describe("suggestions as they are shown", () => {
  it("SRCH-32 SRCH-33 merges variants of one product, the first by position stays, before the cap", () => {
    const answer = {
      ...noSuggestions,
      autoSuggestProducts: [product(3, "CAM-B"), product(2, "CAM-A"), product(1, "CAM-A"), product(4, "CAM-C")]
    }
    expect(shownSuggestions(answer, 2).autoSuggestProducts.map(({ position, skuBaseNumber }) => [skuBaseNumber, position])).toEqual([
      ["CAM-A", 1],
      ["CAM-B", 3]
    ])
  })
  it("SRCH-31 shows three articles at most", () => {
    const articles = [4, 3, 2, 1].map((position) => ({ position, url: "", title: "", thumbImageUrl: "" }))
    expect(
      shownSuggestions({ ...noSuggestions, autoSuggestArticles: articles }, 6).autoSuggestArticles.map(({ position }) => position)
    ).toEqual([1, 2, 3])
  })
  it("SRCH-30 SRCH-37 shows twelve queries at most, in their order", () => {
    const queries = Array.from({ length: 14 }, (_, at) => ({ ordinality: 14 - at, query: "", queryWithMarkups: "" }))
    expect(
      shownSuggestions({ ...noSuggestions, suggestedQueries: queries }, 6).suggestedQueries.map(({ ordinality }) => ordinality)
    ).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
  })
})

describe("Search", () => {
  it.effect("SRCH-29 SRCH-38 asks for twelve suggestions for the cleaned term and the project", () => {
    const asked: Array<GraphQLRequest> = []
    return Effect.gen(function* () {
      expect(yield* Search.use((search) => search.suggest(question))).toEqual(noSuggestions)
      expect(asked[0]).toMatchObject({
        service: "discovery",
        operation: "GetAutoSuggestPublicResults",
        variables: {
          autoSuggestRequest: {
            query: "cams",
            numberOfSuggestions: 12,
            userVin: "v",
            ymmBoost: { year: null, make: null, model: null, raceTypeId: null }
          }
        }
      })
    }).pipe(Effect.provide(over((request) => Effect.sync(() => (asked.push(request), { autoSuggestPublic: noSuggestions })))))
  })

  it.effect("SRCH-27 a blank term asks nothing", () =>
    Effect.gen(function* () {
      expect(yield* Search.use((search) => search.suggest({ ...question, term: " '' " }))).toEqual(noSuggestions)
    }).pipe(Effect.provide(over(() => Effect.die("asked"))))
  )

  it.effect("SRCH-42 a failure is logged and suggests nothing", () => {
    const logged: Array<string> = []
    return Effect.gen(function* () {
      expect(yield* Search.use((search) => search.suggest(question))).toEqual(noSuggestions)
      expect(logged).toEqual(["Error"])
    }).pipe(
      Effect.provide(over(({ operation, service }) => Effect.fail(new Refused({ service, operation, status: 500 })))),
      Effect.provide(Logger.layer([Logger.make(({ logLevel }) => logged.push(logLevel))]))
    )
  })

  it.effect("SRCH-28 interrupting a question cancels its request", () => {
    let isCancelled = false
    const hanging = Effect.onInterrupt(Effect.never, () => Effect.sync(() => (isCancelled = true)))
    return Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(
        Search.use((search) => search.suggest(question)),
        { startImmediately: true }
      )
      yield* Fiber.interrupt(fiber)
      expect(isCancelled).toBe(true)
    }).pipe(Effect.provide(over(() => hanging)))
  })

  it.effect("a listing that is not there is null, and one of another shape is malformed", () =>
    Effect.gen(function* () {
      const search = yield* Search
      expect(yield* search.listing(wholeShop, null)).toBeNull()
      expect(yield* Effect.flip(search.listing({ ...wholeShop, page: 2 }, null))).toMatchObject({ _tag: "Malformed", operation: "listing" })
    }).pipe(
      Effect.provide(
        over(({ variables }) => Effect.succeed(JSON.stringify(variables).includes('"page":2') ? { listing: 1 } : { listing: null }))
      )
    )
  )
})
