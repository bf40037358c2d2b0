import { describe, expect, it } from "vitest"
import { categoryTiles } from "./categoryTiles.ts"

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

  it("omits a category without a URL and gives each default its drawing", () => {
    expect(labels([category("Nowhere", null)], "street")).not.toContain("Nowhere")
    expect(categoryTiles({ recommendations: [] }, "race")[0]?.imageUrl).toBe("/content/parts/engine.svg?dims=false")
  })
})
