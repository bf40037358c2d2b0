import { describe, expect, it } from "vitest"
import { categoryTiles } from "./categoryTiles.ts"

const category = (categoryName: string, url: string | null) => ({ _tag: "Category" as const, categoryName, url, imageUrl: null })
const labels = (own: ReadonlyArray<ReturnType<typeof category>>, audience: "street" | "race") =>
  categoryTiles({ recommendations: own }, audience).map(({ label }) => label)

describe("the tiles of a category grid", () => {
  it("CARD-32 CARD-33 begin with the block's own and go on with the defaults to six, none twice", () => {
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

  it("CARD-35 are filled up for the race audience with what racers look for", () => {
    expect(labels([], "race").slice(0, 3)).toEqual(["Engine", "Safety Equipment", "Brakes"])
    expect(labels([], "street").slice(0, 3)).toEqual(["Engine", "Brakes", "Chassis & Suspension"])
  })

  it("leave out a category that leads nowhere, and give each default its drawing", () => {
    expect(labels([category("Nowhere", null)], "street")).not.toContain("Nowhere")
    expect(categoryTiles({ recommendations: [] }, "race")[0]?.imageUrl).toBe("/content/parts/engine.svg?dims=false")
  })
})
