import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { SkuBase } from "../../catalog/catalog/calls.ts"
import { SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import { UNKNOWN_CARD_FACTS } from "../../catalog/catalog/rules.ts"
import type { HistoryEntry } from "../history/model.ts"
import { getRecentProducts, mergeLiveItems, toPlaceholderItem, fillRecentItems } from "./recentViews.ts"
import { getBlockPhase, RECENT_HISTORY, visibleItems } from "./rules.ts"
import { block, section } from "./testing/samples.ts"

const view = (name: string | null, date = 0): HistoryEntry => ({
  pageType: "Product",
  url: `/item/rotor/${name}?sku=CAM-${name}-1`,
  title: `Part ${name}`,
  date,
  imageUrl: "/parts/rotor.svg",
  skuBaseNumber: name === null ? null : SkuBaseNumber.make(`CAM-${name}`)
})
const live = (name: string, availability = "InStock"): SkuBase =>
  Schema.decodeUnknownSync(SkuBase)({
    skuBaseNumber: `CAM-${name}`,
    displayTitle: `Today's ${name}`,
    pricing: { salePriceString: "$80.00", salePrice: 80, strikeThroughPrice: 100 },
    rating: 4,
    reviewCount: 2,
    availability,
    hasPriceRange: false,
    productPageUrl: `/item/rotor/${name}`,
    brand: "Camber",
    segmentCategorization: "Brakes > Rotors > Slotted",
    superMarketAffinity: "race"
  })
const bases = (entries: ReadonlyArray<{ readonly skuBaseNumber: string }>) => entries.map(({ skuBaseNumber }) => skuBaseNumber)
const createItems = (...names: ReadonlyArray<string>) =>
  getRecentProducts(
    names.map((name) => view(name)),
    []
  ).map(toPlaceholderItem)

describe("recent views", () => {
  it("HIST-10 lists each product of the history once, without other pages and the page's own product", () => {
    const history = [view("A"), view(null), view("B"), view("A"), view("C")]
    expect(bases(getRecentProducts(history, [SkuBaseNumber.make("CAM-C")]))).toEqual(["CAM-A", "CAM-B"])
  })
  it("keeps the 12 latest products", () => {
    const names = Array.from({ length: 14 }, (_, at) => `N${at}`)
    expect(createItems(...names).map(({ skuBase }) => skuBase)).toEqual(names.slice(0, 12).map((name) => `CAM-${name}`))
  })
  it("HIST-10 shows title, image and URL, but no price or stock, which may be outdated", () => {
    expect(createItems("A")).toEqual([
      {
        _tag: "Product",
        recommendationType: null,
        skuVariant: null,
        skuBase: "CAM-A",
        originSkuPrice: null,
        displaySavingsRibbon: false,
        hasActiveRebate: false,
        publicSkuBaseDetails: {
          ...UNKNOWN_CARD_FACTS,
          skuBaseNumber: "CAM-A",
          displayTitle: "Part A",
          availability: null,
          availabilityText: "",
          productPageUrl: "/item/rotor/A?sku=CAM-A-1",
          productPageId: null,
          thumbnailImageLink: "/parts/rotor.svg",
          rating: 0,
          reviewCount: 0,
          ribbonText: null,
          segmentCategorization: "",
          hasNoKitBaseComponents: true,
          hasPriceRange: false,
          superMarketAffinity: "none",
          pricing: null
        },
        publicSkuVariantDetails: null
      }
    ])
  })
  it("HIST-12 keeps only refreshed products, with their current data", () => {
    const refreshed = mergeLiveItems(createItems("A", "B", "C"), [live("C"), live("A")])
    expect(refreshed.map(({ skuBase }) => skuBase)).toEqual(["CAM-A", "CAM-C"])
    expect(refreshed[0]?.publicSkuBaseDetails).toMatchObject({
      displayTitle: "Today's A",
      availability: "InStock",
      thumbnailImageLink: "/parts/rotor.svg",
      pricing: { salePrice: 80, salePriceString: "$80.00", strikeThroughPrice: 100, strikeThroughPriceString: "$100.00" }
    })
    const plain = { ...live("A"), pricing: { ...live("A").pricing, strikeThroughPrice: null } }
    expect(mergeLiveItems(createItems("A"), [plain])[0]?.publicSkuBaseDetails.pricing?.strikeThroughPriceString).toBeNull()
    expect(visibleItems({ recommendations: mergeLiveItems(createItems("A"), [live("A", "Discontinued")]) })).toEqual([])
  })
  it("HIST-12 never gains a product from the response and keeps the history's order", () => {
    const letters = fc.subarray(["A", "B", "C", "D", "E"])
    fc.assert(
      fc.property(letters, letters, (seen, known) => {
        const refreshed = mergeLiveItems(
          createItems(...seen),
          known.toReversed().map((name) => live(name))
        )
        expect(refreshed.map(({ skuBase }) => skuBase)).toEqual(seen.filter((name) => known.includes(name)).map((name) => `CAM-${name}`))
      })
    )
  })
  it("HIST-27 REC-28 shows nothing for an empty block and leaves other blocks unchanged", () => {
    const own = block({ recommendations: [], clientDataType: RECENT_HISTORY })
    const before = section({ recommendationGroups: [own, block()] })
    const filled = fillRecentItems(before, [], true).recommendationGroups
    expect(filled.map(getBlockPhase)).toEqual(["nothing", "cards"])
    expect(fillRecentItems(before, createItems("A"), false).recommendationGroups.map(getBlockPhase)).toEqual(["skeleton", "cards"])
    expect(filled[1]).toEqual(block())
  })
})
