import { sampleSuggestedProduct } from "@camber/testing/records"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Layer, Logger, Schema } from "effect"
import { type GraphQLRequest, Http, HttpStatusError } from "../../foundation/ports/Http.ts"
import { Storage, type StorageArea } from "../../foundation/ports/Storage.ts"
import { Telemetry, type TelemetryEvent } from "../../foundation/ports/Telemetry.ts"
import { SearchSuggestions, type SuggestionQuery } from "./SearchSuggestions.ts"
import { TelemetryEvent as TelemetryEventSchema } from "../../foundation/telemetry/model.ts"
import { NO_SUGGESTIONS, filterSuggestions } from "./suggestions.ts"
import { toYmmBoost } from "../../vehicles/vehicle/rules.ts"

/** The use-case over services given as a function, the texts that this device keeps, and what is told. */
const over = (
  graphql: (request: GraphQLRequest) => Effect.Effect<unknown, HttpStatusError>,
  texts = new Map<string, string>(),
  told: Array<TelemetryEvent> = [],
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
      Layer.succeed(Telemetry, Telemetry.of({ send: (event) => Effect.sync(() => void told.push(event)) }))
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

describe("suggestions as they are shown", () => {
  it("SRCH-32 SRCH-33 merges variants of one product, the first by position stays, before the cap", () => {
    const answer = {
      ...NO_SUGGESTIONS,
      autoSuggestProducts: [product(3, "CAM-B"), product(2, "CAM-A"), product(1, "CAM-A"), product(4, "CAM-C")]
    }
    expect(filterSuggestions(answer, 2).autoSuggestProducts.map(({ position, skuBaseNumber }) => [skuBaseNumber, position])).toEqual([
      ["CAM-A", 1],
      ["CAM-B", 3]
    ])
  })
  it("SRCH-31 shows three articles at most", () => {
    const articles = [4, 3, 2, 1].map((position) => ({ position, url: "", title: "", thumbImageUrl: "" }))
    expect(
      filterSuggestions({ ...NO_SUGGESTIONS, autoSuggestArticles: articles }, 6).autoSuggestArticles.map(({ position }) => position)
    ).toEqual([1, 2, 3])
  })
  it("SRCH-30 SRCH-37 shows twelve queries at most, in their order", () => {
    const queries = Array.from({ length: 14 }, (_, at) => ({ ordinality: 14 - at, query: "", queryWithMarkups: "" }))
    expect(
      filterSuggestions({ ...NO_SUGGESTIONS, suggestedQueries: queries }, 6).suggestedQueries.map(({ ordinality }) => ordinality)
    ).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
  })
})

describe("SearchSuggestions", () => {
  it.effect("SRCH-29 SRCH-38 asks for twelve suggestions for the cleaned term and the project", () => {
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
    }).pipe(Effect.provide(over((request) => Effect.sync(() => (asked.push(request), { autoSuggestPublic: NO_SUGGESTIONS })))))
  })

  it.effect("SRCH-27 a blank term asks nothing", () =>
    Effect.gen(function* () {
      expect(yield* SearchSuggestions.use((search) => search.suggest({ ...question, term: " '' " }))).toEqual(NO_SUGGESTIONS)
    }).pipe(Effect.provide(over(() => Effect.die("asked"))))
  )

  it.effect("SRCH-42 a failure is logged and suggests nothing", () => {
    const logged: Array<string> = []
    return Effect.gen(function* () {
      expect(yield* SearchSuggestions.use((search) => search.suggest(question))).toEqual(NO_SUGGESTIONS)
      expect(logged).toEqual(["Error"])
    }).pipe(
      Effect.provide(over(({ operation, service }) => Effect.fail(new HttpStatusError({ service, operation, status: 500 })))),
      Effect.provide(Logger.layer([Logger.make(({ logLevel }) => logged.push(logLevel))]))
    )
  })

  it.effect("SRCH-28 interrupting a question cancels its request", () => {
    let isCancelled = false
    const hanging = Effect.onInterrupt(Effect.never, () => Effect.sync(() => (isCancelled = true)))
    return Effect.gen(function* () {
      const fiber = yield* Effect.forkChild(
        SearchSuggestions.use((search) => search.suggest(question)),
        { startImmediately: true }
      )
      yield* Fiber.interrupt(fiber)
      expect(isCancelled).toBe(true)
    }).pipe(Effect.provide(over(() => hanging)))
  })
})

describe("what this device has searched for", () => {
  const silent = () => Effect.die("not asked")

  it.effect("HIST-13 SRCH-24 SRCH-39 SRCH-40 is kept in local storage, newest first, and told", () => {
    const [texts, told]: [Map<string, string>, Array<TelemetryEvent>] = [new Map(), []]
    return Effect.gen(function* () {
      const search = yield* SearchSuggestions
      for (const term of [" driver's cam ", "brakes", "  ", "Brakes"]) yield* search.remember(term)
      expect(yield* search.recent).toEqual(["Brakes", "driver's cam"])
      expect(texts.get("RecentSearches")).toBe('["Brakes","driver\'s cam"]')
      expect(told).toEqual(["drivers cam", "brakes", "Brakes"].map((query) => ({ name: "Products Searched", query })))
    }).pipe(Effect.provide(over(silent, texts, told)))
  })

  it.effect("SRCH-24 a term of any characters is told as the collector takes it", () => {
    const told: Array<TelemetryEvent> = []
    return Effect.gen(function* () {
      yield* SearchSuggestions.use((search) => search.remember("x" + "\u{1F3CE}".repeat(300)))
      expect(told.filter(Schema.is(TelemetryEventSchema))).toHaveLength(1)
      expect(JSON.stringify(told).isWellFormed()).toBe(true)
    }).pipe(Effect.provide(over(silent, new Map(), told)))
  })

  it.effect("SRCH-41 ANL-03 is emptied and tracked when the shopper clears it", () => {
    const [texts, told]: [Map<string, string>, Array<TelemetryEvent>] = [new Map([["RecentSearches", '["cam"]']]), []]
    return Effect.gen(function* () {
      const search = yield* SearchSuggestions
      yield* search.clearRecent
      expect(yield* search.recent).toEqual([])
      expect([texts.size, told]).toEqual([0, [{ name: "Clear Search History Clicked" }]])
    }).pipe(Effect.provide(over(silent, texts, told)))
  })

  it.effect.each(["{", "null", "7", '{"terms":[]}', '["cam",7]', ""])(
    "SRCH-42 is nothing for the broken record %j, which is logged",
    (text) => {
      const logged: Array<string> = []
      return Effect.gen(function* () {
        const search = yield* SearchSuggestions
        expect(yield* search.recent).toEqual([])
        expect(logged).toEqual(["Error"])
        yield* search.remember("cam")
        expect(yield* search.recent).toEqual(["cam"])
      }).pipe(
        Effect.provide(over(silent, new Map([["RecentSearches", text]]))),
        Effect.provide(Logger.layer([Logger.make(({ logLevel }) => logged.push(logLevel))]))
      )
    }
  )

  it.effect("SRCH-40 is five searches even of a record that holds more, or blanks", () =>
    Effect.gen(function* () {
      expect(yield* SearchSuggestions.use((search) => search.recent)).toEqual(["a", "b", "c", "d", "e"])
    }).pipe(Effect.provide(over(silent, new Map([["RecentSearches", '["a"," ","b","A","c","d","e","f"]']]))))
  )
})

describe("the shop's terms on this device", () => {
  const terms = { categories: [], terms: [..."abcdefgh"].map((letter) => [`${letter} cams`, -1]) }
  const asked: Array<string> = []
  const learning = (answer: unknown) =>
    over(
      ({ operation, service }) => Effect.fail(new HttpStatusError({ service, operation, status: 500 })),
      new Map(),
      [],
      ({ path, query }) => Effect.sync(() => (asked.push(`${path} ${query?.["v"]}`), answer))
    )

  it.effect("are had once, and then make suggestions at once; the six commonest stand for no term", () =>
    Effect.gen(function* () {
      const search = yield* SearchSuggestions
      expect(yield* search.known("cam")).toBeNull()
      const commonest = ["a cams", "b cams", "c cams", "d cams", "e cams", "f cams"]
      expect([yield* search.learn("v7"), yield* search.learn("v7")]).toEqual([commonest, commonest])
      expect(asked).toEqual(["/api/search/terms v7"])
      expect((yield* search.known("h's cam"))?.suggestedQueries).toEqual([])
      expect((yield* search.known("h cam"))?.suggestedQueries.map(({ query }) => query)).toEqual(["h cams"])
    }).pipe(Effect.provide(learning(terms)))
  )

  it.effect("SRCH-42 are all that is suggested where the services fail", () =>
    Effect.gen(function* () {
      const search = yield* SearchSuggestions
      yield* search.learn("v7")
      const answer = yield* search.suggest({ ...question, term: "h cam" })
      expect(answer.suggestedQueries.map(({ query }) => query)).toEqual(["h cams"])
      expect([answer.autoSuggestProducts, answer.autoSuggestArticles, answer.understood]).toEqual([[], [], null])
    }).pipe(Effect.provide(learning(terms)))
  )

  it.effect("are none where they cannot be had, which the port has logged", () =>
    Effect.gen(function* () {
      yield* SearchSuggestions.use((search) => search.learn("v7"))
      expect(yield* SearchSuggestions.use((search) => search.known("cam"))).toBeNull()
    }).pipe(Effect.provide(learning(undefined)))
  )

  it.effect.each([null, "terms", { terms: [] }, { categories: [], terms: [["cam"]] }])(
    "are none for the broken answer %j, which is logged, and may be had the next time",
    (broken) => {
      const logged: Array<string> = []
      return Effect.gen(function* () {
        const search = yield* SearchSuggestions
        const before = asked.length
        yield* search.learn("v7")
        yield* search.learn("v7")
        expect([yield* search.known("cam"), asked.length - before, logged]).toEqual([null, 2, ["Error", "Error"]])
      }).pipe(Effect.provide(learning(broken)), Effect.provide(Logger.layer([Logger.make(({ logLevel }) => logged.push(logLevel))])))
    }
  )
})
