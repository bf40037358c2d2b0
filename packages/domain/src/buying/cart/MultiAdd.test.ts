import { sampleProductChoices } from "@camber/testing/records"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber, Layer, Logger, Option, Stream } from "effect"
import { TestClock } from "effect/testing"
import type { ProductChoices } from "../../catalog/catalog/model.ts"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { Cents } from "../../foundation/money/model.ts"
import { Toasts } from "../../customer/notifications/Toasts.ts"
import { layerToasts } from "../../customer/notifications/layerToasts.ts"
import { Catalog } from "../../catalog/catalog/Catalog.ts"
import { Unreachable } from "../../foundation/ports/Http.ts"
import { Cart } from "./Cart.ts"
import type { MultiAddCandidate } from "./canAddTogether.ts"
import { MultiAdd, type MultiAddOffer, type OpenMultiAdd } from "./MultiAdd.ts"
import { createTestCart } from "./testing/createTestCart.ts"

const candidate = (name: string, more: Partial<MultiAddCandidate> = {}): MultiAddCandidate => ({
  skuBaseNumber: SkuBaseNumber.make(`CAM-${name}`),
  skuVariantNumber: SkuVariantNumber.make(`CAM-${name}-1`),
  recommendationType: "Mandatory",
  isKit: false,
  price: Cents.make(1000),
  ...more
})
const offer = (candidates: ReadonlyArray<MultiAddCandidate>, more: Partial<MultiAddOffer> = {}): MultiAddOffer => ({
  candidates,
  mode: "any",
  listName: "Recommendations PDP",
  attribution: "rail",
  ...more
})
const getState = ({ changes }: OpenMultiAdd) => Effect.map(Stream.runHead(changes), Option.getOrThrow)

type Options = Catalog["Service"]["options"]

/** Opens a multi-add on a real cart with an in-memory checkout service. */
const openMultiAdd = Effect.fnUntraced(function* (wanted: MultiAddOffer, options: Options = () => Effect.succeed(null)) {
  const testCart = yield* createTestCart()
  const logged: Array<unknown> = []
  const layer = MultiAdd.layer.pipe(
    Layer.provide([Layer.succeed(Cart, testCart.cart), Layer.mock(Catalog, { options })]),
    Layer.provideMerge(layerToasts)
  )
  const context = yield* Layer.build(layer)
  const [multiAdd, notifications] = yield* Effect.provide(Effect.all([MultiAdd, Toasts]), context)
  const opened = yield* multiAdd.open(wanted)
  if (opened === null) throw new Error("canAddTogether rejected the candidates of this test")
  const notices = Effect.map(Stream.runHead(notifications.changes), (notices) =>
    Option.getOrThrow(notices).map(({ duration, intent, message }) => [message, intent, duration])
  )
  const submit = Effect.provide(opened.submit, Logger.layer([Logger.make(({ message }) => void logged.push([message].flat()[0]))]))
  return { ...testCart, opened, submit, state: getState(opened), cartState: testCart.state, notices, logged }
})

/** Creates a product with one option of two values, or with a single variant. */
const createChoices = (name: string, change: Partial<ProductChoices> = {}): ProductChoices =>
  sampleProductChoices({ skuBaseNumber: SkuBaseNumber.make(`CAM-${name}`), productPageUrl: "/item/part/2", ...change })

describe("MultiAdd choices", () => {
  const open = { skuVariantNumber: null }
  const wanted = offer([candidate("A"), candidate("B", open), candidate("C", open), candidate("D", open), candidate("E", open)])
  const catalog: Readonly<Record<string, ProductChoices>> = {
    "CAM-B": createChoices("B"),
    "CAM-C": createChoices("C", { skuVariantNumber: SkuVariantNumber.make("CAM-C-1") }),
    "CAM-D": createChoices("D", { isPurchaseable: false })
  }
  const options: Options = (sku) => Effect.succeed(catalog[sku] ?? null)

  it.effect("ERR-28 logs and deselects products that cannot be chosen, and preselects a single variant", () =>
    Effect.gen(function* () {
      const { opened, state } = yield* openMultiAdd(wanted, options)
      yield* opened.submit
      expect((yield* state).phase).toBe("choosing")
      const logged: Array<unknown> = []
      const listening = Logger.layer([Logger.make(({ message }) => void logged.push(message))])
      const choices = yield* Effect.provide(opened.choices(null), listening)
      expect(choices.map(({ skuBaseNumber }) => skuBaseNumber)).toEqual(["CAM-B"])
      expect(logged).toEqual([["Invalid items for the select options drawer:", ["CAM-D", "CAM-E"]]])
      expect(yield* state).toMatchObject({
        selected: ["CAM-A", "CAM-B", "CAM-C"],
        chosen: [{ skuBaseNumber: "CAM-C", skuVariantNumber: "CAM-C-1" }]
      })
    })
  )

  it.effect("adds nothing when the product service fails partway, and keeps the loaded choices", () =>
    Effect.gen(function* () {
      const failing: Options = (sku) =>
        sku === "CAM-B"
          ? options(sku, null)
          : Effect.fail(new Unreachable({ service: "products", operation: "productOptions", cause: "away" }))
      const { opened, service, state } = yield* openMultiAdd(wanted, failing)
      yield* opened.submit
      expect((yield* opened.choices(null)).map(({ skuBaseNumber }) => skuBaseNumber)).toEqual(["CAM-B"])
      expect((yield* state).selected).toEqual(["CAM-A", "CAM-B"])
      yield* opened.submit
      expect((yield* state).hasOptionError).toBe(true)
      expect(service.operations()).toEqual([])
    })
  )
})

describe("MultiAdd", () => {
  it.effect("ATC-34 ATC-35 is unavailable with a kit, and in mandatory mode with any optional product", () =>
    Effect.gen(function* () {
      const { open } = yield* MultiAdd
      expect(yield* open(offer([candidate("A"), candidate("B", { isKit: true })]))).toBeNull()
      expect(yield* open(offer([candidate("A", { recommendationType: null })], { mode: "mandatory" }))).toBeNull()
      expect(yield* open(offer([candidate("A", { recommendationType: null })]))).not.toBeNull()
    }).pipe(Effect.provide(MultiAdd.layer.pipe(Layer.provide([Layer.mock(Cart, {}), Layer.mock(Catalog, {}), layerToasts]))))
  )

  it.effect(
    "ATC-31 ATC-32 ATC-39 ATC-40 CALL-115 adds the selected products in one call, shows a toast for 5000 ms and clears the selection",
    () =>
      Effect.gen(function* () {
        const { cartState, notices, opened, service, state, submit } = yield* openMultiAdd(
          offer([candidate("A"), candidate("B"), candidate("C")])
        )
        yield* opened.toggle(SkuBaseNumber.make("CAM-B"))
        yield* submit
        expect(service.requests).toMatchObject([
          {
            operation: "addToCart",
            variables: {
              items: ["CAM-A-1", "CAM-C-1"].map((skuVariantNumber) => ({
                skuVariantNumber,
                quantityRequested: 1,
                listId: "Recommended",
                listName: "Recommendations PDP",
                attribution: "rail"
              }))
            }
          }
        ])
        expect(yield* notices).toEqual([["2 Items have been added to your cart.", "positive", 5000]])
        expect(yield* state).toMatchObject({ selected: [], phase: "idle" })
        expect(yield* cartState).toMatchObject({ itemCount: 2, added: null })
      })
  )

  it.effect("ATC-36 ATC-37 ATC-38 adds nothing until every selected product has a variant", () =>
    Effect.gen(function* () {
      const { opened, service, state, submit } = yield* openMultiAdd(offer([candidate("A"), candidate("B", { skuVariantNumber: null })]))
      yield* submit
      expect(yield* state).toMatchObject({ phase: "choosing", hasOptionError: false })
      yield* submit
      expect((yield* state).hasOptionError).toBe(true)
      expect(service.requests).toEqual([])
      yield* opened.choose(SkuBaseNumber.make("CAM-B"), SkuVariantNumber.make("CAM-B-2"))
      yield* submit
      expect(service.lines.map(({ skuVariantNumber }) => skuVariantNumber)).toEqual(["CAM-A-1", "CAM-B-2"])
    })
  )

  it.effect("ATC-30 stops waiting after 5 seconds but still reports a later response", () =>
    Effect.gen(function* () {
      const { notices, service, state, submit } = yield* openMultiAdd(offer([candidate("A")]))
      service.pause = () => Effect.sleep("8 seconds")
      const adding = yield* Effect.forkChild(submit, { startImmediately: true })
      yield* TestClock.adjust(4999)
      expect((yield* state).phase).toBe("waiting")
      yield* submit
      yield* TestClock.adjust(1)
      expect((yield* state).phase).toBe("idle")
      expect(yield* notices).toEqual([])
      yield* TestClock.adjust(3000)
      yield* Fiber.join(adding)
      expect(service.operations()).toEqual(["addToCart"])
      expect((yield* notices).map(([message]) => message)).toEqual(["1 Item has been added to your cart."])
      expect((yield* state).selected).toEqual([])
    })
  )

  it.effect("adds each product once when a submit is repeated after lost responses", () =>
    Effect.gen(function* () {
      const { notices, opened, service, state, submit } = yield* openMultiAdd(offer([candidate("A"), candidate("B"), candidate("C")]))
      yield* opened.toggle(SkuBaseNumber.make("CAM-B"))
      service.mishaps = ["unanswered", "unanswered"]
      yield* submit
      expect(yield* notices).toEqual([])
      expect((yield* state).phase).toBe("idle")
      expect((yield* state).selected).toEqual(["CAM-A", "CAM-C"])
      yield* submit
      expect(service.lines.map(({ quantity, skuVariantNumber }) => [skuVariantNumber, quantity])).toEqual([
        ["CAM-A-1", 1],
        ["CAM-C-1", 1]
      ])
      expect(yield* notices).toEqual([["2 Items have been added to your cart.", "positive", 5000]])
    })
  )

  it.effect("ERR-108 logs a failure, stops waiting and keeps the selection", () =>
    Effect.gen(function* () {
      const { logged, notices, service, state, submit } = yield* openMultiAdd(offer([candidate("A")]))
      service.mishaps = ["refused"]
      yield* submit
      expect(yield* state).toMatchObject({ phase: "idle", selected: ["CAM-A"] })
      expect(logged.at(-1)).toBe("Error adding recommendations to cart:")
      expect(yield* notices).toMatchObject([])
    })
  )
})
