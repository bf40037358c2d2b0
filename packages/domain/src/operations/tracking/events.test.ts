import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { readFileSync, readdirSync } from "node:fs"
import { isKeyEvent } from "../../foundation/session/rules.ts"
import { cardClicked, recommendationsList, truncateEvent, MAX_SKUS } from "../../foundation/telemetry/collector.ts"
import { InteractionType } from "../../foundation/telemetry/visitEvents.ts"
import { toInteraction, findMissingPrices } from "./toInteraction.ts"
import { TelemetryEvent } from "../../foundation/telemetry/model.ts"

const names = TelemetryEvent.members.map(({ fields }) => fields.name.literal)
const sku = { skuBaseNumber: "CAM-1", skuVariantNumber: "CAM-1-1" }
const viewed = { name: "Product Viewed", ...sku, category: null, price: 1, rating: null, reviews: null } as const
const impression = { name: "Recommendations Viewed", list: "Recommendations Home", skus: [{ skuBaseNumber: "CAM-1", price: 5 }] } as const

describe("telemetry events", () => {
  it("has unique event names, including the specified ones", () => {
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(
      expect.arrayContaining([
        "Product Clicked",
        "Article Clicked",
        "Feedback Clicked",
        "Feedback Submitted",
        "Fitment Added",
        "Fitment Removed",
        "Fitment Updated",
        "Product Added",
        "Install Prompt Shown",
        "Install Prompt Engaged",
        "Install Prompt Accepted",
        "Install Prompt Dismissed",
        "PWA In Use"
      ])
    )
  })

  it("SESS-08 includes every key event of a session", () => {
    expect(names.filter(isKeyEvent)).toHaveLength(10)
  })

  it("ANL-102 ANL-114 records the card, its position and the list name of a card click", () => {
    expect(cardClicked({ _tag: "Product", skuBaseNumber: "CAM-1" }, recommendationsList("Home"), 2)).toEqual({
      name: "Product Clicked",
      skuBaseNumber: "CAM-1",
      list: "Recommendations Home",
      position: 2
    })
    expect(cardClicked({ _tag: "Article", articleId: 7 }, "Search", 1)).toEqual({ name: "Article Clicked", articleId: 7, list: "Search" })
  })

  it("truncates texts to the collector's limit without splitting a character", () => {
    expect(truncateEvent("🏁".repeat(200)).length).toBe(300)
    expect(truncateEvent(`${"a".repeat(299)}🏁`)).toEqual(`${"a".repeat(299)}\ufffd`)
    expect(Schema.is(TelemetryEvent)(cardClicked({ _tag: "Product", skuBaseNumber: "CAM-1" }, "x".repeat(1000), 1))).toBe(true)
  })
})

describe("toInteraction", () => {
  it.each<readonly [TelemetryEvent, InteractionType | null]>([
    [{ name: "Product Added to Wishlist", ...sku }, "add_to_collection"],
    [{ name: "Product Removed from Wishlist", ...sku }, "remove_from_collection"],
    [{ name: "Product Added", ...sku, quantity: 1, list: null }, "add_to_cart"],
    [viewed, "product_detail_page_view"],
    [{ name: "Products Searched", query: "cam" }, "search"],
    [{ name: "Category Viewed", category: "Engine" }, "category_page_view"],
    [impression, "impression"],
    [{ name: "Product Removed", skuVariantNumber: "CAM-1-1", quantity: 1 }, null],
    [{ name: "Signed In" }, null]
  ])("ANL-05 converts %j to %s", (event, type) => {
    expect(toInteraction(event)?.type ?? null).toBe(type)
  })
  it("ANL-05 has seven interaction types and uses each type", () => {
    expect(InteractionType.literals).toHaveLength(7)
  })

  it("ANL-06 ignores checkout events", () => {
    const checkout: ReadonlyArray<TelemetryEvent> = [
      { name: "Checkout Started", total: 10 },
      { name: "Order Completed", orderId: "1", total: 10 }
    ]
    expect(checkout.map(toInteraction)).toEqual([null, null])
  })

  it("ANL-05 contains the subject, and at most the allowed number of SKUs", () => {
    expect(toInteraction({ name: "Products Searched", query: "cam" })).toEqual({ type: "search", skuBaseNumbers: [], subject: "cam" })
    const singleProductEvents = [
      { name: "Product Added to Wishlist", ...sku },
      { name: "Product Removed from Wishlist", ...sku },
      { name: "Product Added", ...sku, quantity: 1, list: null },
      viewed
    ] as const
    for (const event of singleProductEvents)
      expect(toInteraction(event)).toMatchObject({ skuBaseNumbers: [sku.skuBaseNumber], subject: null })
    expect(toInteraction({ name: "Category Viewed", category: "Engine" })).toMatchObject({ skuBaseNumbers: [], subject: "Engine" })
    const many = { ...impression, skus: Array.from({ length: MAX_SKUS + 1 }, (_, at) => ({ skuBaseNumber: `CAM-${at}`, price: 1 })) }
    expect(toInteraction(many)?.skuBaseNumbers).toEqual(Array.from({ length: MAX_SKUS }, (_, at) => `CAM-${at}`))
  })

  it("ERR-116 findMissingPrices reports SKUs without a price", () => {
    const skus = [
      { skuBaseNumber: "CAM-1", price: null },
      { skuBaseNumber: "CAM-2", price: 0 }
    ]
    expect(findMissingPrices({ ...impression, skus })).toEqual(["CAM-1"])
    expect(findMissingPrices({ name: "Signed In" })).toEqual([])
    expect([findMissingPrices(viewed), findMissingPrices({ ...viewed, price: null })]).toEqual([[], []])
    expect(findMissingPrices({ name: "Signed Up" })).toEqual([])
  })
})

it("CONST-105 mentions a session recorder in no source file", () => {
  const src = new URL("../../", import.meta.url)
  const sources = readdirSync(src, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts")
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((file) => /recorder/i.test(readFileSync(new URL(file, src), "utf8")))).toEqual([])
})
