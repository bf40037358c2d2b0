import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Logger } from "effect"
import { Cents } from "../../foundation/money/model.ts"
import { type GraphQLRequest, Http, Unreachable } from "../../foundation/ports/Http.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { PartPairs } from "./PartPairs.ts"

const GUID = WebUserGuid.make("7d7b8f0e-2d11-4c43-9d0f-0f6f6a1f0a01")
const answer = { title: "Clutch Kit", url: "/item/clutch-kit/2", parts: [], unrelatedCount: 2 }

interface Options {
  readonly isBot?: boolean
  readonly guid?: WebUserGuid | null
  readonly itemCount?: number
  readonly isDown?: boolean
}

const open = Effect.fnUntraced(function* ({ guid = GUID, isBot = false, isDown = false, itemCount = 1 }: Options = {}) {
  const asked: Array<string> = []
  const layer = PartPairs.layer.pipe(
    Layer.provide([
      Layer.mock(Http, {
        graphql: ({ operation, service }) =>
          Effect.suspend((): Effect.Effect<unknown, Unreachable> => {
            asked.push(operation)
            return isDown
              ? Effect.fail(new Unreachable({ service, operation, cause: "down" }))
              : Effect.succeed({ ownParts: answer, cartClashes: [] })
          })
      }),
      Layer.mock(Visitor, {
        guid: Effect.succeed(guid),
        isBot: Effect.succeed(isBot),
        state: Effect.succeed({ webUserGuid: GUID, itemCount, cartTotal: Cents.make(0), listCount: 0 })
      })
    ])
  )
  const context = yield* Layer.build(layer)
  return { asked, pairs: yield* Effect.provide(PartPairs, context) }
})

describe("PartPairs", () => {
  it.effect("MATE-05 compares a product with the visitor's parts", () =>
    Effect.gen(function* () {
      const { asked, pairs } = yield* open()
      expect(yield* pairs.compare("CAM-2", false)).toEqual(answer)
      expect(asked).toEqual(["ownParts"])
    })
  )

  it.effect("MATE-05 sends no request for a bot, without a GUID, or for an empty cart and no lists", () =>
    Effect.gen(function* () {
      for (const options of [{ isBot: true }, { guid: null }, { itemCount: 0 }]) {
        const { asked, pairs } = yield* open(options)
        expect(yield* pairs.compare("CAM-2", false)).toBeNull()
        expect(asked).toEqual([])
      }
    })
  )

  it.effect("MATE-05 compares a product with a part that was added on this page", () =>
    Effect.gen(function* () {
      const { pairs } = yield* open({ itemCount: 0 })
      expect(yield* pairs.compare("CAM-2", true)).toEqual(answer)
    })
  )

  it.effect("OWN-04 compares a product with the parts of a saved car, even if the cart is empty", () =>
    Effect.gen(function* () {
      const { pairs } = yield* open({ itemCount: 0 })
      expect(yield* pairs.compare("CAM-2", false, "11111111-1111-4111-8111-111111111111")).toEqual(answer)
    })
  )

  it.effect("MATE-11 finds the parts of an order that do not meet, except parts that meet other parts of the order", () =>
    Effect.gen(function* () {
      const pair = (other: number, verdict: string) => ({ other, verdict, label: "", text: "", advice: null, links: [] })
      // Two discs, A and B, and two gearboxes, C and D: A meets C and B meets D. E meets none.
      const found: Readonly<Record<string, ReadonlyArray<object>>> = {
        A: [pair(1, "meets"), pair(2, "doesNotMeet"), pair(3, "doesNotMeet")],
        B: [pair(0, "doesNotMeet"), pair(1, "meets")],
        C: [],
        D: []
      }
      const layer = PartPairs.layer.pipe(
        Layer.provide([
          Layer.mock(Http, {
            graphql: ({ variables }) =>
              Effect.succeed({ partPairs: found[(variables as { readonly skuOrSkuBase: string }).skuOrSkuBase] ?? [] })
          }),
          Layer.mock(Visitor, { guid: Effect.succeed(null), isBot: Effect.succeed(false), state: Effect.succeed(null) })
        ])
      )
      const pairs = yield* Effect.provide(PartPairs, yield* Layer.build(layer))
      expect((yield* pairs.clashesAmong(["A", "B", "C", "D", "E"])).map(({ a, b }) => [a, b])).toEqual([[0, 4]])
      expect(yield* pairs.clashesAmong(["A"])).toEqual([])
    })
  )

  it.effect("MATE-11 compares each two parts of an order once, and names them by their positions", () =>
    Effect.gen(function* () {
      const differ = { verdict: "doesNotMeet", label: "", text: "", advice: null, links: [] }
      const graphql = ({ variables }: GraphQLRequest) => {
        const { others } = variables as { readonly others: ReadonlyArray<string> }
        return Effect.succeed({ partPairs: others.map((_, other) => ({ other, ...differ })) })
      }
      const layer = PartPairs.layer.pipe(
        Layer.provide([Layer.mock(Http, { graphql }), Layer.mock(Visitor, { guid: Effect.succeed(null), isBot: Effect.succeed(false) })])
      )
      const pairs = yield* Effect.provide(PartPairs, yield* Layer.build(layer))
      expect((yield* pairs.clashesAmong(["A", "B", "C", "D"])).map(({ a, b }) => [a, b])).toEqual([
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 2],
        [1, 3],
        [2, 3]
      ])
    })
  )

  it.effect("MATE-06 reports and logs a failure, and then returns no clashes", () =>
    Effect.gen(function* () {
      const { pairs } = yield* open({ isDown: true })
      expect(yield* pairs.compare("CAM-2", false)).toBe("noResponse")
      expect(yield* pairs.cartClashes()).toEqual([])
      expect(yield* pairs.clashesAmong(["CAM-2", "CAM-3"])).toEqual([])
    }).pipe(Effect.provide(Logger.layer([])))
  )
})
