import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { type GraphQLRequest, Http, type HttpStatusError } from "../../foundation/ports/Http.ts"
import { UNKNOWN_PROJECT } from "../../vehicles/vehicle/rules.ts"
import { ALL_PRODUCTS } from "./rules.ts"
import { Search } from "./Search.ts"

/** The use-case over services given as a function, with what the cookie keeps. */
const over = (graphql: (request: GraphQLRequest) => Effect.Effect<unknown, HttpStatusError>, kept?: string) =>
  Layer.provide(Search.layer, Layer.mergeAll(Layer.mock(Http, { graphql }), Layer.mock(Cookies, { read: () => Effect.succeed(kept) })))

describe("Search", () => {
  it.effect("GAP-C70 asks for everything where that was kept for the session", () => {
    const asked: Array<unknown> = []
    const answer = ({ variables }: GraphQLRequest) =>
      Effect.sync(() => (asked.push((variables as { address: { fits: unknown } }).address.fits), { listing: null }))
    const ask = Effect.gen(function* () {
      const search = yield* Search
      for (const fits of [null, true, false]) yield* search.listing({ ...ALL_PRODUCTS, fits }, null)
    })
    return Effect.gen(function* () {
      yield* Effect.provide(ask, over(answer))
      yield* Effect.provide(ask, over(answer, "all"))
      expect(asked).toEqual([null, true, false, false, true, false])
    })
  })

  it.effect("OPS-80 asks for as many popular parts as are wanted, for whose car it is", () => {
    const asked: Array<unknown> = []
    const none = { children: [], total: 0, fit: null, cards: [] }
    const answer = ({ variables }: GraphQLRequest) => Effect.sync(() => (asked.push(variables), { popularParts: none }))
    return Effect.gen(function* () {
      expect(yield* Search.use((search) => search.popularParts(10, UNKNOWN_PROJECT))).toEqual(none)
      expect(asked).toEqual([{ limit: 10, project: { facets: [], declined: [] } }])
    }).pipe(Effect.provide(over(answer)))
  })

  it.effect("a listing that is not there is null, and one of another shape is malformed", () =>
    Effect.gen(function* () {
      const search = yield* Search
      expect(yield* search.listing(ALL_PRODUCTS, null)).toBeNull()
      expect(yield* Effect.flip(search.listing({ ...ALL_PRODUCTS, page: 2 }, null))).toMatchObject({
        _tag: "Malformed",
        operation: "listing"
      })
    }).pipe(
      Effect.provide(
        over(({ variables }) => Effect.succeed(JSON.stringify(variables).includes('"page":2') ? { listing: 1 } : { listing: null }))
      )
    )
  )
})
