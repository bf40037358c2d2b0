import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Logger } from "effect"
import { type GraphQLRequest, Http, HttpStatusError } from "../../foundation/ports/Http.ts"
import { UNKNOWN_PROJECT } from "../vehicle/rules.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { type FitmentBlock, FitmentLookup } from "./FitmentLookup.ts"
import { noApplications } from "./createReason.ts"

const verdict = { fitment: "DirectFit", prompt: null, asks: [], reason: noApplications } as const

/** Runs a lookup for a block and also returns the sent requests and the log. */
const runLookup = Effect.fnUntraced(function* (block: FitmentBlock, { isBot = false, isFailing = false } = {}) {
  const requests: Array<GraphQLRequest> = []
  const logged: Array<unknown> = []
  const graphql = (request: GraphQLRequest) => {
    requests.push(request)
    const { operation, service } = request
    if (isFailing) return Effect.fail(new HttpStatusError({ service, operation, status: 500 }))
    return Effect.succeed({ skuBaseFitment: [{ skuBaseNumber: "CAM-A", ...verdict }] })
  }
  const layer = Layer.mergeAll(
    Layer.mock(Http, { graphql }),
    Layer.mock(Visitor, { guid: Effect.succeed(null), isBot: Effect.succeed(isBot) }),
    Logger.layer([Logger.make(({ message }) => void logged.push(message))])
  )
  const project = { ...UNKNOWN_PROJECT, facets: [{ name: "Rear Axle", valueId: 9 }] }
  const verdicts = yield* Effect.provide(
    FitmentLookup.use((lookup) => lookup.ofBlock(block, project)),
    Layer.provideMerge(FitmentLookup.layer, layer)
  )
  return { verdicts, asked: requests, logged }
})

describe("FitmentLookup", () => {
  it.effect("FIT-12 looks up each distinct product once, in one batch, if the block checks fitment", () =>
    Effect.gen(function* () {
      const { asked: requests, verdicts } = yield* runLookup({ checkFitment: true, skuBaseNumbers: ["CAM-A", "CAM-B", "CAM-A"] })
      expect(requests).toMatchObject([
        {
          service: "discovery",
          operation: "skuBaseFitment",
          variables: { skuBaseNumbers: ["CAM-A", "CAM-B"], selectedFacetData: [{ name: "Rear Axle", valueId: 9 }], webUserGuid: null }
        }
      ])
      expect([...verdicts]).toEqual([["CAM-A", verdict]])
    })
  )
  it.effect("FIT-12 sends no request if the block does not check fitment", () =>
    Effect.gen(function* () {
      const { asked: requests, verdicts } = yield* runLookup({ checkFitment: false, skuBaseNumbers: ["CAM-A"] })
      expect(requests).toEqual([])
      expect(verdicts.size).toBe(0)
    })
  )
  it.effect("sends no request for a bot or an empty block", () =>
    Effect.gen(function* () {
      const bot = yield* runLookup({ checkFitment: true, skuBaseNumbers: ["CAM-A"] }, { isBot: true })
      const empty = yield* runLookup({ checkFitment: true, skuBaseNumbers: [""] })
      expect(bot.asked).toEqual([])
      expect(bot.verdicts.size).toBe(0)
      expect(empty.asked).toEqual([])
      expect(empty.verdicts.size).toBe(0)
    })
  )
  it.effect("returns no verdicts and logs the error after a failed request", () =>
    Effect.gen(function* () {
      const { logged, verdicts } = yield* runLookup({ checkFitment: true, skuBaseNumbers: ["CAM-A"] }, { isFailing: true })
      expect(verdicts.size).toBe(0)
      expect(logged).toHaveLength(1)
    })
  )
})
