import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { type GraphQLRequest, Http, type HttpStatusError } from "../../foundation/ports/Http.ts"
import { UNKNOWN_PROJECT } from "../../vehicles/vehicle/rules.ts"
import { ALL_PRODUCTS } from "./rules.ts"
import { Search } from "./Search.ts"

/** Provides Search with fake services and a cookie value. */
const provideSearch = (graphql: (request: GraphQLRequest) => Effect.Effect<unknown, HttpStatusError>, cookieValue?: string) =>
  Layer.provide(
    Search.layer,
    Layer.mergeAll(Layer.mock(Http, { graphql }), Layer.mock(Cookies, { read: () => Effect.succeed(cookieValue) }))
  )

describe("Search", () => {
  it.effect("GAP-C70 requests all products if the session cookie is set to all", () => {
    const requests: Array<unknown> = []
    const answer = ({ variables }: GraphQLRequest) =>
      Effect.sync(() => (requests.push((variables as { address: { fits: unknown } }).address.fits), { listing: null }))
    const ask = Effect.gen(function* () {
      const search = yield* Search
      for (const fits of [null, true, false]) yield* search.listing({ ...ALL_PRODUCTS, fits }, null)
    })
    return Effect.gen(function* () {
      yield* Effect.provide(ask, provideSearch(answer))
      yield* Effect.provide(ask, provideSearch(answer, "all"))
      expect(requests).toEqual([null, true, false, false, true, false])
    })
  })

  it.effect("OPS-80 requests the given number of popular parts for the project", () => {
    const requests: Array<unknown> = []
    const none = { children: [], total: 0, fit: null, cards: [] }
    const answer = ({ variables }: GraphQLRequest) => Effect.sync(() => (requests.push(variables), { popularParts: none }))
    return Effect.gen(function* () {
      expect(yield* Search.use((search) => search.popularParts(10, UNKNOWN_PROJECT))).toEqual(none)
      expect(requests).toEqual([{ limit: 10, project: { facets: [], declined: [] } }])
    }).pipe(Effect.provide(provideSearch(answer)))
  })

  it.effect("returns null for an unknown listing, and fails with InvalidResponse for the wrong shape", () =>
    Effect.gen(function* () {
      const search = yield* Search
      expect(yield* search.listing(ALL_PRODUCTS, null)).toBeNull()
      expect(yield* Effect.flip(search.listing({ ...ALL_PRODUCTS, page: 2 }, null))).toMatchObject({
        _tag: "InvalidResponse",
        operation: "listing"
      })
    }).pipe(
      Effect.provide(
        provideSearch(({ variables }) =>
          Effect.succeed(JSON.stringify(variables).includes('"page":2') ? { listing: 1 } : { listing: null })
        )
      )
    )
  )
})
