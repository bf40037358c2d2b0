import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Schema, Stream } from "effect"
import { SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import { camaro } from "../../buying/cart/testing/createTestCart.ts"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { createGarageModel, toGarageState } from "../../vehicles/garage/GarageModel.ts"
import { type GraphQLRequest, Http, Unreachable } from "../../foundation/ports/Http.ts"
import { recommendationSections } from "../../discovery/recommendations/calls.ts"
import { wireBlock, wireItems, wireSection } from "../../discovery/recommendations/testing/samples.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { NotFoundSuggestions } from "./NotFoundSuggestions.ts"

const soldOut = {
  ...wireItems.Product,
  publicSkuBaseDetails: { ...wireItems.Product.publicSkuBaseDetails, availability: "Discontinued" },
  publicSkuVariantDetails: null
}
const answers: Readonly<Record<string, unknown>> = {
  GetUserShoppingCartShallow: { shoppingCart: { shoppingCartId: null, numProducts: 3, skuBasesInCart: ["CAM-7", "CAM-8"] } },
  recommendationSections: {
    recommendationSections: [
      {
        ...wireSection,
        recommendationGroups: [
          { ...wireBlock, title: "Popular Parts", recommendations: [wireItems.Product, wireItems.Article, soldOut] },
          { ...wireBlock, title: "Gone", recommendations: [soldOut] }
        ]
      }
    ]
  }
}

/** Loads the suggestions with some operations failing, and records the requests. */
const loadSuggestions = (away: ReadonlyArray<string> = [], isBot = false) => {
  const asked: Array<GraphQLRequest> = []
  const layer = NotFoundSuggestions.layer.pipe(
    Layer.provide([
      Layer.mock(Http, {
        graphql: (request) =>
          Effect.suspend(() => {
            const { operation, service } = request
            asked.push(request)
            return away.includes(operation)
              ? Effect.fail(new Unreachable({ service, operation, cause: "away" }))
              : Effect.succeed(answers[operation])
          })
      }),
      Layer.mock(Visitor, {
        isBot: Effect.succeed(isBot),
        guid: Effect.succeed(WebUserGuid.make("2b6a3f0e-58f5-4a41-9a4b-0d54a4d0b3f1")),
        visitorId: Effect.succeed("v-1")
      }),
      Layer.mock(Garage, { changes: Stream.succeed(toGarageState(createGarageModel(camaro))) })
    ])
  )
  return Effect.map(
    Effect.provide(
      NotFoundSuggestions.use((page) => page.recommended),
      layer
    ),
    (parts) => ({ parts, asked })
  )
}
const getRequestVariables = (asked: ReadonlyArray<GraphQLRequest>) =>
  Schema.decodeUnknownSync(recommendationSections.variables)(
    asked.find(({ operation }) => operation === "recommendationSections")?.variables
  )

describe("NotFoundSuggestions", () => {
  it.effect("ERR-04 requests the section 404 with the products in the cart and the selected vehicle", () =>
    Effect.gen(function* () {
      const { asked } = yield* loadSuggestions()
      expect(getRequestVariables(asked)).toMatchObject({
        sections: ["404"],
        skuBaseNumbers: [SkuBaseNumber.make("CAM-7"), SkuBaseNumber.make("CAM-8")],
        ymmData: { year: 1969, make: "Chevrolet", model: "Camaro" }
      })
    })
  )

  it.effect("ERR-04 REC-29 suggests products that are still sold, and no empty block", () =>
    Effect.gen(function* () {
      const { parts } = yield* loadSuggestions()
      expect(parts.map(({ cards, title }) => [title, cards.map((card) => card.displayTitle)])).toEqual([["Popular Parts", ["Brake Rotor"]]])
    })
  )

  it.effect("ERR-04 requests recommendations without cart products if the cart cannot be loaded", () =>
    Effect.gen(function* () {
      const { asked, parts } = yield* loadSuggestions(["GetUserShoppingCartShallow"])
      expect(getRequestVariables(asked).skuBaseNumbers).toEqual([])
      expect(parts).toHaveLength(1)
    })
  )

  it.effect("ERR-06 suggests nothing after a failure, and sends no request for a bot", () =>
    Effect.gen(function* () {
      expect((yield* loadSuggestions(["recommendationSections"])).parts).toEqual([])
      expect(yield* loadSuggestions([], true)).toEqual({ parts: [], asked: [] })
    })
  )
})
