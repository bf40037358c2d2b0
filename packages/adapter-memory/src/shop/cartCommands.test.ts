import * as Cart from "@camber/domain/cart/commands"
import { SkuVariantNumber } from "@camber/domain/catalog"
import { CartLineId } from "@camber/domain/cart"
import { Visitor } from "@camber/domain/visitor"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { layerMemoryHttp } from "../layerMemoryHttp.ts"
import { createMemoryShop, layerMemoryShop } from "./layerMemoryShop.ts"

const camshaft = SkuVariantNumber.make("CAM-4X-1")
const gauge = SkuVariantNumber.make("CAM-5X-1")
const pads = SkuVariantNumber.make("CAM-6X-1")

/** Provides a new shop with the sample catalog. */
const inShop = Effect.provide(Layer.provideMerge(Visitor.layer, layerMemoryShop()))
const getQuantities = Effect.map(Cart.load, ({ lines }) => lines.map(({ quantity, skuVariantNumber }) => [skuVariantNumber, quantity]))
/** Adds the camshaft and returns its line. */
const addCamshaft = Effect.gen(function* () {
  yield* Cart.add([{ skuVariantNumber: camshaft }])
  const [line] = (yield* Cart.load).lines
  return line?.lineId ?? CartLineId.make("none")
})

describe("cart commands", () => {
  it.effect("add variants in one request and return the new count and total", () =>
    Effect.gen(function* () {
      const result = yield* Cart.add([{ skuVariantNumber: camshaft, quantity: 2 }, { skuVariantNumber: gauge }])
      expect(result).toMatchObject({ itemCount: 3, cartTotalPrice: 2 * 24_995 + 5_950, message: null })
      expect(yield* getQuantities).toEqual([
        ["CAM-4X-1", 2],
        ["CAM-5X-1", 1]
      ])
    }).pipe(inShop)
  )

  it.effect("add only the pieces that are left, with a message", () =>
    Effect.gen(function* () {
      const { items, message } = yield* Cart.add([{ skuVariantNumber: camshaft, quantity: 9 }])
      expect(items.map(({ pieces }) => pieces)).toEqual([5])
      expect(message).toBe("Only 5 left: your cart holds all of them.")
    }).pipe(inShop)
  )

  it.effect("fail with OutOfStock if the cart already contains every piece", () =>
    Effect.gen(function* () {
      yield* Cart.add([{ skuVariantNumber: camshaft, quantity: 5 }])
      expect(yield* Effect.flip(Cart.add([{ skuVariantNumber: camshaft }]))).toMatchObject({
        _tag: "OutOfStock",
        reason: "Only 5 left: your cart holds all of them."
      })
    }).pipe(inShop)
  )

  it.effect("fail with OutOfStock if one of the variants is not available, and add nothing", () =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(Cart.add([{ skuVariantNumber: gauge }, { skuVariantNumber: pads }]))
      expect(error).toMatchObject({ _tag: "OutOfStock", reason: "This item is currently not available." })
      expect(yield* getQuantities).toEqual([])
    }).pipe(inShop)
  )

  it.effect("fail with Rejected and the message of the shop for an unknown variant", () =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(Cart.add([{ skuVariantNumber: SkuVariantNumber.make("CAM-99X-1") }]))).toMatchObject({
        _tag: "Rejected",
        reason: "This choice no longer exists. Please choose again."
      })
    }).pipe(inShop)
  )

  it.effect("GAP-C59 add the items once if an add without a response is repeated with the same key", () => {
    const shop = createMemoryShop()
    let lost = 2
    /** Executes each request but loses the first two responses. */
    const graphql: typeof shop.graphql = (request) => {
      const answer = shop.graphql(request)
      return request.operation === "addToCart" && lost-- > 0 ? "away" : answer
    }
    const key = "3f0c8a52-7f6e-4b1a-9a53-0c8f8f3f2d11"
    return Effect.gen(function* () {
      expect(yield* Effect.flip(Cart.add([{ skuVariantNumber: gauge }], key))).toMatchObject({ _tag: "Unreachable" })
      expect(yield* Cart.add([{ skuVariantNumber: gauge }], key)).toMatchObject({ itemCount: 1 })
    }).pipe(Effect.provide(Layer.provideMerge(Visitor.layer, Layer.merge(layerMemoryShop(), layerMemoryHttp({ ...shop, graphql })))))
  })

  it.effect("set a quantity within the line's limits", () =>
    Effect.gen(function* () {
      const lineId = yield* addCamshaft
      expect(yield* Cart.setQuantity(lineId, 3)).toMatchObject({ cart: { itemCount: 3 }, note: null })
      expect(yield* Cart.setQuantity(lineId, 99)).toMatchObject({
        cart: { itemCount: 5 },
        note: "Only 5 left: your cart holds all of them."
      })
    }).pipe(inShop)
  )

  it.effect("fail with Rejected and the current cart if the changed line is no longer in the cart", () =>
    Effect.gen(function* () {
      const lineId = yield* addCamshaft
      yield* Cart.remove([lineId])
      expect(yield* Effect.flip(Cart.setQuantity(lineId, 2))).toMatchObject({
        _tag: "Rejected",
        reason: "This line is no longer in your cart.",
        cart: { lines: [] }
      })
    }).pipe(inShop)
  )

  it.effect("restore removed lines", () =>
    Effect.gen(function* () {
      const lineId = yield* addCamshaft
      expect((yield* Cart.remove([lineId])).cart.lines).toEqual([])
      expect((yield* Cart.restore([lineId])).cart.lines).toMatchObject([{ lineId, quantity: 1 }])
    }).pipe(inShop)
  )

  it.effect("fail with NoVisitorGuid without cookies and without a response from the services", () =>
    Effect.gen(function* () {
      expect(yield* Effect.flip(Cart.load)).toMatchObject({ _tag: "NoVisitorGuid" })
    }).pipe(
      Effect.provideService(
        Visitor,
        Visitor.of({
          guid: Effect.succeed(null),
          visitorId: Effect.succeed(null),
          isBot: Effect.succeed(false),
          adopt: () => Effect.void,
          state: Effect.succeed(null)
        })
      ),
      Effect.provide(layerMemoryShop())
    )
  )
})
