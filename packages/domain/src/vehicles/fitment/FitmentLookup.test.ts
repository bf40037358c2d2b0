import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Logger } from "effect"
import { type GraphQLRequest, Http, HttpStatusError } from "../../foundation/ports/Http.ts"
import { UNKNOWN_PROJECT } from "../vehicle/rules.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { type FitmentBlock, FitmentLookup } from "./FitmentLookup.ts"
import { noApplications } from "./createReason.ts"

const verdict = { fitment: "DirectFit", prompt: null, asks: [], reason: noApplications } as const

/** The verdicts on a block; also what was asked and logged. */
const judged = Effect.fnUntraced(function* (block: FitmentBlock, { isBot = false, isFailing = false } = {}) {
  const asked: Array<GraphQLRequest> = []
  const logged: Array<unknown> = []
  const graphql = (request: GraphQLRequest) => {
    asked.push(request)
    const { operation, service } = request
    if (isFailing) return Effect.fail(new HttpStatusError({ service, operation, status: 500 }))
    return Effect.succeed({ skuBaseFitment: [{ skuBaseNumber: "CAM-A", ...verdict }] })
  }
  const world = Layer.mergeAll(
    Layer.mock(Http, { graphql }),
    Layer.mock(Visitor, { guid: Effect.succeed(null), isBot: Effect.succeed(isBot) }),
    Logger.layer([Logger.make(({ message }) => void logged.push(message))])
  )
  const project = { ...UNKNOWN_PROJECT, facets: [{ name: "Rear Axle", valueId: 9 }] }
  const verdicts = yield* Effect.provide(
    FitmentLookup.use((lookup) => lookup.ofBlock(block, project)),
    Layer.provideMerge(FitmentLookup.layer, world)
  )
  return { verdicts, asked, logged }
})

describe("verdicts for a block of products", () => {
  it.effect("FIT-12 are looked up where the block checks fitment: all of its products in one batch, each once", () =>
    Effect.gen(function* () {
      const { asked, verdicts } = yield* judged({ checkFitment: true, skuBaseNumbers: ["CAM-A", "CAM-B", "CAM-A"] })
      expect(asked).toMatchObject([
        {
          service: "discovery",
          operation: "skuBaseFitment",
          variables: { skuBaseNumbers: ["CAM-A", "CAM-B"], selectedFacetData: [{ name: "Rear Axle", valueId: 9 }], webUserGuid: null }
        }
      ])
      expect([...verdicts]).toEqual([["CAM-A", verdict]])
    })
  )
  it.effect("FIT-12 are neither asked for nor had where the block does not", () =>
    Effect.gen(function* () {
      const { asked, verdicts } = yield* judged({ checkFitment: false, skuBaseNumbers: ["CAM-A"] })
      expect([asked, verdicts.size]).toEqual([[], 0])
    })
  )
  it.effect("are not asked for by a bot, nor for an empty block", () =>
    Effect.gen(function* () {
      const bot = yield* judged({ checkFitment: true, skuBaseNumbers: ["CAM-A"] }, { isBot: true })
      const empty = yield* judged({ checkFitment: true, skuBaseNumbers: [""] })
      expect([bot.asked, bot.verdicts.size, empty.asked, empty.verdicts.size]).toEqual([[], 0, [], 0])
    })
  )
  it.effect("are none after a failure, which is logged", () =>
    Effect.gen(function* () {
      const { logged, verdicts } = yield* judged({ checkFitment: true, skuBaseNumbers: ["CAM-A"] }, { isFailing: true })
      expect([verdicts.size, logged.length]).toEqual([0, 1])
    })
  )
})
