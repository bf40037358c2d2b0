import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Availability } from "../../catalog/catalog/sku.ts"
import type { Verdict } from "../../vehicles/fitment/model.ts"
import type { RecommendationBlock } from "./model.ts"
import type { RecommendedItem, RecommendedProduct } from "./items.ts"
import {
  isAwaitingHistory,
  blockImpression,
  getBlockPhase,
  isVisible,
  RECENT_HISTORY,
  getRenderer,
  trackedProducts,
  visibleItems,
  withoutMisfits,
  getMultiAddConfig,
  categoryTiles
} from "./rules.ts"
import { block, items, product } from "./testing/samples.ts"
import { type Feature, flagNames } from "../../foundation/flags/featureDefaults.ts"
import { isOn } from "../../foundation/flags/rules.ts"

const withAvailability =
  (base: Availability | null, variant: Availability | null = null) =>
  (item: RecommendedProduct): RecommendedProduct => ({
    ...item,
    publicSkuBaseDetails: { ...item.publicSkuBaseDetails, availability: base },
    publicSkuVariantDetails: item.publicSkuVariantDetails && { ...item.publicSkuVariantDetails, availability: variant }
  })
const withoutPrice = (item: RecommendedProduct): RecommendedProduct => ({
  ...item,
  publicSkuBaseDetails: { ...item.publicSkuBaseDetails, pricing: null }
})
const kind = <Kind extends RecommendedItem["_tag"]>(tag: Kind) => items.filter((item) => item._tag === tag)
const sold: ReadonlyArray<Availability> = ["InStock", "MadeToOrder", "FactoryShipped", "Backorderable"]
const gone: ReadonlyArray<Availability> = ["Discontinued", "NotAvailable"]
const anyProduct = fc
  .tuple(fc.constantFrom("A", "B", "C", "D"), fc.constantFrom(...sold, ...gone, null), fc.boolean())
  .map(([name, availability, isPriced]) => product(name, (item) => withAvailability(availability)(isPriced ? item : withoutPrice(item))))
const anyItems = fc.array(fc.oneof(anyProduct, fc.constantFrom(...items)), { maxLength: 12 })

describe("withoutMisfits", () => {
  const verdict = (fitment: Verdict["fitment"], prompt: Verdict["prompt"] = null): Verdict => ({ fitment, prompt, asks: [], reason: null })
  const recommended = block({ recommendations: [product("A"), product("B"), product("C"), product("D"), ...items] })
  const verdicts: Readonly<Record<string, Verdict>> = {
    "CAM-A": verdict("DirectFit"),
    "CAM-B": verdict("NoFit"),
    "CAM-C": verdict("NoFit", "Engine")
  }
  const shown = (changes: Partial<RecommendationBlock>) =>
    withoutMisfits({ ...recommended, ...changes }, (number) => verdicts[number] ?? null)

  it("FIT-27 removes products that certainly do not fit and keeps products with an open or unknown fit", () => {
    const remaining = shown({ checkFitment: true }).recommendations
    const numbers = remaining.flatMap((item) => (item._tag === "Product" ? [item.skuBase] : []))
    expect(numbers.filter((number) => /-[A-D]$/.test(number))).toEqual(["CAM-A", "CAM-C", "CAM-D"])
    expect(remaining).toHaveLength(recommended.recommendations.length - 1)
  })
  it("FIT-27 changes nothing if fitment is not checked or the block shows recent views", () => {
    expect(shown({ checkFitment: false }).recommendations).toEqual(recommended.recommendations)
    expect(shown({ checkFitment: true, clientDataType: RECENT_HISTORY }).recommendations).toEqual(recommended.recommendations)
  })
})

describe("isVisible", () => {
  it("REC-29 hides discontinued and unavailable products", () => {
    expect(sold.map((availability) => isVisible(product("A", withAvailability(availability))))).toEqual([true, true, true, true])
    expect(gone.map((availability) => isVisible(product("A", withAvailability(availability))))).toEqual([false, false])
    const [compared] = kind("ComparisonProduct")
    expect(gone.map((availability) => compared?._tag === "ComparisonProduct" && isVisible({ ...compared, availability }))).toEqual([
      false,
      false
    ])
  })
  it("REC-29 uses the recommended variant's availability if known", () => {
    expect(isVisible(product("A", withAvailability("InStock", "Discontinued")))).toBe(false)
    expect(isVisible(product("A", withAvailability("Discontinued", "InStock")))).toBe(true)
    expect(isVisible(product("A", withAvailability(null)))).toBe(true)
  })
  it.each(["Article", "LandingPage", "Event", "Ticket", "SearchTerm", "Category"] as const)(
    "REC-30 never hides an item of the kind %s because of its stock",
    (tag) => {
      expect(kind(tag).map(isVisible)).toEqual([true])
    }
  )
  it.each(["url", "title", "description", "authors"] as const)("CARD-22 hides an article without its %s", (part) => {
    const [article] = kind("Article")
    if (article?._tag !== "Article") throw new Error("no article among the samples")
    for (const text of [null, "", " "])
      expect(isVisible({ ...article, articleDetails: { ...article.articleDetails, [part]: text } })).toBe(false)
  })
})

describe("a block", () => {
  it.each(["grid", "vertical", "card", "comparison", "categorygrid", "aside"])(
    "REC-15 uses the %s renderer for its display type",
    (displayType) => {
      expect(getRenderer(displayType)).toBe(displayType)
    }
  )
  it.each([null, "", "carousel", "Grid", "toString"])("REC-15 uses a carousel for the display type %j", (displayType) => {
    expect(getRenderer(displayType)).toBe("carousel")
  })
  it("REC-04 waits for the device only if the block shows recent views and is not filled yet", () => {
    const waiting = [
      { clientDataType: RECENT_HISTORY, clientHydrated: false },
      { clientDataType: RECENT_HISTORY, clientHydrated: true },
      { clientDataType: null, clientHydrated: false },
      { clientDataType: "Other", clientHydrated: false }
    ].map(isAwaitingHistory)
    expect(waiting).toEqual([true, false, false, false])
    expect(RECENT_HISTORY).toBe("PdpRecentHistory")
  })
  it("REC-28 shows nothing without a visible item, except while recent views are pending", () => {
    const hidden = [product("A", withAvailability("Discontinued"))]
    expect([
      getBlockPhase(block({ recommendations: [] })),
      getBlockPhase(block({ recommendations: hidden })),
      getBlockPhase(block({ recommendations: kind("ComparisonHeader") })),
      getBlockPhase(block({ recommendations: [], clientDataType: RECENT_HISTORY })),
      getBlockPhase(block({ recommendations: [], clientDataType: RECENT_HISTORY, clientHydrated: true })),
      getBlockPhase(block())
    ]).toEqual(["nothing", "nothing", "nothing", "skeleton", "nothing", "cards"])
  })
  it("FIT-12 LOC-15 tracks fitment and estimates of its visible products only if enabled", () => {
    const unnamed = product("C", (item) => ({ ...item, publicSkuVariantDetails: null, skuVariant: null }))
    const recommendations = [product("A"), ...kind("Article"), product("B", withAvailability("Discontinued")), unnamed]
    const tracked = (checkFitment: boolean, getShippingEstimate: boolean) =>
      trackedProducts(block({ recommendations, checkFitment, getShippingEstimate }))
    const skus = [
      { skuBaseNumber: "CAM-A", skuVariantNumber: "CAM-1-2" },
      { skuBaseNumber: "CAM-C", skuVariantNumber: null }
    ]
    expect(tracked(true, false)).toEqual({ skus, checkFitment: true, getShippingEstimate: false, getActivity: false })
    expect(tracked(false, true)).toEqual({ skus, checkFitment: false, getShippingEstimate: true, getActivity: false })
  })
})

describe("blockImpression", () => {
  it("REC-24 contains the purchasable products with a price", () => {
    const recommendations = [
      product("A"),
      product("B", withAvailability("Discontinued")),
      product("C", withAvailability("NotAvailable")),
      product("D", withoutPrice),
      ...kind("Article")
    ]
    expect(blockImpression(block({ recommendations }))).toEqual({
      skus: [{ skuBaseNumber: "CAM-A", price: 87.5 }],
      priceless: ["CAM-D"]
    })
  })
  it("REC-24 REC-29 contains exactly the visible products", () => {
    fc.assert(
      fc.property(anyItems, (recommendations) => {
        const shown = visibleItems({ recommendations }).flatMap((item) => (item._tag === "Product" ? [item.skuBase] : []))
        const { priceless, skus } = blockImpression(block({ recommendations }))
        expect([...skus.map(({ skuBaseNumber }) => skuBaseNumber), ...priceless].toSorted()).toEqual(shown.toSorted())
      })
    )
  })
})

const on =
  (...names: ReadonlyArray<string>) =>
  (feature: Feature) =>
    isOn(
      names.map((name) => ({ name, value: true })),
      feature
    )

const expectOnlyBy = (section: string, mode: "any" | "mandatory", name: string) => {
  const others = Object.values(flagNames).filter((other) => other !== name)
  expect(getMultiAddConfig(section, on(name))?.mode).toBe(mode)
  expect(getMultiAddConfig(section, on(...others))?.mode).not.toBe(mode)
}

it("FLAG-06 lets shoppers add mandatory products from the product aside only if the aside's flag is on", () =>
  expectOnlyBy("PDP_Aside", "mandatory", "Show_Add_Mandatory_Recommendations_To_Cart"))

it("FLAG-07 lets shoppers add products from the add-to-cart drawer only if the drawer's flag is on", () =>
  expectOnlyBy("ATC_Drawer", "any", "ATC_Drawer_Miso_Recs_Multi_Add_Enabled"))

it("FLAG-08 lets shoppers add any products from the product aside only if the aside's flag is on", () =>
  expectOnlyBy("PDP_Aside", "any", "Aside_Recs_Multi_Add_ATC_Enabled"))

it("FLAG-06 FLAG-08 prefers the mandatory mode to the any mode in the product aside", () => {
  expect(getMultiAddConfig("PDP_Aside", () => true)?.mode).toBe("mandatory")
})

it("never lets shoppers add products together from a different section", () => {
  for (const section of ["Home", "", "constructor"]) expect(getMultiAddConfig(section, () => true)).toBeNull()
})

const category = (categoryName: string, url: string | null) => ({ _tag: "Category" as const, categoryName, url, imageUrl: null })
const labels = (own: ReadonlyArray<ReturnType<typeof category>>, audience: "street" | "race") =>
  categoryTiles({ recommendations: own }, audience).map(({ label }) => label)

describe("categoryTiles", () => {
  it("CARD-32 CARD-33 lists the block's own categories, then the defaults, six in total without duplicates", () => {
    expect(labels([category("Transmission", "/shop/transmission~2-20"), category("Brakes", "/shop/brakes~2-3")], "street")).toEqual([
      "Transmission",
      "Brakes",
      "Engine",
      "Chassis & Suspension",
      "Cooling & Heating",
      "Audio & Electronics"
    ])
    expect(
      labels(
        Array.from({ length: 9 }, (_, index) => category(`Own ${index}`, `/shop/own~2-${index}`)),
        "race"
      )
    ).toHaveLength(6)
  })

  it("CARD-35 fills up with racing categories for the race audience", () => {
    expect(labels([], "race").slice(0, 3)).toEqual(["Engine", "Safety Equipment", "Brakes"])
    expect(labels([], "street").slice(0, 3)).toEqual(["Engine", "Brakes", "Chassis & Suspension"])
  })

  it("omits a category without a URL and gives each default category its drawing", () => {
    expect(labels([category("Nowhere", null)], "street")).not.toContain("Nowhere")
    expect(categoryTiles({ recommendations: [] }, "race")[0]?.imageUrl).toBe("/content/parts/engine.svg?dims=false")
  })
})
