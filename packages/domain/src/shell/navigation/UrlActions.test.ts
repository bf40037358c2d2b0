import { sampleChoiceVariant, sampleIndexOption, sampleIndexOptionValue, sampleProductChoices } from "@camber/testing/records"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Logger } from "effect"
import { type AddIntent, Cart } from "../../buying/cart/Cart.ts"
import { Catalog } from "../../catalog/catalog/Catalog.ts"
import type { ChoiceVariant, ProductChoices } from "../../catalog/catalog/model.ts"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { HttpStatusError } from "../../foundation/ports/Http.ts"
import { UrlActions } from "./UrlActions.ts"

const variant = (at: number): ChoiceVariant =>
  sampleChoiceVariant({ skuVariantNumber: SkuVariantNumber.make(`CAM-4X-${at}`), optionValues: [String(at)] })
const single: ProductChoices = sampleProductChoices({
  skuBaseNumber: SkuBaseNumber.make("CAM-4X"),
  skuVariantNumber: SkuVariantNumber.make("CAM-4X-1"),
  productPageId: 4,
  productPageUrl: "/item/camshaft/4",
  variants: [variant(1)]
})
const value = (id: number) => sampleIndexOptionValue({ id, ordinality: id, displayName: String(id) })
const choosy: ProductChoices = {
  ...single,
  skuVariantNumber: null,
  indexOptions: [sampleIndexOption({ id: 2, displayName: "Lift", indexOptionValues: [value(2), value(3)] })],
  variants: [variant(1), variant(2)]
}
const unresolved: ProductChoices = { ...single, skuVariantNumber: null }

/** Opens a URL with this product in the catalog, and records what was added and logged. */
const arrive = Effect.fnUntraced(function* (search: string, product: ProductChoices | null | "failing", addHref: string | null = null) {
  const added: Array<AddIntent> = []
  const logged: Array<string> = []
  const world = Layer.mergeAll(
    Layer.mock(Cart, { add: (intent) => Effect.sync(() => (added.push(intent), { isAdded: addHref === null, href: addHref })) }),
    Layer.mock(Catalog, {
      options: () =>
        product === "failing"
          ? Effect.fail(new HttpStatusError({ service: "products", operation: "productOptions", status: 500 }))
          : Effect.succeed(product),
      skuBases: () => Effect.succeed([])
    }),
    Logger.layer([Logger.make(({ message }) => void logged.push(String(message)))])
  )
  const outcome = yield* Effect.provide(
    UrlActions.use((arrival) => arrival.arrive(search, null)),
    Layer.provideMerge(UrlActions.layer, world)
  )
  return { outcome, skus: added.flatMap(({ items }) => items.map(({ skuVariantNumber }) => skuVariantNumber)), added, logged }
})

describe("UrlActions", () => {
  it.effect("NAV-105 adds the named product to the cart and stays on the page", () =>
    Effect.gen(function* () {
      const { added, outcome, skus } = yield* arrive("?action=addtocart&skuorskubasetoadd=CAM-4X", single)
      expect(outcome).toEqual({ _tag: "Stay" })
      expect(skus).toEqual(["CAM-4X-1"])
      expect(added).toMatchObject([{ productPageId: 4, items: [{ quantityRequested: 1 }], failureHref: "/item/camshaft/4" }])
    })
  )
  it.effect("NAV-105 adds the named variant without asking for options", () =>
    Effect.gen(function* () {
      const { outcome, skus } = yield* arrive("?action=addtocart&skuorskubasetoadd=CAM-4X-2", choosy)
      expect(outcome).toEqual({ _tag: "Stay" })
      expect(skus).toEqual(["CAM-4X-2"])
    })
  )
  it.effect("NAV-105 accepts a lower-case variant number", () =>
    Effect.gen(function* () {
      const { outcome, skus } = yield* arrive("?action=addtocart&skuorskubasetoadd=cam-4x-2", choosy)
      expect(outcome).toEqual({ _tag: "Stay" })
      expect(skus).toEqual(["CAM-4X-2"])
    })
  )
  it.effect("NAV-105 leads to the page of the named variant if that variant cannot be bought, and adds no other variant", () =>
    Effect.gen(function* () {
      const gone = { ...choosy, variants: [variant(1), { ...variant(2), isPurchaseable: false }] }
      const { outcome, skus } = yield* arrive("?action=addtocart&skuorskubasetoadd=CAM-4X-2", gone)
      expect(outcome).toEqual({ _tag: "Go", href: "/item/camshaft/4?sku=CAM-4X-2" })
      expect(skus).toEqual([])
      const { added } = yield* arrive("?action=addtocart&skuorskubasetoadd=CAM-4X-2", choosy)
      expect(added).toMatchObject([{ failureHref: "/item/camshaft/4?sku=CAM-4X-2" }])
    })
  )
  it.effect("NAV-105 asks for open options, and leads to the product's page if the options cannot be resolved", () =>
    Effect.gen(function* () {
      const open = yield* arrive("?action=addtocart&skuorskubasetoadd=CAM-4X", choosy)
      expect(open.outcome).toEqual({ _tag: "ChooseVariant", product: choosy })
      expect(open.skus).toEqual([])
      const none = yield* arrive("?action=addtocart&skuorskubasetoadd=CAM-4X", unresolved)
      expect(none.outcome).toEqual({ _tag: "Go", href: "/item/camshaft/4" })
      expect(none.skus).toEqual([])
    })
  )
  it.effect("NAV-105 leads to the URL of a failed add", () =>
    Effect.gen(function* () {
      const { outcome } = yield* arrive("?action=addtocart&skuorskubasetoadd=CAM-4X", single, "/item/camshaft/4")
      expect(outcome).toEqual({ _tag: "Go", href: "/item/camshaft/4" })
    })
  )
  it.effect("NAV-106 starts adding the product to a list, without adding it to the cart", () =>
    Effect.gen(function* () {
      const { outcome, skus } = yield* arrive("?action=addtolist&skuorskubasetoadd=CAM-4X", single)
      expect(outcome).toEqual({ _tag: "AddToList", product: single })
      expect(skus).toEqual([])
    })
  )
  it.effect("ERR-114 logs a missing number and does nothing, and ignores a URL without an action", () =>
    Effect.gen(function* () {
      const missing = yield* arrive("?action=addtocart", single)
      expect(missing.outcome).toEqual({ _tag: "Stay" })
      expect(missing.skus).toEqual([])
      expect(missing.logged).toEqual(["Missing skuorskubasetoadd url param"])
      const nothing = yield* arrive("?query=cam", single)
      expect(nothing.outcome).toEqual({ _tag: "Stay" })
      expect(nothing.logged).toEqual([])
    })
  )
  it.effect("logs an unknown number or a failure and does nothing", () =>
    Effect.gen(function* () {
      for (const answer of [null, "failing"] as const) {
        const { logged, outcome, skus } = yield* arrive("?action=addtolist&skuorskubasetoadd=NONE", answer)
        expect(outcome).toEqual({ _tag: "Stay" })
        expect(skus).toEqual([])
        expect(logged.length > 0).toBe(true)
      }
    })
  )
})
