import * as Checkout from "@camber/domain/checkout/commands"
import * as Orders from "@camber/domain/order/commands"
import type { GraphQLRequest } from "@camber/domain/ports"
import { Visitor } from "@camber/domain/visitor"
import { wireOrder, wireOrderReview } from "@camber/testing/records"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { layerMemoryCookies } from "../layerMemoryClient.ts"
import { layerMemoryHttp, type MemoryAnswer } from "../layerMemoryHttp.ts"
import { layerMemoryShop } from "./layerMemoryShop.ts"

const guid = "11111111-1111-4111-8111-111111111111"

/** Provides a service that always returns the same answer, and records its requests. */
const withAnswer = (answer: MemoryAnswer, cookies = "") => {
  const sent: Array<GraphQLRequest["variables"]> = []
  const graphql = ({ variables }: GraphQLRequest) => {
    sent.push(variables)
    return answer
  }
  const ports = Layer.mergeAll(layerMemoryShop(), layerMemoryHttp({ graphql }), layerMemoryCookies(`WebUserGuid=${guid}; ${cookies}`))
  return { sent, provide: Effect.provide(Layer.provideMerge(Visitor.layer, ports)) }
}

describe("Checkout.quote", () => {
  const answer = { data: { orderReview: wireOrderReview() } }

  it.effect("quotes the cart for a destination, with standard shipping and the visitor's promo code", () => {
    const { provide, sent } = withAnswer(answer, "PromoCode=x")
    return Effect.gen(function* () {
      const { total } = yield* Checkout.quote({ country: "US", postalCode: "44308" })
      expect(total).toBeGreaterThan(0)
      expect(sent).toMatchObject([
        { webUserGuid: guid, terms: { shippingMethod: "standard", points: 0 }, country: "US", region: null, postalCode: "44308" }
      ])
    }).pipe(provide)
  })

  it.effect("quotes the cart with other terms and without a destination", () => {
    const { provide, sent } = withAnswer(answer)
    return Effect.gen(function* () {
      yield* Checkout.quote({}, { shippingMethod: "expedited", promoCode: "RACE10" })
      expect(sent).toMatchObject([
        { terms: { shippingMethod: "expedited", points: 0, promoCode: "RACE10" }, country: null, region: null, postalCode: null }
      ])
    }).pipe(provide)
  })

  it.effect("fails with Unreachable when the services do not respond", () =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(Checkout.quote({}))).toMatchObject({ _tag: "Unreachable" })
    }).pipe(withAnswer("away").provide)
  )
})

describe("Orders.find", () => {
  const order = wireOrder()

  it.effect("returns the order with the given number and email address", () => {
    const { provide, sent } = withAnswer({ data: { findOrder: { order, message: null } } })
    return Effect.gen(function* () {
      expect(yield* Orders.find(order.orderNumber, "june@example.com")).toMatchObject({ orderNumber: order.orderNumber })
      expect(sent).toEqual([{ webUserGuid: guid, orderNumber: order.orderNumber, email: "june@example.com" }])
    }).pipe(provide)
  })

  it.effect("fails with OrderNotFound and the shop's message if no order matches", () =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(Orders.find(order.orderNumber, "june@example.com"))).toMatchObject({
        _tag: "OrderNotFound",
        reason: "Check both and try again."
      })
    }).pipe(withAnswer({ data: { findOrder: { order: null, message: "Check both and try again." } } }).provide)
  )

  it.effect.each([
    ["1", "june@example.com"],
    ["1234567890", `${"x".repeat(250)}@a.example`]
  ] as const)("fails with OrderNotFound, without sending a request that the service would reject: %s, %s", ([orderNumber, email]) => {
    const { provide, sent } = withAnswer("away")
    return Effect.gen(function* () {
      expect(yield* Effect.flip(Orders.find(orderNumber, email))).toMatchObject({ _tag: "OrderNotFound" })
      expect(sent).toEqual([])
    }).pipe(provide)
  })
})
