import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { type GraphQLRequest, Http, Unreachable } from "../../foundation/ports/Http.ts"
import { Storage, type StorageArea } from "../../foundation/ports/Storage.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { toYmmBoost } from "../../vehicles/vehicle/rules.ts"
import { SearchSuggestions } from "./SearchSuggestions.ts"
import { NO_SUGGESTIONS } from "./suggestions.ts"

const empty: StorageArea = {
  read: () => Effect.sync(() => undefined),
  write: () => Effect.void,
  remove: () => Effect.void,
  clear: Effect.void
}

/** Simulates a shopper typing, with services that take this long to respond to each term. */
const createTypist = (answerMillis: (term: string) => number) => {
  const service = { asked: [] as Array<string>, underWay: 0, most: 0, isAway: false }
  const graphql = ({ operation, service: name, variables }: GraphQLRequest) => {
    const { query } = (variables as { readonly autoSuggestRequest: { readonly query: string } }).autoSuggestRequest
    service.asked.push(query)
    service.most = Math.max(service.most, (service.underWay += 1))
    return Effect.suspend(() =>
      service.isAway
        ? Effect.fail(new Unreachable({ service: name, operation, cause: "away" }))
        : Effect.succeed({ autoSuggestPublic: { ...NO_SUGGESTIONS, productQuery: query } })
    ).pipe(Effect.delay(answerMillis(query)), Effect.ensuring(Effect.sync(() => void (service.underWay -= 1))))
  }
  const layer = Layer.provide(SearchSuggestions.layer, [
    Layer.mock(Http, { graphql }),
    Layer.mock(Storage, { local: empty, session: empty }),
    Layer.mock(Telemetry, {})
  ])
  let waiting: Fiber.Fiber<unknown> | null = null
  const shown: Array<string> = []
  /** Types another term, which interrupts the previous request. */
  const type = Effect.fnUntraced(function* (term: string) {
    if (waiting !== null) yield* Fiber.interrupt(waiting)
    const question = {
      term,
      currentUrl: "/",
      visitorId: null,
      webUserGuid: null,
      boost: toYmmBoost(null, null),
      productCap: 12,
      fits: null
    }
    const answer = SearchSuggestions.use((search) => search.suggest(question))
    waiting = yield* Effect.forkChild(Effect.tap(answer, ({ productQuery }) => Effect.sync(() => void shown.push(productQuery))))
    yield* TestClock.adjust(0)
  })
  return { service, shown, type, layer }
}
const getSlowMillis = () => 100

describe("typing faster than the services respond", () => {
  it.effect("SRCH-28 aborts the pending request with each term and shows only the latest response", () => {
    const { layer, service, shown, type } = createTypist(getSlowMillis)
    return Effect.gen(function* () {
      for (const term of ["b", "br", "bra", "brak", "brake"]) {
        yield* type(term)
        yield* TestClock.adjust(20)
      }
      yield* TestClock.adjust(80)
      expect(service.asked).toEqual(["b", "br", "bra", "brak", "brake"])
      expect(service.most).toBe(1)
      expect(shown).toEqual(["brake"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("SRCH-28 does not wait for the previous request, however long it takes", () => {
    const { layer, service, shown, type } = createTypist((term) => (term === "b" ? 60_000 : 100))
    return Effect.gen(function* () {
      yield* type("b")
      yield* type("br")
      expect(service.asked).toEqual(["b", "br"])
      expect(service.underWay).toBe(1)
      yield* TestClock.adjust(100)
      expect(service.asked).toEqual(["b", "br"])
      expect(shown).toEqual(["br"])
      expect(service.most).toBe(1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("sends no request for a term that was answered within the last minute", () => {
    const { layer, service, shown, type } = createTypist(getSlowMillis)
    return Effect.gen(function* () {
      for (const term of ["br", "bra", "br"]) {
        yield* type(term)
        yield* TestClock.adjust(100)
      }
      expect(service.asked).toEqual(["br", "bra"])
      expect(shown).toEqual(["br", "bra", "br"])
      yield* TestClock.adjust("1 minute")
      yield* type("br")
      expect(service.asked).toEqual(["br", "bra", "br"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("repeats a failed request, which does not block the next one", () => {
    const { layer, service, shown, type } = createTypist(getSlowMillis)
    return Effect.gen(function* () {
      service.isAway = true
      yield* type("br")
      yield* TestClock.adjust(100)
      service.isAway = false
      yield* type("br")
      yield* TestClock.adjust(100)
      expect(service.asked).toEqual(["br", "br"])
      expect(shown).toEqual(["", "br"])
    }).pipe(Effect.provide(layer))
  })

  it("SRCH-28 never runs two requests at once, and shows the last term's response last, at any pace", () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.record({ pause: fc.nat(400), answer: fc.nat(600) }), { minLength: 1, maxLength: 12 }), (strokes) => {
        const terms = strokes.map((_, at) => "x".repeat(at + 1))
        const { layer, service, shown, type } = createTypist((term) => strokes[term.length - 1]?.answer ?? 0)
        return Effect.runPromise(
          Effect.gen(function* () {
            for (const [at, { pause }] of strokes.entries()) {
              yield* type(terms[at] ?? "")
              yield* TestClock.adjust(pause)
            }
            yield* TestClock.adjust(2000)
            expect(service.most).toBe(1)
            expect(shown.at(-1)).toEqual(terms.at(-1))
          }).pipe(Effect.provide(Layer.fresh(layer)), Effect.provide(TestClock.layer()))
        )
      })
    ))
})
