import { sampleSuggestedProduct } from "@camber/testing/records"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Layer, Logger, Schema } from "effect"
import { type GraphQLRequest, Http, HttpStatusError } from "../../foundation/ports/Http.ts"
import { Storage, type StorageArea } from "../../foundation/ports/Storage.ts"
import { Telemetry, type TelemetryEvent } from "../../foundation/ports/Telemetry.ts"
import type { SuggestionQuery } from "./searchRequests.ts"
import { SearchSuggestions } from "./SearchSuggestions.ts"
import { TelemetryEvent as TelemetryEventSchema } from "../../foundation/telemetry/model.ts"
import { NO_SUGGESTIONS, filterSuggestions } from "./suggestions.ts"
import { toYmmBoost } from "../../vehicles/vehicle/rules.ts"

/** Provides SearchSuggestions with fake services, local storage and a list of sent telemetry events. */
const provideSuggestions = (
  graphql: (request: GraphQLRequest) => Effect.Effect<unknown, HttpStatusError>,
  texts = new Map<string, string>(),
  sentEvents: Array<TelemetryEvent> = [],
  json: Http["Service"]["json"] = () => Effect.void
) => {
  const area: StorageArea = {
    read: (key) => Effect.sync(() => texts.get(key)),
    write: (key, text) => Effect.sync(() => void texts.set(key, text)),
    remove: (key) => Effect.sync(() => void texts.delete(key)),
    clear: Effect.sync(() => texts.clear())
  }
  return Layer.provide(
    SearchSuggestions.layer,
    Layer.mergeAll(
      Layer.succeed(Http, Http.of({ graphql, json, beacon: () => Effect.void })),
      Layer.succeed(Storage, Storage.of({ local: area, session: area })),
      Layer.succeed(Telemetry, Telemetry.of({ send: (event) => Effect.sync(() => void sentEvents.push(event)) }))
    )
  )
}
const question: SuggestionQuery = {
  term: "cam's",
  currentUrl: "/",
  visitorId: "v",
  webUserGuid: null,
  boost: toYmmBoost(null, null),
  productCap: 2,
  fits: null
}
const product = (position: number, skuBaseNumber: string) => sampleSuggestedProduct({ position, skuBaseNumber })

describe("filterSuggestions", () => {
  it("SRCH-32 SRCH-33 keeps the first variant of a product by position, before applying the cap", () => {
    const answer = {
      ...NO_SUGGESTIONS,
      autoSuggestProducts: [product(3, "CAM-B"), product(2, "CAM-A"), product(1, "CAM-A"), product(4, "CAM-C")]
    }
    expect(filterSuggestions(answer, 2).autoSuggestProducts.map(({ position, skuBaseNumber }) => [skuBaseNumber, position])).toEqual([
      ["CAM-A", 1],
      ["CAM-B", 3]
    ])
  })
  it("SRCH-31 keeps at most three articles", () => {
    const articles = [4, 3, 2, 1].map((position) => ({ position, url: "", title: "", thumbImageUrl: "" }))
    expect(
      filterSuggestions({ ...NO_SUGGESTIONS, autoSuggestArticles: articles }, 6).autoSuggestArticles.map(({ position }) => position)
    ).toEqual([1, 2, 3])
  })
  it("SRCH-30 SRCH-37 keeps at most twelve queries, in order", () => {
    const queries = Array.from({ length: 14 }, (_, at) => ({ ordinality: 14 - at, query: "", queryWithMarkups: "" }))
    expect(
      filterSuggestions({ ...NO_SUGGESTIONS, suggestedQueries: queries }, 6).suggestedQueries.map(({ ordinality }) => ordinality)
    ).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
  })
})

describe("SearchSuggestions", () => {
  it.effect("SRCH-29 SRCH-38 requests twelve suggestions for the normalized term and the project", () => {
    const asked: Array<GraphQLRequest> = []
    return Effect.gen(function* () {
      expect(yield* SearchSuggestions.use((search) => search.suggest(question))).toEqual(NO_SUGGESTIONS)
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
    }).pipe(
      Effect.provide(provideSuggestions((request) => Effect.sync(() => (asked.push(request), { autoSuggestPublic: NO_SUGGESTIONS }))))
    )
  })

  it.effect("SRCH-27 sends no request for a blank term", () =>
    Effect.gen(function* () {
      expect(yield* SearchSuggestions.use((search) => search.suggest({ ...question, term: " '' " }))).toEqual(NO_SUGGESTIONS)
    }).pipe(Effect.provide(provideSuggestions(() => Effect.die("asked"))))
  )

  it.effect("SRCH-42 logs a failure and suggests nothing", () => {
    const logged: Array<string> = []
    return Effect.gen(function* () {
      expect(yield* SearchSuggestions.use((search) => search.suggest(question))).toEqual(NO_SUGGESTIONS)
      expect(logged).toEqual(["Error"])
    }).pipe(
      Effect.provide(provideSuggestions(({ operation, service }) => Effect.fail(new HttpStatusError({ service, operation, status: 500 })))),
      Effect.provide(Logger.layer([Logger.make(({ logLevel }) => logged.push(logLevel))]))
    )
  })

  it.effect("SRCH-28 cancels the request when the caller is interrupted", () => {
    let isCanceled = false
    const hanging = Effect.onInterrupt(Effect.never, () => Effect.sync(() => (isCanceled = true)))
    return Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(
        SearchSuggestions.use((search) => search.suggest(question)),
        { startImmediately: true }
      )
      yield* Fiber.interrupt(fiber)
      expect(isCanceled).toBe(true)
    }).pipe(Effect.provide(provideSuggestions(() => hanging)))
  })
})

describe("recent searches of this device", () => {
  const silent = () => Effect.die("not asked")

  it.effect("HIST-13 SRCH-24 SRCH-39 SRCH-40 stores them in local storage, newest first, and sends telemetry", () => {
    const [texts, sentEvents]: [Map<string, string>, Array<TelemetryEvent>] = [new Map(), []]
    return Effect.gen(function* () {
      const search = yield* SearchSuggestions
      for (const term of [" driver's cam ", "brakes", "  ", "Brakes"]) yield* search.remember(term)
      expect(yield* search.recent).toEqual(["Brakes", "driver's cam"])
      expect(texts.get("RecentSearches")).toBe('["Brakes","driver\'s cam"]')
      expect(sentEvents).toEqual(["drivers cam", "brakes", "Brakes"].map((query) => ({ name: "Products Searched", query })))
    }).pipe(Effect.provide(provideSuggestions(silent, texts, sentEvents)))
  })

  it.effect("SRCH-24 sends a valid telemetry event for any characters", () => {
    const sentEvents: Array<TelemetryEvent> = []
    return Effect.gen(function* () {
      yield* SearchSuggestions.use((search) => search.remember("x" + "\u{1F3CE}".repeat(300)))
      expect(sentEvents.filter(Schema.is(TelemetryEventSchema))).toHaveLength(1)
      expect(JSON.stringify(sentEvents).isWellFormed()).toBe(true)
    }).pipe(Effect.provide(provideSuggestions(silent, new Map(), sentEvents)))
  })

  it.effect("SRCH-41 ANL-03 sends a telemetry event when the visitor clears the recent searches", () => {
    const [texts, sentEvents]: [Map<string, string>, Array<TelemetryEvent>] = [new Map([["RecentSearches", '["cam"]']]), []]
    return Effect.gen(function* () {
      const search = yield* SearchSuggestions
      yield* search.clearRecent
      expect(yield* search.recent).toEqual([])
      expect(texts.size).toBe(0)
      expect(sentEvents).toEqual([{ name: "Clear Search History Clicked" }])
    }).pipe(Effect.provide(provideSuggestions(silent, texts, sentEvents)))
  })

  it.effect.each(["{", "null", "7", '{"terms":[]}', '["cam",7]', ""])("SRCH-42 logs the broken record %j and returns none", (text) => {
    const logged: Array<string> = []
    return Effect.gen(function* () {
      const search = yield* SearchSuggestions
      expect(yield* search.recent).toEqual([])
      expect(logged).toEqual(["Error"])
      yield* search.remember("cam")
      expect(yield* search.recent).toEqual(["cam"])
    }).pipe(
      Effect.provide(provideSuggestions(silent, new Map([["RecentSearches", text]]))),
      Effect.provide(Logger.layer([Logger.make(({ logLevel }) => logged.push(logLevel))]))
    )
  })

  it.effect("SRCH-40 returns at most five, without blanks, even if the record contains more", () =>
    Effect.gen(function* () {
      expect(yield* SearchSuggestions.use((search) => search.recent)).toEqual(["a", "b", "c", "d", "e"])
    }).pipe(Effect.provide(provideSuggestions(silent, new Map([["RecentSearches", '["a"," ","b","A","c","d","e","f"]']]))))
  )
})

describe("the shop's terms on this device", () => {
  const terms = { categories: [], terms: [..."abcdefgh"].map((letter) => [`${letter} cams`, -1]) }
  const asked: Array<string> = []
  const learning = (answer: unknown) =>
    provideSuggestions(
      ({ operation, service }) => Effect.fail(new HttpStatusError({ service, operation, status: 500 })),
      new Map(),
      [],
      ({ path, query }) => Effect.sync(() => (asked.push(`${path} ${query?.["v"]}`), answer))
    )

  it.effect("fetches them once and then suggests immediately; without a typed term, suggests the six most common terms", () =>
    Effect.gen(function* () {
      const search = yield* SearchSuggestions
      expect(yield* search.known("cam")).toBeNull()
      const commonest = ["a cams", "b cams", "c cams", "d cams", "e cams", "f cams"]
      expect(yield* search.learn("v7")).toEqual(commonest)
      expect(yield* search.learn("v7")).toEqual(commonest)
      expect(asked).toEqual(["/api/search/terms v7"])
      expect((yield* search.known("h's cam"))?.suggestedQueries).toEqual([])
      expect((yield* search.known("h cam"))?.suggestedQueries.map(({ query }) => query)).toEqual(["h cams"])
    }).pipe(Effect.provide(learning(terms)))
  )

  it.effect("SRCH-42 suggests only local terms if the services fail", () =>
    Effect.gen(function* () {
      const search = yield* SearchSuggestions
      yield* search.learn("v7")
      const answer = yield* search.suggest({ ...question, term: "h cam" })
      expect(answer.suggestedQueries.map(({ query }) => query)).toEqual(["h cams"])
      expect(answer.autoSuggestProducts).toEqual([])
      expect(answer.autoSuggestArticles).toEqual([])
      expect(answer.understood).toBeNull()
    }).pipe(Effect.provide(learning(terms)))
  )

  it.effect("has no terms if they cannot be loaded", () =>
    Effect.gen(function* () {
      yield* SearchSuggestions.use((search) => search.learn("v7"))
      expect(yield* SearchSuggestions.use((search) => search.known("cam"))).toBeNull()
    }).pipe(Effect.provide(learning(undefined)))
  )

  it.effect.each([null, "terms", { terms: [] }, { categories: [], terms: [["cam"]] }])(
    "logs the malformed response %j, suggests no terms and fetches again at the next call",
    (broken) => {
      const logged: Array<string> = []
      return Effect.gen(function* () {
        const search = yield* SearchSuggestions
        const before = asked.length
        yield* search.learn("v7")
        yield* search.learn("v7")
        expect(yield* search.known("cam")).toBeNull()
        expect(asked.length - before).toBe(2)
        expect(logged).toEqual(["Error", "Error"])
      }).pipe(Effect.provide(learning(broken)), Effect.provide(Logger.layer([Logger.make(({ logLevel }) => logged.push(logLevel))])))
    }
  )
})
